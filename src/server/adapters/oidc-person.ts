import * as z from 'zod';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { toCleanText } from '../../shared/text';
import type { Identity } from '../ports/identity';

const EMAIL_MAXIMUM_LENGTH = 254;
const NAME_MAXIMUM_LENGTH = 100;
const MICROSOFT = new Set([
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
  'sts.windows.net',
]);

const emailSchema = z.email().max(EMAIL_MAXIMUM_LENGTH);
const isConfirmed = (claim: unknown) => claim === undefined || claim === true || claim === 'true';

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Whether the issuer is Microsoft's directory of one school. */
export const isMicrosoft = (issuer: string): boolean => MICROSOFT.has(new URL(issuer).hostname);

/**
 * Who the claims of a verified ID token speak of. An address that the provider calls unconfirmed, or none, is refused
 * (403): who may teach is decided by it. Microsoft names people by `preferred_username` when they have no mailbox, and
 * says nothing of confirmation: in the directory of one school its administrator gives the addresses.
 */
export function personIn(claims: Claims): Omit<Identity, 'singleUse'> {
  const { iss: issuer, sub: subject, email, email_verified, preferred_username, name } = claims;
  const address = emailSchema.safeParse(email ?? (isMicrosoft(issuer) ? preferred_username : undefined)).data;
  if (!address || !isConfirmed(email_verified)) {
    throw new DomainError('forbidden', messages.signInWithoutAddress);
  }
  return { issuer, subject, email: address, name: nameOf(name) ?? nameOf(address.split('@')[0]) ?? address };
}

function nameOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const name = [...toCleanText(claim).trim()].slice(0, NAME_MAXIMUM_LENGTH).join('');
  return name === '' ? undefined : name;
}
