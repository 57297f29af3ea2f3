import * as z from 'zod';

/** What is asked of every student, whatever the type; times are seconds. A function, so that pages do not carry zod. */
const askedBaseSchema = () =>
  z.object({
    _id: z.string(),
    text: z.string(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    timeLimit: z.number().int().positive().nullable(),
    maximumMarks: z.number().int().min(1),
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
