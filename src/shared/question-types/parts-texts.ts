import { counted } from '../counted';

/** Sentences about pairs and orders: their issues, and the right parts of an answer. */
export const partsTexts = {
  pairsTooFew: 'Provide at least two pairs',
  pairIncomplete: 'Every pair needs both of its sides',
  leftSidesNotUnique: 'Left sides must be unique',
  rightSidesNotUnique: 'Answers on the right must be unique',
  rightSideBlank: 'Answers on the right cannot be empty',
  rightSideUnknown: 'Correct answers must be among the answers on the right',
  leftSideUnknown: 'Correct answers must belong to the left sides',
  orderIncomplete: 'Provide every option once in the right order',
  pairsRight: (right: number, all: number) =>
    `${right} of ${counted(all, 'pair')} ${right === 1 ? 'is' : 'are'} right.`,
  stepsRight: (right: number, all: number) =>
    `${right} of ${counted(all, 'step')} from one to the next ${right === 1 ? 'is' : 'are'} right.`,
} as const;
