import { fieldIds } from '../../../question-types/editing-texts';

/** The texts of the question editor, verbatim where the specification quotes them. */
export const texts = {
  saveFailed: 'Failed to save question. Please try again.',
  question: (number: number) => `Question ${number}`,
  close: (number: number) => `Close question ${number}`,
  moveTo: (number: number) => `${number}: move to position…`,
  timersOff: 'Individual question timers are off for this quiz.',
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  frozenQuestion:
    'Students have already started this quiz. Text, image, correct answers and marks can still be corrected.',
  preparingImage: 'Preparing…',
  imageHint: 'Optional, at most 10 MB; it can also be dropped here.',
  useFormatting: 'Use formatting',
  useFormattingHint:
    'Bold, lists, code, formulas and pictures in the texts of this question; stars and dollars in them may look different then.',
  formattingUsed: 'The texts of this question can be formatted now.',
  addExplanation: 'Add an explanation',
  explanation: 'Explanation',
  explanationHint: 'Students read it beside the correct answer, once scores are released.',
  notAnImage: 'Please choose an image file.',
} as const;

/** The id of the control an error summary line links to. */
export const fieldIdOf = (field: string): string =>
  new Map<string, string>(Object.entries(fieldIds)).get(field) ?? fieldIds.text;
