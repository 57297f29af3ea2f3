import * as z from 'zod';
import { COMMENT_MAXIMUM_LENGTH, PHRASE_MAXIMUM_LENGTH } from '../constants';
import { colleagueMessages } from '../marking/colleague-messages';
import { fieldInvalid } from '../messages';
import { isCleanText } from '../text';
import { commentMessages } from './messages';

const INVALID = fieldInvalid('text');

/** A teacher's comment on an answer or a submission; an empty text removes it. */
export const commentSchema = z.object({
  text: z
    .string(INVALID)
    .trim()
    .max(COMMENT_MAXIMUM_LENGTH, commentMessages.commentTooLong)
    .refine(isCleanText, INVALID),
});
export type CommentRequest = z.output<typeof commentSchema>;

const { seenInvalid } = colleagueMessages;

/** The comment seen before, '' for none; without it, any current comment is replaced. */
export const seenCommentSchema = z.object({ seen: z.string(seenInvalid).optional() });

/** The comments seen, by student; for a missing student none was seen. */
export const seenCommentsSchema = z.object({
  seen: z.record(z.string(), z.string(seenInvalid), seenInvalid).optional(),
});

/** The current comment, null if none, and the number of students whose comment changed. */
export const writtenCommentSchema = z.object({ comment: z.string().nullable(), changed: z.number().int() });
export type WrittenComment = z.infer<typeof writtenCommentSchema>;

export const newPhraseSchema = z.object({
  text: z
    .string(commentMessages.phraseRequired)
    .trim()
    .min(1, commentMessages.phraseRequired)
    .max(PHRASE_MAXIMUM_LENGTH, commentMessages.phraseTooLong)
    .refine(isCleanText, INVALID),
});

/** A teacher's reusable comments, in the order of their addition. */
export const phraseListSchema = z.object({
  phrases: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type PhraseList = z.infer<typeof phraseListSchema>;
export type Phrase = PhraseList['phrases'][number];

/** Colleagues' phrases in comments on a quiz, by owner name. */
export const colleaguesPhrasesSchema = z.object({
  phrases: z.array(z.object({ id: z.string(), text: z.string(), by: z.string() })),
});
export type ColleaguesPhrases = z.infer<typeof colleaguesPhrasesSchema>;
