import { readFileSync } from 'node:fs';

const SUBJECTS = ['maths', 'physics', 'chemistry'] as const;

/** Three hundred formulas as teachers write them, one per line. */
export const formulas: readonly string[] = SUBJECTS.flatMap((subject) =>
  readFileSync(`src/tests/rich-text/${subject}-formulas.txt`, 'utf8').trim().split('\n'),
);
