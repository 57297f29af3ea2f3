import * as z from 'zod';

export const loginSchema = z.object({
  token: z.string(),
  role: z.enum(['teacher', 'student']),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
});
export type Login = z.infer<typeof loginSchema>;
