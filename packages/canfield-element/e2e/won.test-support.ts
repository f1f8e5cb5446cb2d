// A classic deal and a way to win it, found by taking the first hint each time.

/** The attributes that lay the deal out. */
export const DEAL = { seed: '68' } as const;

/** The moves that win it, as records write them. */
export const MOVES: readonly string[] = `
  t3-t1 d w-f3 w-f2 d d d d d w-f1 w-t2 d d w-t2 d w-t1 d w-t2 w-t1 t1-f3 d d r d w-f4 d d w-t2
  d d d w-f1 d d d r d w-f4 w-t2 t3-t2 r-f3 d d d d d d d r d w-f4 w-t2 t1-t2-3 r-f2 t2-f2 t1-f2
  t2-f1 t2-f2 d w-t1 t1-f2 t4-f2 r-f3 w-t4 w-t2 w-t4 r-t4 r-f4 t2-f4 d w-t4 t1-t4 r-f1 t1-f1
  t1-f4 t4-f1 w-t1 t3-t4 w-t3 d d w-t1 w-f2 w-f3 t2-f3 t2-f4 t4-f3 t2-f3 t4-f4 t2-f4 d w-f1
  t4-f1 t3-f1 t4-f4 w-t3 w-t2 t2-f2 t1-f2 t4-f1 w-t3 t3-f2 t3-f1 w-t3 t3-f2 w-t3 t3-f1 d w-t3
  t3-f3 t2-f3 t1-f3 t2-f4 t2-f3 t2-f2 t4-f4 w-t1 t1-f3 w-t1 t1-f4
`
  .trim()
  .split(/\s+/);
