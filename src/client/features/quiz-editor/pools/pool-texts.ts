import { poolMessages } from '../../../../shared/quiz/pool-messages';

export const poolTexts = {
  title: 'Pools',
  makeOne: 'Make a pool…',
  hint: 'Of the questions in a pool, each student is asked some, drawn at random. Select questions, then make a pool.',
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
  marks: (marks: string) => `${marks} ${marks === '1' ? 'mark' : 'marks'}`,
  save: 'Save pools',
  failed: (reason: string | undefined) => reason ?? 'The pools could not be saved. Please try again.',
  saved: 'Pools saved.',
} as const;
