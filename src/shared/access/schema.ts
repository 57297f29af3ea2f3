import * as z from 'zod';
import { RIGHTS, SHARED_RIGHTS } from './rights';

export const rightSchema = z.enum(RIGHTS);
export const sharedRightSchema = z.enum(SHARED_RIGHTS);

/** A teacher as colleagues know them. */
export const teacherNameSchema = z.object({ name: z.string(), email: z.string() });
export type TeacherName = z.infer<typeof teacherNameSchema>;

/** What whoever reads a quiz or a class may do with it, and whose it is. */
export const accessFields = {
  right: rightSchema,
  /** Null: the reader's own. */
  owner: teacherNameSchema.nullable(),
};
export const accessSchema = z.object(accessFields);
export type Access = z.infer<typeof accessSchema>;

/** With whom a quiz or a class is shared; who has it in two ways stands there twice. */
export const colleaguesSchema = z.object({
  ...accessFields,
  /** Also for the owner, who reads `owner: null` elsewhere. */
  owner: teacherNameSchema,
  /** To whom its owner has offered it, and until when; null for everybody else. */
  offered: z.object({ ...teacherNameSchema.shape, expiresAt: z.number() }).nullable(),
  colleagues: z.array(
    z.object({
      email: z.string(),
      /** Null: nobody has signed in with this address as a teacher. */
      name: z.string().nullable(),
      right: sharedRightSchema,
      /** Epoch milliseconds; null: until somebody ends it. */
      expiresAt: z.number().nullable(),
      /** A quiz is shared by itself, or with all classes that take it. */
      via: z.enum(['quiz', 'class']),
      /** The shared classes through which the colleague has the quiz, by name. */
      classNames: z.array(z.string()),
    }),
  ),
});
export type Colleagues = z.infer<typeof colleaguesSchema>;
export type Colleague = Colleagues['colleagues'][number];
