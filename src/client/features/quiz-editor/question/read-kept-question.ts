import * as z from 'zod';
import { QUESTION_TYPES, type QuestionType } from '../../../../shared/question-types/registry';
import { keptFormOf } from '../../../question-types/kept-forms';
import type { FormBase, KeptQuestion, QuestionForm } from './question-form';

const keptSchema = z.object({
  form: z.looseObject({ type: z.enum(QUESTION_TYPES) }),
  hadImage: z.boolean().catch(false),
});

/**
 * Reads what an earlier visit, or an earlier version of the editor, kept of a question. The type decides what its fields are, so
 * a draft without a type that we know is dropped. Each other field is taken for itself: one that is missing or does not fit is as
 * the editor has it now, as a question of that type. It comes with zod, so it is loaded only where there is something to read.
 */
export function readKeptQuestion(
  kept: unknown,
  nowAs: (type: QuestionType) => QuestionForm,
): KeptQuestion | undefined {
  const { data } = keptSchema.safeParse(kept);
  if (!data) return undefined;
  const start = nowAs(data.form.type);
  const fields = {
    text: z.string().catch(start.text),
    timeLimit: z.string().catch(start.timeLimit),
    maximumMarks: z.string().catch(start.maximumMarks),
    imageAlt: z.string().catch(start.imageAlt),
  } satisfies { [Field in keyof FormBase]: z.ZodType<FormBase[Field]> };
  const parts = keptFormOf(start).read(data.form, start);
  return { form: { ...parts, ...z.object(fields).parse(data.form) }, hadImage: data.hadImage };
}
