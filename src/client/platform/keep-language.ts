import { LANGUAGE_KEY } from '../../shared/languages/catalogue';
import { language } from '../../shared/languages/sentences';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a person's language for all pages from the next one on; returns whether this page is in another. */
export function keepLanguage(chosen: string | null): boolean {
  if (chosen === null) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a Cookie Store.
  document.cookie = `${LANGUAGE_KEY}=${chosen}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`;
  return chosen !== language;
}
