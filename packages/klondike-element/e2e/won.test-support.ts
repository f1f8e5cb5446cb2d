// A deal and a way to win it, found by the solver.

/** The attributes that lay the deal out. */
export const DEAL = { seed: '4', draw: '3' } as const;

/** The moves that win it, as records write them. */
export const MOVES: readonly string[] = `
  t6-f3 t5-t7 t2-t4 d w-t1 w-t4 t7-t4-2 d d w-t1 w-f3 d d d d d w-t6 w-t7 t6-t7-2 t6-t1
  t2-t1 t4-t2-5 t4-t1 t1-f1 t1-t6 f1-t6 t1-f3 t6-t1-3 t1-f1 r d d d d w-t2 w-f3 d w-t3 t5-t3
  t5-t6 t5-t2 t4-t5 t1-t2-5 t3-t1-3 t3-f4 t2-f4 t4-t7 t6-t4-2 t7-t6-5 t7-t1 w-f4 t7-f4 t6-f4
  t2-t7-3 t2-f4 t7-t2-4 d r d w-f4 w-f2 w-f1 t2-f1 d d d w-t3 d w-f1 w-f2 r d w-f1 w-t7 w-t6
  d w-f2 t2-f2 t2-f3 t6-f2 t2-f2 t6-f3 t6-f2 w-t4 d w-f3 t3-f3 w-f1 t2-f1 t2-f2 t2-f3 t3-f2
  t6-f1 t2-f2 t5-f1 w-t3 t7-t3-2 t1-f3 t3-f3 t4-f2 t3-f2 t4-f3 t3-f3 t7-f4 t6-f4 t5-f4 t1-f4
  t6-f1 t2-f1 t1-f1 t1-f2 t2-f4 t2-f1 t4-f4
`
  .trim()
  .split(/\s+/);
