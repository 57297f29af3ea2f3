import * as z from 'zod';

/** What every question has, whatever its type; times are seconds. A function, so that pages do not carry zod. */
const baseSchema = () =>
  z.object({
    _id: z.string(),
    text: z.string(),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    timeLimit: z.number().int().positive().nullable(),
    maximumMarks: z.number().int().min(1),
  });

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
  asked: baseSchema().extend(asked.shape),
});
