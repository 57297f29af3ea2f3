import { counted } from '../counted';

export const newPoolName = (number: number) => `Pool ${number}`;

export const poolMessages = {
  /** The heading of a pool. */
  drawn: (draw: number, count: number) => `${draw} of these ${count}`,
  frozen: 'Students have started, so what is drawn for each of them can no longer change.',
  unknownQuestion: 'A pool names a question that this quiz does not have.',
  notAsked: 'This student was not asked this question.',
  inTwoPools: 'A question can be in one pool only.',
  tooFew: (name: string, finished: number) =>
    finished === 0
      ? `Pool “${name}” has no finished question. Finish two at least, or dissolve the pool.`
      : `Pool “${name}” has one finished question only. Add another, or dissolve the pool.`,
  drawsAll: (name: string, draw: number, finished: number) =>
    `Pool “${name}” draws ${draw} of its ${counted(finished, 'question')}. Draw fewer, or add questions.`,
  marksDiffer: (name: string, marks: readonly number[]) =>
    `The questions of pool “${name}” have different marks (${marks.join(', ')}). Give them the same, so that all students can reach the same total.`,
};
