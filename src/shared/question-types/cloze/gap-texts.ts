import { counted } from '../../counted';

export const gapTexts = {
  gapRequired: 'Mark each gap in the question text with ___ (three underscores)',
  gapInFormula: 'A gap (___) cannot stand inside a formula or the description of a picture: put it beside',
  gapsMissing: (marked: number, described: number) =>
    `The text marks ${counted(marked, 'gap')} with ___, but there ${described === 1 ? 'is' : 'are'} only ${described}`,
  gap: (number: number) => `Gap ${number}`,
  inGap: (number: number, sentence: string) => `Gap ${number}: ${sentence}`,
  gapWithoutMarks: (number: number) =>
    `Gap ${number} has no marks of its own: give marks to every gap or to none`,
  gapMarksInvalid: (number: number) => `The marks of gap ${number} must be above 0, in half marks`,
  gapMarksNotTheMaximum: (sum: number, maximum: number) =>
    `The marks of the gaps add up to ${sum}, not to the maximum of ${maximum}`,
  gapAnswerRequired: (number: number) => `Gap ${number} has no accepted answer`,
  gapAnswersTooMany: (answers: number, gaps: number) =>
    `There are accepted answers for ${counted(answers, 'gap')}, but only ${gaps}`,
  gapAnswerNoOption: (number: number) => `The accepted answer of gap ${number} must be one of its options`,
  gapAnswerNoNumber: (number: number, text: string) =>
    `Gap ${number} asks for a number, and “${text}” is none`,
  /** Remarks for a student on a partly wrong answer. */
  gapsNotRight: (numbers: readonly number[]) => `${gapsNamed(numbers)} not right.`,
  /** An additional remark for the teacher, who has to check. */
  gapsNearlyRight: (numbers: readonly number[]) => `${gapsNamed(numbers)} nearly right.`,
} as const;

const gapsNamed = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `Gap ${numbers[0]} is`
    : `Gaps ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} are`;
