import * as z from 'zod';
import type { Refusal } from '../../../shared/errors';
import type { Said } from '../../../shared/languages/said';
import { refusals } from '../../../shared/refusals';

const MINUTE_SECONDS = 60;
/** Seconds pass between Google's window and this server; the rest allows for clock drift. */
const SIGNED_IN_WITHIN_SECONDS = 10 * MINUTE_SECONDS;
const CLOCK_MAY_LAG_SECONDS = 5 * MINUTE_SECONDS;
const TOKEN_MAXIMUM_LENGTH = 8192;
const SUBJECT_MAXIMUM_LENGTH = 128;
/** RFC 5321. */
const EMAIL_MAXIMUM_LENGTH = 254;

const time = z.number().int().positive();

/** A person's claims in a Firebase ID token; the SDK checks only signature, audience and issuer. */
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

/** The claims of a verified token; undefined if they are not a person's. */
export const claimsIn = (payload: unknown): FirebaseClaims | undefined =>
  claimsSchema.safeParse(payload).data;

/**
 * Why a genuine token does not sign in, or null. Tokens must come fresh from the sign-in window: an older one was kept, and one
 * from the future means that this server's clock is wrong (503).
 */
export function whyNotSignIn(claims: FirebaseClaims, nowMs: number): Refusal | null {
  const now = nowMs / 1000;
  const { iat, exp, auth_time: signedInAt } = claims;
  if (Math.max(iat, signedInAt) > now + CLOCK_MAY_LAG_SECONDS) {
    return { kind: 'unavailable', sentence: refusals.serverClockWrong };
  }
  if (exp <= now || signedInAt < now - SIGNED_IN_WITHIN_SECONDS) return refused(refusals.signInTooOld);
  if (claims.firebase.sign_in_provider !== 'google.com') return refused(refusals.signInNotByGoogle);
  if (!claims.email || claims.email_verified !== true) return refused(refusals.signInWithoutAddress);
  return null;
}

const refused = (sentence: Said): Refusal => ({ kind: 'unauthenticated', sentence });

/** When the token becomes too old anyway: until then it is remembered as spent. */
export const spentUntilMs = ({ auth_time: signedInAt }: FirebaseClaims): number =>
  (signedInAt + SIGNED_IN_WITHIN_SECONDS + 1) * 1000;

/** Whether this could be a signed token: three parts, two of them JSON objects. The SDK throws on anything else. */
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
