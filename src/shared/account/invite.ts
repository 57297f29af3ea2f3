import * as z from 'zod';
import { isCleanText } from '../text';
import { accountMessages } from './messages';

const NOTE_MAXIMUM_LENGTH = 100;

/** An operator's request for an invite, with a free note on its recipient. */
export const inviteRequestSchema = z.object({
  note: z
    .string({ error: accountMessages.inviteNote })
    .trim()
    .min(1, accountMessages.inviteNote)
    .max(NOTE_MAXIMUM_LENGTH, accountMessages.inviteNote)
    .refine(isCleanText, accountMessages.inviteNote),
});

export const INVITE_STATES = ['open', 'used', 'revoked', 'over'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** The state of an invite: a revoked one is never valid again, and a used one is valid for its user. */
export function inviteState(
  { usedAt, revokedAt, expiresAt }: { usedAt: number | null; revokedAt: number | null; expiresAt: number },
  nowMs: number,
): InviteState {
  if (revokedAt !== null) return 'revoked';
  if (usedAt !== null) return 'used';
  return expiresAt > nowMs ? 'open' : 'over';
}

/** An invite for the operator; times are epoch milliseconds. Of its link only a hash is stored. */
export const inviteSchema = z.object({
  _id: z.string(),
  note: z.string(),
  state: z.enum(INVITE_STATES),
  createdAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
  /** The teacher who used it. */
  teacher: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
});
export type Invite = z.output<typeof inviteSchema>;

export const invitesSchema = z.object({
  /** Whether no list of teachers is set, so that invites are not needed. */
  everybodyMayTeach: z.boolean(),
  /** Newest first. */
  invites: z.array(inviteSchema),
});

/** A new invite; its link is shown only once. */
export const madeInviteSchema = z.object({ invite: inviteSchema, link: z.string() });
