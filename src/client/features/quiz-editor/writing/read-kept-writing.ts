import * as z from 'zod';
import { QUESTION_ID } from '../../../../shared/constants';
import { textFormatSchema } from '../../../../shared/question-types/base';
import { QUESTION_TYPES } from '../../../../shared/question-types/registry';
import { quizSettingsSchema } from '../../../../shared/quiz/settings-schema';
import { editingOf } from '../../../question-types/editing';
import { blankForm, type FormBase, type QuestionForm } from '../forms/question-form';
import type { SettingsForm } from '../forms/settings-form';
import type { KeptWriting } from './kept-writing';
import type { Written } from './written';

const { totalTimeSeconds: _, ...settings } = quizSettingsSchema.shape;
const settingSchemas = { ...settings, totalMinutes: z.string() } satisfies Record<
  keyof SettingsForm,
  z.ZodType
>;
const names = z.enum([
  'title',
  'description',
  'totalMinutes',
  'lang',
  'allowNavigation',
  'shuffleQuestions',
  'shuffleOptions',
  'allowTabChange',
  'useQuestionTimer',
  'sendOneByOne',
  'blindMarking',
]);

const questionId = z.string().regex(QUESTION_ID);
const keptSchema = z.object({
  parts: z.array(z.object({ written: z.unknown(), base: z.string().optional().catch(undefined) })),
  added: z.array(questionId).catch([]),
});
const settingSchema = z.object({ kind: z.literal('setting'), name: names, value: z.unknown() });
const questionSchema = z.object({
  kind: z.literal('question'),
  id: questionId,
  form: z.looseObject({ type: z.enum(QUESTION_TYPES) }),
  image: z
    .object({ kind: z.literal('removed') })
    .optional()
    .catch(undefined),
});

/**
 * Parses changes kept by an earlier visit or version. Parts that do not fit are dropped one by one. Imports zod, so it is loaded
 * on demand.
 */
export function readKeptWriting(kept: unknown): KeptWriting | undefined {
  const { data } = keptSchema.safeParse(kept);
  const parts = data?.parts.flatMap(({ written, base }) => {
    const part = readSetting(written) ?? readQuestion(written);
    return part ? [{ written: part, base }] : [];
  });
  return data && parts && parts.length > 0 ? { parts, added: data.added } : undefined;
}

function readSetting(kept: unknown): Written | undefined {
  const { data } = settingSchema.safeParse(kept);
  const value = data && settingSchemas[data.name].safeParse(data.value).data;
  return data && value !== undefined ? { kind: 'setting', name: data.name, value } : undefined;
}

/** The type determines the fields; each unfit one gets the default of a new question. */
function readQuestion(kept: unknown): Written | undefined {
  const { data } = questionSchema.safeParse(kept);
  if (!data) return undefined;
  const start = blankForm(data.form.type);
  const fields = {
    format: textFormatSchema().catch('plain'),
    text: z.string().catch(start.text),
    timeLimit: z.string().catch(start.timeLimit),
    maximumMarks: z.string().catch(start.maximumMarks),
    imageAlt: z.string().catch(start.imageAlt),
    explanation: z.string().catch(start.explanation),
  } satisfies { [Field in keyof FormBase]: z.ZodType<FormBase[Field]> };
  const form = { ...start, ...readFields(data.form, start), ...z.object(fields).parse(data.form) };
  return { kind: 'question', id: data.id, form, image: data.image };
}

/** Without the parts of zod that no field needs, so that the bundler leaves them out. */
const FIELD_SCHEMAS = {
  array: z.array,
  boolean: z.boolean,
  enum: z.enum,
  object: z.object,
  string: z.string,
};

/** The fields of the type. */
function readFields(kept: object, start: QuestionForm) {
  const schemas: Readonly<Record<string, z.ZodType>> = editingOf(start).kept(FIELD_SCHEMAS);
  const defaults: Readonly<Record<string, unknown>> = { ...start };
  const fields = Object.entries(schemas).map(
    ([name, schema]) => [name, schema.catch(defaults[name])] as const,
  );
  return z.object(Object.fromEntries(fields)).parse(kept);
}
