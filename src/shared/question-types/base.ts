import * as z from 'zod';
import { TEXT_FORMATS } from '../constants';

export const textFormatSchema = () => z.enum(TEXT_FORMATS);
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** HTML of the teacher's texts, by source; texts without markup are omitted. Never stored. */
export const formattedSchema = () => z.record(z.string(), z.string());
export type Formatted = Readonly<Record<string, string>>;

/**
 * The fields that every student sees, for all types; times are seconds. A function, so that pages do not load
 * zod.
 */
const askedBaseSchema = () =>
  z.object({
    _id: z.string(),
    /** The format of the teacher's texts; questions older than this field are plain. */
    format: textFormatSchema().default('plain'),
    text: z.string(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    timeLimit: z.number().int().positive().nullable(),
    maximumMarks: z.number().int().min(1),
    formatted: formattedSchema().exactOptional(),
  });

/** The fields of every question for its teacher; questions older than explanations have none. */
const baseSchema = () => askedBaseSchema().extend({ explanation: z.string().nullable().default(null) });

export type QuestionBase = z.infer<ReturnType<typeof baseSchema>>;

interface TypeSchemas<Body extends z.ZodRawShape, Asked extends z.ZodRawShape> {
  body: z.ZodObject<Body>;
  asked: z.ZodObject<Asked>;
}

/** The question schemas of a type, from the schemas of its own fields. */
export const withBase = <Body extends z.ZodRawShape, Asked extends z.ZodRawShape>({
  body,
  asked,
}: TypeSchemas<Body, Asked>) => ({
  question: baseSchema().extend(body.shape),
  asked: askedBaseSchema().extend(asked.shape),
});
