import type { Teacher } from '../../../shared/actor';
import type { SchoolClass } from '../../../shared/classes/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type LanguageRequest, refuseUnoffered } from '../../rules/account/language-request';
import { readClass } from './read-class';
import { type ClassRecord, setClassLanguage } from './store';

/** Sets the language of a class, or none; idempotent. */
export function changeClassLanguage(
  deps: Pick<Deps, 'db' | 'clock' | 'languages'>,
  {
    teacher,
    schoolClass,
    input: { language },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; input: LanguageRequest },
): SchoolClass {
  refuseUnoffered(deps.languages, language);
  if (language !== schoolClass.language) {
    setClassLanguage(deps.db, schoolClass.id, language);
    const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: schoolClass.id };
    const change = { before: { language: schoolClass.language }, after: { language } };
    recordAudit(deps.db, { ...act, action: 'class-language', ...change });
  }
  return readClass(deps, { teacher, schoolClass: { ...schoolClass, language } });
}
