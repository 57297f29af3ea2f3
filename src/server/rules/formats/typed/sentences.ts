import { MAXIMUM_MARKS_CEILING } from '../../../../shared/constants';

/** Problems of typed text only; separate from messages.ts, so that student pages do not load them. */
export const typedSentences = {
  inLine: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  heading: 'A heading or an instruction, not a question.',
  textWithoutQuestion: 'This text belongs to no question.',
  textBetween: 'This text stands between questions. Add it to the question that it belongs to.',
  noQuestion: 'No question: it has no answer, no options and no question mark.',
  lineNotRead: 'This line was not understood. Add it to the text or the explanation, or leave it out.',
  characterNotStorable: 'A character that cannot be stored was replaced.',
  fieldTwice: 'This question already has a line like this.',
  answerMissing:
    'No answer was found for this question, so it is a long answer. Add a model answer, or change the type.',
  answerOfNoQuestion: (number: number) => `There is no question ${number} for this answer.`,
  answerTwice: (number: number) => `Question ${number} has an answer already.`,
  answerUnread: 'This line of the answer key was not understood.',
  matchUnread: 'This is a matching question whose pairs were not understood. Rewrite it, or leave it out.',
  typeUnknown: (types: readonly string[]) =>
    `The type is one of ${types.slice(0, -1).join(', ')} and ${types.at(-1)}.`,
  marksInvalid: `Marks are a whole number from 1 to ${MAXIMUM_MARKS_CEILING}.`,
  marksRounded: (marks: number) => `The ${marks} marks were rounded to a whole number.`,
  optionsNeedChoice: 'Only single choice, multiple choice and ordering questions have options.',
  rangeNeedsSlider: 'Only slider questions have a range.',
  toleranceNeedsNumber: 'Only number questions have a tolerance or a unit.',
  pairsAreTheKey: 'A matching question takes its answer from its pairs, like "Fe = Iron".',
  orderIsTheKey: 'An ordering question takes its answer from the order of its lines.',
  answerAgainstMarks: 'The answer names other options than those that are marked as correct.',
  optionInside: 'Another option seems to stand in this line. Put each option into a line of its own.',
  boldIsKey: 'The option that is set apart in bold or colour was taken as the correct one.',
  signs: {
    taken: 'The sign beside an option was taken as the mark of the correct one.',
    left: 'The sign beside an option was left in its text: the questions around it are not marked so.',
  },
  starOfCode:
    'The star behind an option was taken as the mark of the correct one, and may be a part of its code.',
  lettersInOrder: 'The letters below the last question were taken as the answers to all, in their order.',
  bracketsFillGaps: 'The words in brackets at the end were taken as the answers of the gaps.',
  bracketIsKey: 'The letter in brackets in the question was taken as its answer.',
  linesAreOptions: 'The lines below the question were taken as its options.',
  partOf: (number: number | null) =>
    number === null ? 'A part of a longer question.' : `A part of question ${number}.`,
} as const;
