import type { Student } from '../../../shared/actor';
import type { Deps } from '../../deps';
import { type LanguageRequest, refuseUnoffered } from '../../rules/account/language-request';
import { languagesStore, setAccountLanguage } from './language-store';

/** The language of a student: the student's choice, else that of the class; null without either. */
export function languageOf({ db }: Pick<Deps, 'db'>, accountId: string): string | null {
  const { findOwn, findOfClass } = languagesStore(db);
  return findOwn.get({ accountId })?.language ?? findOfClass.get({ accountId })?.language ?? null;
}

/** Sets a student's own language, or goes back to that of the class; idempotent. Returns the language from now on. */
export function setLanguage(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  { student: { accountId }, input: { language } }: { student: Student; input: LanguageRequest },
): LanguageRequest {
  refuseUnoffered(languages, language);
  setAccountLanguage(db, accountId, language);
  return { language: languageOf({ db }, accountId) };
}
