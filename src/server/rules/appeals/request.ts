import * as z from 'zod';
import { APPEAL_MAXIMUM_LENGTH } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';
import { marksSchema, seenMarkSchema } from '../marking/request';
import { appealMessages } from './messages';

const someText = (sentence: string) =>
  z
    .string(sentence)
    .trim()
    .min(1, sentence)
    .max(APPEAL_MAXIMUM_LENGTH, sentence)
    .refine(isCleanText, sentence);

/** The student's text when requesting a second look. */
export const appealTextSchema = z.object({
  text: someText(messages.secondLookTextInvalid({ maximum: APPEAL_MAXIMUM_LENGTH })),
});

/** The teacher's reply, and the answer's new marks; without any they stay. */
export const appealAnswerSchema = z.object({
  answer: someText(appealMessages.answerInvalid(APPEAL_MAXIMUM_LENGTH)),
  marks: marksSchema.shape.marks.optional(),
  ...seenMarkSchema.shape,
});
