import * as z from 'zod';
import { RIGHTS, SHARED_RIGHTS } from './rights';

export const rightSchema = z.enum(RIGHTS);
export const sharedRightSchema = z.enum(SHARED_RIGHTS);

/** A teacher as shown to colleagues. */
export const teacherNameSchema = z.object({ name: z.string(), email: z.string() });
export type TeacherName = z.infer<typeof teacherNameSchema>;

/** The reader's right to a quiz or class, and its owner. */
export const accessFields = {
  right: rightSchema,
  /** Null if the reader is the owner. */
  owner: teacherNameSchema.nullable(),
};
export const accessSchema = z.object(accessFields);
export type Access = z.infer<typeof accessSchema>;

/** The colleagues of a quiz or class; those with access in two ways are listed twice. */
export const colleaguesSchema = z.object({
  ...accessFields,
  /** Present for the owner too, unlike `owner` elsewhere. */
  owner: teacherNameSchema,
  /** The pending offer to a new owner, with its end; null for all but the owner. */
  offered: z.object({ ...teacherNameSchema.shape, expiresAt: z.number() }).nullable(),
  colleagues: z.array(
    z.object({
      email: z.string(),
      /** Null if no teacher has signed in with this address. */
      name: z.string().nullable(),
      right: sharedRightSchema,
      /** Epoch milliseconds; null without an end. */
      expiresAt: z.number().nullable(),
      /** Shared by itself, or through all its classes. */
      via: z.enum(['quiz', 'class']),
      /** The shared classes that give access to the quiz, by name. */
      classNames: z.array(z.string()),
    }),
  ),
});
export type Colleagues = z.infer<typeof colleaguesSchema>;
export type Colleague = Colleagues['colleagues'][number];
