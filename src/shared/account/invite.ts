import * as z from 'zod';
import { isCleanText } from '../text';
import { accountMessages } from './messages';

const NOTE_MAXIMUM_LENGTH = 100;

/** What an operator makes an invite with: whom it is for, in words of their own. */
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

/** How an invite stands: what was taken back is never good again, and what was used is good for the one who used it. */
export function inviteState(
  { usedAt, revokedAt, expiresAt }: { usedAt: number | null; revokedAt: number | null; expiresAt: number },
  nowMs: number,
): InviteState {
  if (revokedAt !== null) return 'revoked';
  if (usedAt !== null) return 'used';
  return expiresAt > nowMs ? 'open' : 'over';
}

/** An invite as the operator sees it; times are epoch milliseconds. Of the link only a hash is kept. */
export const inviteSchema = z.object({
  _id: z.string(),
  note: z.string(),
  state: z.enum(INVITE_STATES),
  createdAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
  /** Who came by it. */
  teacher: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
});
export type Invite = z.output<typeof inviteSchema>;

export const invitesSchema = z.object({
  /** No list of teachers is set: nobody needs an invite. */
  everybodyMayTeach: z.boolean(),
  /** The newest first. */
  invites: z.array(inviteSchema),
});

/** What making an invite answers: the link is told this once. */
export const madeInviteSchema = z.object({ invite: inviteSchema, link: z.string() });
