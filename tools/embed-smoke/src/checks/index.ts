import { type Check } from '../check.ts';
import { hidden, scaled, widths } from './display.ts';
import { focus, keys, scrolling } from './host.ts';
import { moved, twice, twoInstances, upgrade } from './identity.ts';
import { oneTask, policy, residue } from './page.ts';

/** All that is tried on a page, by what must hold. */
export const checks = {
  'keeps a strict policy': policy,
  'hidden at first, looks and plays the same when shown': hidden,
  'fits from 280 px to 1200 px': widths,
  'is hit where the pointer is, scaled and scrolled': scaled,
  'is one of two that know nothing of each other': twoInstances,
  'defined twice, keeps the first and warns of another version': twice,
  'keeps what is set before it is defined': upgrade,
  'moved in the document, goes on with its game': moved,
  'bears to be made and dropped in one task': oneTask,
  'leaves nothing on the page': residue,
  'leaves the page its keys': keys,
  'lets the focus come and go': focus,
  'lets the page scroll': scrolling,
} satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof checks;
