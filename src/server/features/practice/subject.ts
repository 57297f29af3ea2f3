import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { tagKey } from '../../rules/bank/tag-key';
import { practiceMessages } from '../../rules/practice/messages';
import { getTags } from '../bank/set-tags';
import type { QuizRecord } from '../quizzes/find';
import { readHolder } from './held-back';
import type { Candidate, Subject } from './practisable';
import { type SetRow, setsStore } from './sets-store';

export interface NamedSubject extends Subject {
  readonly title: string;
}

/** A quiz, or a tag as the teacher has it. Refuses a tag that none of the questions has (404), and neither or both (400). */
export function getSubject(
  deps: Pick<Deps, 'db'>,
  { teacher, quiz, tag }: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'> | null; tag: string | undefined },
): NamedSubject {
  if ((quiz === null) === (tag === undefined)) throw new DomainError('invalid', practiceMessages.oneSubject);
  if (quiz) return { quizId: quiz.id, tag: null, teacherId: quiz.teacherId, title: quiz.title };
  const asked = tagKey(tag ?? '');
  const known = getTags(deps, { teacher }).find((each) => tagKey(each.tag) === asked);
  if (!known) throw new DomainError('not_found', practiceMessages.tagNotFound);
  return { quizId: null, tag: known.tag, teacherId: ownerOf(teacher), title: known.tag };
}

/** What was opened of a subject before: what is open, or else what ended last. */
export const findSetOf = (
  { db }: Pick<Deps, 'db'>,
  { quizId, tag, teacherId }: Subject,
): SetRow | undefined => setsStore(db).findOfSubject.get({ teacherId, subject: quizId ?? `tag ${tag}` });

/** Why a subject cannot be opened for practice (409), in a sentence; null where it can. */
export function whyNotOpen(
  deps: Pick<Deps, 'db' | 'clock'>,
  { quizId }: Subject,
  candidates: readonly Candidate[],
): string | null {
  if (candidates.length === 0) return practiceMessages.noQuestions;
  const isReleased = quizId === null || readHolder(deps, quizId)?.isReleased;
  return isReleased ? null : practiceMessages.notReleased;
}
