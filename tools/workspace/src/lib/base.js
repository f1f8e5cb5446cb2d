// @ts-check

/**
 * What to compare with: a commit, or nothing at all, which makes everything affected.
 *
 * @typedef {{ readonly commit: string, readonly why: string }
 *   | { readonly commit: undefined, readonly why: string }} Base
 */

/** The main line of the house. */
export const MAIN = 'main';

/**
 * Chooses the base: `NX_BASE` if set, the parent commit on main, else where the branch left main.
 * Wherever that cannot be known (first commit, shallow clone, no main), all is affected: too much
 * work is better than a check that was never made.
 *
 * @param {(args: readonly string[]) => string | undefined} git
 * @param {string | undefined} [wish] the value of NX_BASE
 * @returns {Base}
 */
export function chooseBase(git, wish) {
  /** @param {string} name */
  const commit = (name) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  const head = commit('HEAD');
  if (!head) return { commit: undefined, why: 'there is no commit yet' };

  if (wish) {
    const found = commit(wish);
    return found
      ? { commit: found, why: `NX_BASE (${wish})` }
      : { commit: undefined, why: `NX_BASE (${wish}) is not a commit here` };
  }

  const branch = git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const main = [`refs/heads/${MAIN}`, `refs/remotes/origin/${MAIN}`].find(commit);
  const fork = main && git(['merge-base', main, 'HEAD']);
  // A detached head that main contains is a commit of main, checked out by a build server.
  const onMain = branch === MAIN || (!branch && fork === head);
  if (onMain) {
    const parent = commit('HEAD~1');
    return parent
      ? { commit: parent, why: `the commit before the last on ${MAIN}` }
      : { commit: undefined, why: `${MAIN} has no commit before this one here` };
  }
  const short = main?.replace(/^refs\/(?:heads|remotes)\//, '');
  if (!short) return { commit: undefined, why: `there is no ${MAIN} to compare with` };
  return fork
    ? { commit: fork, why: `where this branch left ${short}` }
    : {
        commit: undefined,
        why: `this clone does not reach back to where the branch left ${short}`,
      };
}
