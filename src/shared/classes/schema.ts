import * as z from 'zod';
import { accessFields, rightSchema } from '../access/schema';
import { gradeScaleSchema } from '../gradebook/grade-scale';
import { KEPT_KINDS, NAME_ORDERS } from './as-read';

/** What a member needs in every quiz. */
export const needsSchema = z.object({
  timeFactorPercent: z.number().int(),
  extraTabChanges: z.number().int(),
  largerText: z.boolean(),
  /** The clock is not shown while the quiz runs. */
  hideTimer: z.boolean(),
});
export type Needs = z.infer<typeof needsSchema>;

/** One line of the list of a class, as its teacher sees it; times are epoch milliseconds. */
export const classMemberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  /** In lower case; who has one signs in by it, and never with a PIN. */
  email: z.string().nullable(),
  needs: needsSchema,
  hasPin: z.boolean(),
  pinSetAt: z.number().nullable(),
  /** Since when there is no PIN because the right of the colleague ended who had made it; null where it is not so. */
  pinEndedAt: z.number().nullable(),
  /** Whether a member without an address has signed in with a PIN. Of an address nobody reads whether it has an account. */
  hasPinAccount: z.boolean(),
  /** What this member has started of the quizzes of the class and of its teacher. */
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
  /** Whether a PIN signs nobody in without the code of its slip. */
  slipsOnly: z.boolean(),
  /** The grades by their lower bounds; null without grades. */
  gradeScale: gradeScaleSchema.nullable(),
  /** As whom somebody tries to sign in: five tries or more in the last ten minutes, from where the member has never signed in. */
  signInTries: z.array(z.object({ memberId: z.string(), tries: z.number().int() })),
  /** By name. */
  members: z.array(classMemberSchema),
  /** Who has left, by name. */
  left: z.array(classMemberSchema),
  /** What is assigned to it, also of colleagues, latest first. */
  quizzes: z.array(
    z.object({
      quizId: z.string(),
      title: z.string(),
      /** What the reader may do with the quiz; null: nothing but know that the class takes it. */
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
  /** Who has neither an address nor a PIN, and cannot sign in. */
  noSignInCount: z.number().int(),
  quizCount: z.number().int(),
});
export type ClassRow = z.infer<typeof classRowSchema>;

export const classListSchema = z.object({
  /** The teacher's own by name, then what colleagues share, by name. */
  classes: z.array(classRowSchema),
  /** Deleted ones that can be brought back, latest first. */
  trash: z.array(
    z.object({ _id: z.string(), name: z.string(), deletedAt: z.number(), keptUntil: z.number() }),
  ),
});

/** What a list says of one pupil. */
export const listedPupilSchema = z.object({
  name: z.string(),
  number: z.string().nullable(),
  email: z.string().nullable(),
});
export type ListedPupil = z.infer<typeof listedPupilSchema>;

const lineSchema = z.number().int();
const namedMemberSchema = z.object({ memberId: z.string(), name: z.string() });

/** What the teacher can say of a list as a whole; each is there only where the list leaves it open. */
export const rosterOfferSchema = z.object({
  /** Likely encodings of the file, the one that was read first, with names as each would have them. */
  encodings: z.array(z.object({ encoding: z.string(), sample: z.string() })).optional(),
  /** How names of several words were taken. */
  nameOrder: z.enum(NAME_ORDERS).optional(),
  /** Columns that are left out, or were said to be something, from 0. */
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

/** What a list would change, or has changed. Lines count from 1, as in the text that was sent. */
export const rosterAnswerSchema = z.object({
  added: z.array(
    listedPupilSchema.extend({
      line: lineSchema,
      /** Who left the class before and comes back, with all that was theirs. */
      memberId: z.string().nullable(),
    }),
  ),
  /** The same person under another name, number or address. */
  renamed: z.array(
    z.object({ memberId: z.string(), line: lineSchema, from: listedPupilSchema, to: listedPupilSchema }),
  ),
  /** Who is not on the list: leaves the class, and keeps all attempts. */
  gone: z.array(namedMemberSchema),
  /** Lines that change nothing until the teacher says who is meant. */
  unclear: z.array(
    z.object({
      line: lineSchema,
      text: z.string(),
      reason: z.string(),
      /** Who may be meant. */
      candidates: z.array(namedMemberSchema),
      /** What would be added; null where the line says no pupil. */
      pupil: listedPupilSchema.nullable(),
    }),
  ),
  /** Titles, totals, headings and repetitions: lines that are about nobody. Line 0 where it is about the whole file. */
  skipped: z.array(z.object({ line: lineSchema, text: z.string(), reason: z.string() })),
  choices: rosterOfferSchema,
  /** The class as it stands after the call. */
  members: z.array(classMemberSchema),
  /** Takes the list back, for an hour; only where something was written. */
  undo: z.string().optional(),
});
export type RosterAnswer = z.infer<typeof rosterAnswerSchema>;

/** What the teacher says of an unclear line: it means this member, somebody new, or nobody. */
export const rosterDecisionSchema = z.object({
  line: lineSchema,
  means: z.union([z.object({ memberId: z.string() }), z.literal('new'), z.literal('nobody')]),
});
export type RosterDecision = z.infer<typeof rosterDecisionSchema>;

/** What is printed for a member to sign in with; the PIN is told this once. */
export const slipSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  pin: z.string(),
  /** Stands in the QR code of the slip: who has it is not held up by what others guess. */
  slip: z.string(),
});
export type Slip = z.infer<typeof slipSchema>;
