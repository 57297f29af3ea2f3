import * as z from 'zod';
import { cleanLine } from '../../../shared/clean-line';
import {
  CLASS_NAME_MAXIMUM_LENGTH,
  EXTRA_TAB_CHANGES_MAXIMUM,
  PINS_AT_ONCE_MAXIMUM,
  TIME_FACTOR_PERCENT,
} from '../../../shared/constants';
import { fieldInvalid, fieldTooLong, messages } from '../../../shared/messages';
import { isCleanText } from '../../../shared/text';
import { classMessages, pinMessages } from './messages';
import { pupilSchema } from './read-pupil';

const { min, max, step } = TIME_FACTOR_PERCENT;

/** The trimmed name of a class. */
export const classRequestSchema = z.object({
  name: z
    .string({ error: classMessages.nameRequired })
    .refine(isCleanText, fieldInvalid('name'))
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(1, classMessages.nameRequired)
        .max(CLASS_NAME_MAXIMUM_LENGTH, fieldTooLong('name', CLASS_NAME_MAXIMUM_LENGTH)),
    ),
});
export type ClassRequest = z.output<typeof classRequestSchema>;

/** The sign-in method for members without an address. */
export const signInRequestSchema = z.object({
  slipsOnly: z.boolean({ error: fieldInvalid('slipsOnly') }),
});
export type SignInRequest = z.output<typeof signInRequestSchema>;

const flag = (field: string) => z.boolean({ error: fieldInvalid(field) });

const needsRequestSchema = z.object(
  {
    timeFactorPercent: z
      .number({ error: messages.timeFactorInvalid })
      .refine(
        (percent) => percent >= min && percent <= max && percent % step === 0,
        messages.timeFactorInvalid,
      )
      .exactOptional(),
    extraTabChanges: z
      .number({ error: messages.extraTabChangesInvalid })
      .refine(
        (count) => Number.isInteger(count) && count >= 0 && count <= EXTRA_TAB_CHANGES_MAXIMUM,
        messages.extraTabChangesInvalid,
      )
      .exactOptional(),
    largerText: flag('largerText').exactOptional(),
    hideTimer: flag('hideTimer').exactOptional(),
  },
  { error: fieldInvalid('needs') },
);

const { name, number, email } = pupilSchema.shape;

/** A new member of a class list. */
export const memberRequestSchema = z.object({ name, number: number.optional(), email: email.optional() });
export type MemberRequest = z.output<typeof memberRequestSchema>;

/** Changes to a member; absent fields stay. */
export const memberChangesSchema = memberRequestSchema
  .partial()
  .extend({ needs: needsRequestSchema.optional() });
export type MemberChanges = z.output<typeof memberChangesSchema>;

/** The members who need PINs. */
export const pinsRequestSchema = z.object({
  memberIds: z
    .array(z.string(), { error: fieldInvalid('memberIds') })
    .max(PINS_AT_ONCE_MAXIMUM, pinMessages.tooMany(PINS_AT_ONCE_MAXIMUM)),
});

/** The address of the account to join with a PIN account. */
export const joinRequestSchema = z.object({
  email: email.refine((address) => address !== null, classMessages.emailInvalid).transform(String),
});
