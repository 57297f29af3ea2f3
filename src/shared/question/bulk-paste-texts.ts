import { MAXIMUM_MARKS_CEILING } from '../constants';

/** What only pasted text can have wrong. Apart from messages.ts, so that the pages of students do not carry it. */
export const bulkPasteTexts = {
  lineWithoutQuestion: 'This line belongs to no question. Begin a question with its number, like "1."',
  lineNotRead:
    'This line was not understood. Options begin with "a)", other lines with "Answer:" or the like.',
  characterNotStorable: 'This line holds a character that cannot be stored.',
  fieldTwice: 'This question already has such a line.',
  typeUnknown: (types: readonly string[]) =>
    `The type is one of ${types.slice(0, -1).join(', ')} and ${types.at(-1)}.`,
  marksInvalid: `Marks are a whole number from 1 to ${MAXIMUM_MARKS_CEILING}.`,
  optionsNeedChoice: 'Only a single choice or a multiple choice has options.',
  rangeNeedsSlider: 'Only a slider has a range.',
  answerAgainstStars: 'This names other options than those marked with a star.',
} as const;
