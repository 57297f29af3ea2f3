import * as z from 'zod';
import { emailKey } from '../../../shared/account/email-key';
import type { ListedPupil } from '../../../shared/classes/schema';
import { cleanLine } from '../../../shared/clean-line';
import {
  EMAIL_MAXIMUM_LENGTH,
  MEMBER_NAME_MAXIMUM_LENGTH,
  MEMBER_NUMBER_MAXIMUM_LENGTH,
} from '../../../shared/constants';
import { fieldInvalid, fieldTooLong } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';
import { classMessages } from './messages';

const line = (field: string, missing: string) =>
  z.string({ error: missing }).refine(isCleanText, fieldInvalid(field)).transform(cleanLine);

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= EMAIL_MAXIMUM_LENGTH;
const orNull = (text: string) => (text === '' ? null : text);

/** A student in a request or list: with tidied fields, a lower-case address, and null for empty fields. */
export const pupilSchema = z.object({
  name: line('name', classMessages.memberNameRequired).pipe(
    z
      .string()
      .min(1, classMessages.memberNameRequired)
      .max(MEMBER_NAME_MAXIMUM_LENGTH, fieldTooLong('name', MEMBER_NAME_MAXIMUM_LENGTH)),
  ),
  number: line('number', fieldInvalid('number'))
    .pipe(z.string().max(MEMBER_NUMBER_MAXIMUM_LENGTH, fieldTooLong('number', MEMBER_NUMBER_MAXIMUM_LENGTH)))
    .transform(orNull)
    .nullable(),
  email: line('email', classMessages.emailInvalid)
    .transform(emailKey)
    .refine((email) => email === '' || isAddress(email), classMessages.emailInvalid)
    .transform(orNull)
    .nullable(),
});

/** A valid student, or the sentence about the first invalid field. */
export function readPupil(
  fields: Readonly<Record<keyof ListedPupil, string | null>>,
): { readonly pupil: ListedPupil } | { readonly problem: string } {
  const read = pupilSchema.safeParse(fields);
  if (read.success) return { pupil: read.data };
  return { problem: read.error.issues[0]?.message ?? fieldInvalid('name') };
}
