import * as z from 'zod';
import { accessFields, rightSchema } from '../access/schema';
import { gradeScaleSchema } from '../gradebook/grade-scale';
import { KEPT_KINDS, NAME_ORDERS } from './as-read';

/** A member's standing needs. */
export const needsSchema = z.object({
  timeFactorPercent: z.number().int(),
  extraTabChanges: z.number().int(),
  largerText: z.boolean(),
  /** Whether the clock is hidden during the quiz. */
  hideTimer: z.boolean(),
});
export type Needs = z.infer<typeof needsSchema>;

/** A member of a class for its teacher; times are epoch milliseconds. */
export const classMemberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  /** In lower case; members with an address sign in by it, and never with a PIN. */
  email: z.string().nullable(),
  needs: needsSchema,
  hasPin: z.boolean(),
  pinSetAt: z.number().nullable(),
  /** When the PIN ended with the right of the colleague who had made it; null otherwise. */
  pinEndedAt: z.number().nullable(),
  /**
   * Whether a member without an address has signed in with a PIN. The existence of an address's account is
   * never revealed.
   */
  hasPinAccount: z.boolean(),
  /** The member's attempts in quizzes of the class and of its teacher. */
  attemptCount: z.number().int(),
  removedAt: z.number().nullable(),
});
export type ClassMember = z.infer<typeof classMemberSchema>;

export const classSchema = z.object({
  _id: z.string(),
  ...accessFields,
  name: z.string(),
  code: z.string(),
  createdAt: z.number(),
  /** Whether signing in with a PIN requires the code of its slip. */
  slipsOnly: z.boolean(),
  /** The language of its slips, and of members without a choice of their own; null without one. */
  language: z.string().nullable(),
  /** The grades by their lower bounds; null without grades. */
  gradeScale: gradeScaleSchema.nullable(),
  /**
   * Members with at least five sign-in tries in the last ten minutes, from devices where they have never
   * signed in.
   */
  signInTries: z.array(z.object({ memberId: z.string(), tries: z.number().int() })),
  /** By name. */
  members: z.array(classMemberSchema),
  /** Former members, by name. */
  left: z.array(classMemberSchema),
  /** Its quizzes, including colleagues', latest first. */
  quizzes: z.array(
    z.object({
      quizId: z.string(),
      title: z.string(),
      /** The reader's right to the quiz; null if only its assignment is visible. */
      right: rightSchema.nullable(),
      opensAt: z.number().nullable(),
      closesAt: z.number().nullable(),
      submittedCount: z.number().int(),
    }),
  ),
});
export type SchoolClass = z.infer<typeof classSchema>;

/** A class in its teacher's list. */
export const classRowSchema = z.object({
  _id: z.string(),
  ...accessFields,
  name: z.string(),
  code: z.string(),
  createdAt: z.number(),
  memberCount: z.number().int(),
  /** The number of members who cannot sign in, without an address and a PIN. */
  noSignInCount: z.number().int(),
  quizCount: z.number().int(),
});
export type ClassRow = z.infer<typeof classRowSchema>;

export const classListSchema = z.object({
  /** The teacher's own by name, then shared ones by name. */
  classes: z.array(classRowSchema),
  /** Deleted classes that can be restored, latest first. */
  trash: z.array(
    z.object({ _id: z.string(), name: z.string(), deletedAt: z.number(), keptUntil: z.number() }),
  ),
});

/** One student of a list. */
export const listedPupilSchema = z.object({
  name: z.string(),
  number: z.string().nullable(),
  email: z.string().nullable(),
});
export type ListedPupil = z.infer<typeof listedPupilSchema>;

const lineSchema = z.number().int();
const namedMemberSchema = z.object({ memberId: z.string(), name: z.string() });

/** Choices about a whole list, present only if the list leaves them open. */
export const rosterOfferSchema = z.object({
  /** Likely encodings of the file, the current one first, with names decoded by each. */
  encodings: z.array(z.object({ encoding: z.string(), sample: z.string() })).optional(),
  /** The assumed word order of names. */
  nameOrder: z.enum(NAME_ORDERS).optional(),
  /** Columns left out or chosen by the teacher, from 0. */
  columns: z
    .array(
      z.object({
        column: z.number().int(),
        heading: z.string(),
        sample: z.string(),
        kind: z.enum([...KEPT_KINDS, 'other']),
      }),
    )
    .optional(),
});
export type RosterOffer = z.infer<typeof rosterOfferSchema>;

/** The planned or completed changes of a list. Lines count from 1, as in the request. */
export const rosterAnswerSchema = z.object({
  added: z.array(
    listedPupilSchema.extend({
      line: lineSchema,
      /** A former member who returns with all earlier data. */
      memberId: z.string().nullable(),
    }),
  ),
  /** The same person with another name, number or address. */
  renamed: z.array(
    z.object({ memberId: z.string(), line: lineSchema, from: listedPupilSchema, to: listedPupilSchema }),
  ),
  /** Members missing from the list: they leave the class and keep all attempts. */
  gone: z.array(namedMemberSchema),
  /** Lines without effect until the teacher decides. */
  unclear: z.array(
    z.object({
      line: lineSchema,
      text: z.string(),
      reason: z.string(),
      candidates: z.array(namedMemberSchema),
      /** The student to add; null if the line contains none. */
      pupil: listedPupilSchema.nullable(),
    }),
  ),
  /** Lines without a student: titles, totals, headings and repeats. Line 0 refers to the whole file. */
  skipped: z.array(z.object({ line: lineSchema, text: z.string(), reason: z.string() })),
  choices: rosterOfferSchema,
  /** The class after the call. */
  members: z.array(classMemberSchema),
  /** The key to undo the import within an hour; only if it was written. */
  undo: z.string().optional(),
});
export type RosterAnswer = z.infer<typeof rosterAnswerSchema>;

/** The teacher's decision on an unclear line: a member, a new student, or no student. */
export const rosterDecisionSchema = z.object({
  line: lineSchema,
  means: z.union([z.object({ memberId: z.string() }), z.literal('new'), z.literal('nobody')]),
});
export type RosterDecision = z.infer<typeof rosterDecisionSchema>;

/** A member's printed sign-in slip; the PIN is shown only once. */
export const slipSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  pin: z.string(),
  /** The secret in the slip's QR code; guesses by others do not lock out its holder. */
  slip: z.string(),
});
export type Slip = z.infer<typeof slipSchema>;
