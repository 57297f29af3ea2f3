import * as z from 'zod';
import type { Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';

const MINUTE_SECONDS = 60;
/** Between Google's window and this server lie seconds; the rest is for a clock that is a little off. */
const SIGNED_IN_WITHIN_SECONDS = 10 * MINUTE_SECONDS;
const CLOCK_MAY_LAG_SECONDS = 5 * MINUTE_SECONDS;
const TOKEN_MAXIMUM_LENGTH = 8192;
const SUBJECT_MAXIMUM_LENGTH = 128;
/** RFC 5321. */
const EMAIL_MAXIMUM_LENGTH = 254;

const time = z.number().int().positive();

/** What a Firebase ID token says about a person; the SDK looks at the signature, the audience and the issuer alone. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(SUBJECT_MAXIMUM_LENGTH),
  iat: time,
  exp: time,
  auth_time: time,
  email: z.email().max(EMAIL_MAXIMUM_LENGTH).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
});
export type FirebaseClaims = z.infer<typeof claimsSchema>;

/** The claims of a token whose signature was verified; undefined when they are not those of a person. */
export const claimsIn = (payload: unknown): FirebaseClaims | undefined =>
  claimsSchema.safeParse(payload).data;

/**
 * Why a genuine token does not sign anybody in, or null. A token comes from the window that just closed: an older one was
 * kept by somebody, and one from the future means that this server's clock is wrong (503).
 */
export function whyNotSignIn(claims: FirebaseClaims, nowMs: number): Refusal | null {
  const now = nowMs / 1000;
  const { iat, exp, auth_time: signedInAt } = claims;
  if (Math.max(iat, signedInAt) > now + CLOCK_MAY_LAG_SECONDS) {
    return { kind: 'unavailable', sentence: messages.serverClockWrong };
  }
  if (exp <= now || signedInAt < now - SIGNED_IN_WITHIN_SECONDS) return refused(messages.signInTooOld);
  if (claims.firebase.sign_in_provider !== 'google.com') return refused(messages.signInNotByGoogle);
  if (!claims.email || claims.email_verified !== true) return refused(messages.signInWithoutAddress);
  return null;
}

const refused = (sentence: string): Refusal => ({ kind: 'unauthenticated', sentence });

/** When the token would be refused as too old anyway: until then it is remembered as spent. */
export const spentUntilMs = ({ auth_time: signedInAt }: FirebaseClaims): number =>
  (signedInAt + SIGNED_IN_WITHIN_SECONDS + 1) * 1000;

/** Whether this could be a signed token at all: three parts, of which two are JSON objects; the SDK stumbles over less. */
export function looksSigned(token: string): boolean {
  if (token.length > TOKEN_MAXIMUM_LENGTH || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return false;
  return token.split('.', 2).every((part) => {
    try {
      const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    } catch {
      return false;
    }
  });
}
