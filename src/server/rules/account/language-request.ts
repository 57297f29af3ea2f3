import * as z from 'zod';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';

/** A choice of language; null for none. */
export const languageRequestSchema = z.object({
  language: z.string({ error: fieldInvalid('language') }).nullable(),
});
export type LanguageRequest = z.output<typeof languageRequestSchema>;

/** Throws 400 for a language that this server has no sentences in. */
export function refuseUnoffered(
  { offered }: { readonly offered: readonly string[] },
  language: string | null,
): void {
  if (language !== null && !offered.includes(language))
    throw new DomainError('invalid', fieldInvalid('language'));
}
