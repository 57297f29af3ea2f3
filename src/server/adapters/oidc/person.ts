import * as z from 'zod';
import { cleanLine } from '../../../shared/clean-line';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import { toCleanText } from '../../../shared/text';
import type { Identity } from '../../ports/identity';

const EMAIL_MAXIMUM_LENGTH = 254;
const NAME_MAXIMUM_LENGTH = 100;
const MICROSOFT = new Set([
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
  'sts.windows.net',
]);

const emailSchema = z.email().max(EMAIL_MAXIMUM_LENGTH);
/** Some providers send a string. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Whether the issuer is Microsoft's directory of one school. */
export const isMicrosoft = (issuer: string): boolean => MICROSOFT.has(new URL(issuer).hostname);

/**
 * The person in verified claims. Throws 403 without an address or with one the provider calls unconfirmed. If the provider does
 * not say, the address counts for students, and for teachers only at Microsoft, whose directory assigns user names under domains
 * the school has proven to own. A mailbox there may be any address an administrator typed, so it counts only if it is the user
 * name.
 */
export function personIn(claims: Claims): Omit<Identity, 'singleUse'> {
  const { iss: issuer, sub: subject, email_verified, name } = claims;
  const userName = isMicrosoft(issuer) ? addressIn(claims.preferred_username) : undefined;
  const email = addressIn(claims.email) ?? userName;
  const isDenied = email_verified !== undefined && !isTrue(email_verified);
  if (!email || isDenied) throw new DomainError('forbidden', refusals.signInWithoutAddress);
  const isEmailConfirmed =
    isTrue(email_verified) ||
    (isMicrosoft(issuer) && isTrue(claims.xms_edov)) ||
    isSameAddress(email, userName);
  return {
    issuer,
    subject,
    email,
    isEmailConfirmed,
    name: nameOf(name) ?? nameOf(email.split('@')[0]) ?? email,
  };
}

/** A guest's user name is derived from an address elsewhere, and says so. */
const addressIn = (claim: unknown): string | undefined => {
  const address = emailSchema.safeParse(claim).data;
  return address?.toUpperCase().includes('#EXT#') ? undefined : address;
};

const isSameAddress = (email: string, userName: string | undefined) =>
  email.toLowerCase() === userName?.toLowerCase();

function nameOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const name = [...cleanLine(toCleanText(claim.slice(0, 4 * NAME_MAXIMUM_LENGTH)))]
    .slice(0, NAME_MAXIMUM_LENGTH)
    .join('');
  return name === '' ? undefined : name;
}
