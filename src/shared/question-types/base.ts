import * as z from 'zod';
import { TEXT_FORMATS } from '../constants';

export const textFormatSchema = () => z.enum(TEXT_FORMATS);
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Texts of the teacher as HTML, by the text as it was written; those without any markup are left out. Never stored. */
export const formattedSchema = () => z.record(z.string(), z.string());
export type Formatted = Readonly<Record<string, string>>;

/** What is asked of every student, whatever the type; times are seconds. A function, so that pages do not carry zod. */
const askedBaseSchema = () =>
  z.object({
    _id: z.string(),
    /** How the texts of the teacher are read; what was stored before there was a choice is plain. */
    format: textFormatSchema().default('plain'),
    text: z.string(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    timeLimit: z.number().int().positive().nullable(),
    maximumMarks: z.number().int().min(1),
    formatted: formattedSchema().exactOptional(),
  });

/** What every question has for its teacher; what was stored before there were explanations has none. */
const baseSchema = () => askedBaseSchema().extend({ explanation: z.string().nullable().default(null) });

export type QuestionBase = z.infer<ReturnType<typeof baseSchema>>;

interface TypeSchemas<Body extends z.ZodRawShape, Asked extends z.ZodRawShape> {
  body: z.ZodObject<Body>;
  asked: z.ZodObject<Asked>;
}

/** The whole questions of a type, from the schemas of what they have by their type. */
export const withBase = <Body extends z.ZodRawShape, Asked extends z.ZodRawShape>({
  body,
  asked,
}: TypeSchemas<Body, Asked>) => ({
  question: baseSchema().extend(body.shape),
  asked: askedBaseSchema().extend(asked.shape),
});
