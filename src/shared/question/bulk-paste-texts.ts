import { MAXIMUM_MARKS_CEILING } from '../constants';

/** What only pasted text can have wrong. Apart from messages.ts, so that the pages of students do not carry it. */
export const bulkPasteTexts = {
  lineWithoutQuestion: 'This line belongs to no question. Start each question with its number, like "1."',
  lineNotRead:
    'This line was not understood. Options start with "a)", other lines with a word like "Answer:".',
  characterNotStorable: 'This line contains a character that cannot be stored.',
  fieldTwice: 'This question already has a line like this.',
  typeUnknown: (types: readonly string[]) =>
    `The type is one of ${types.slice(0, -1).join(', ')} and ${types.at(-1)}.`,
  marksInvalid: `Marks are a whole number from 1 to ${MAXIMUM_MARKS_CEILING}.`,
  optionsNeedChoice: 'Only single choice, multiple choice and ordering questions have options.',
  rangeNeedsSlider: 'Only slider questions have a range.',
  toleranceNeedsNumber: 'Only number questions have a tolerance or a unit.',
  pairsAreTheKey: 'A matching question takes its answer from its pairs, like "Fe = Iron".',
  orderIsTheKey: 'An ordering question takes its answer from the order of its lines.',
  answerAgainstStars: 'These are not the options marked with a star.',
} as const;
