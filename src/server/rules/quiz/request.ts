import * as z from 'zod';
import {
  FOLDER_MAXIMUM_LENGTH,
  TITLE_MAXIMUM_LENGTH,
  TOTAL_TIME_MAXIMUM_SECONDS,
} from '../../../shared/constants';
import { fieldInvalid, fieldTooLong, messages } from '../../../shared/messages';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import {
  quizLanguageSchema,
  quizSettingsSchema,
  quizSwitchesSchema,
} from '../../../shared/quiz/settings-schema';
import { cleanText, isCleanText } from '../../../shared/text';

const title = z
  .string(messages.quizTitleRequired)
  .trim()
  .min(1, messages.quizTitleRequired)
  .max(TITLE_MAXIMUM_LENGTH, fieldTooLong('title', TITLE_MAXIMUM_LENGTH))
  .refine(isCleanText, fieldInvalid('title'));

const totalTimeSeconds = z
  .number(messages.quizTotalTimeRequired)
  .int(messages.quizTotalTimeRequired)
  .positive(messages.quizTotalTimeRequired)
  .max(TOTAL_TIME_MAXIMUM_SECONDS, messages.quizTotalTimeRequired);

const questionId = z.union([z.string(), z.object({ _id: z.string() }).transform(({ _id }) => _id)], {
  error: fieldInvalid('questions'),
});

/** A field for every setting; a missing one would be ignored as unknown. */
const fields = {
  title: title.optional(),
  description: cleanText('description').optional(),
  totalTimeSeconds: totalTimeSeconds.optional(),
  lang: quizLanguageSchema.optional(),
  ...quizSwitchesSchema.partial().shape,
  questions: z.array(questionId, fieldInvalid('questions')).optional(),
} satisfies Record<keyof QuizSettings | 'questions', z.ZodType>;

/**
 * The settings in a request, all optional: unknown and read-only fields are dropped, missing ones stay absent. The title is
 * trimmed, questions become ids in order; totalTimeSeconds is whole seconds.
 */
export const quizRequestSchema = z.preprocess(withoutUnusedTime, z.object(fields));
export type QuizRequest = z.output<typeof quizRequestSchema>;

/** A quiz's settings with a request's changes; other fields are dropped. */
export const withChanges = (base: QuizSettings, request: QuizRequest): QuizSettings =>
  effectiveSettings(quizSettingsSchema.parse({ ...base, ...request }));

export const acceptingSchema = z.object({ acceptingResponses: z.boolean(messages.acceptingBooleanRequired) });

export const folderSchema = z.object({
  folder: z
    .string(fieldInvalid('folder'))
    .trim()
    .max(FOLDER_MAXIMUM_LENGTH, fieldTooLong('folder', FOLDER_MAXIMUM_LENGTH))
    .refine(isCleanText, fieldInvalid('folder')),
});
export type FolderRequest = z.output<typeof folderSchema>;

/** The changes a client sends. */
type QuizChanges = Partial<QuizSettings> & {
  /** Ids in their new order, or whole questions as read. */
  questions?: readonly (string | { _id: string })[];
};

// spec §5: question timers disable the total time, so its value must not block a save.
function withoutUnusedTime(changes: QuizChanges): QuizChanges {
  const { totalTimeSeconds: sent, ...others } = changes;
  if (others.useQuestionTimer !== true || totalTimeSeconds.safeParse(sent).success) return changes;
  return others;
}
