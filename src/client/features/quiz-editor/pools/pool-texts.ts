import { poolMessages } from '../../../../shared/quiz/pool-messages';

/** The words of making pools. */
export const poolTexts = {
  title: 'Pools',
  makeOne: 'Make a pool…',
  hint: 'Each student is asked only some of the questions of a pool, drawn for each of them. Choose questions, then make a pool of them.',
  drawn: (draw: number, count: number) => `${poolMessages.drawn(draw, count)}, drawn for each student`,
  change: 'Change',
  name: 'Name',
  draw: (count: number) => `Questions drawn, of ${count}`,
  drawInvalid: (count: number) =>
    count < 2 ? 'Put another question into this pool.' : `Enter a whole number from 1 to ${count - 1}.`,
  dissolve: 'Dissolve',
  dissolveNamed: (name: string) => `Dissolve ${name}`,
  inNoPool: 'In no pool: asked of everybody',
  make: (count: number) => (count > 1 ? `Make a pool of ${count}` : 'Make a pool'),
  putInto: (name: string) => `Put into ${name}`,
  takeOut: 'Take out',
  marks: (marks: string) => `${marks} marks`,
  save: 'Save pools',
  failed: (reason: string | undefined) => reason ?? 'The pools could not be saved. Please try again.',
  saved: 'Pools saved.',
} as const;
