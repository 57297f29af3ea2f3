import * as z from 'zod';
import { COMMENT_MAXIMUM_LENGTH, PHRASE_MAXIMUM_LENGTH } from '../constants';
import { colleagueMessages } from '../marking/colleague-messages';
import { fieldInvalid } from '../messages';
import { isCleanText } from '../text';
import { commentMessages } from './messages';

const INVALID = fieldInvalid('text');

/** What a teacher says about an answer or a submission; an empty text takes it away. */
export const commentSchema = z.object({
  text: z
    .string(INVALID)
    .trim()
    .max(COMMENT_MAXIMUM_LENGTH, commentMessages.commentTooLong)
    .refine(isCleanText, INVALID),
});
export type CommentRequest = z.output<typeof commentSchema>;

const { seenInvalid } = colleagueMessages;

/** The comment that was seen, '' for none; without it whatever stands there is replaced. */
export const seenCommentSchema = z.object({ seen: z.string(seenInvalid).optional() });

/** The same by student; of who is not named no comment was seen. */
export const seenCommentsSchema = z.object({
  seen: z.record(z.string(), z.string(seenInvalid), seenInvalid).optional(),
});

/** A comment as it stands now, null without one, and for how many students it is another than before. */
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

/** The comments that a teacher uses again and again, in the order in which they were added. */
export const phraseListSchema = z.object({
  phrases: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type PhraseList = z.infer<typeof phraseListSchema>;
export type Phrase = PhraseList['phrases'][number];

/** Phrases of colleagues that stand in comments on a quiz, by the names of their owners. */
export const colleaguesPhrasesSchema = z.object({
  phrases: z.array(z.object({ id: z.string(), text: z.string(), by: z.string() })),
});
export type ColleaguesPhrases = z.infer<typeof colleaguesPhrasesSchema>;
