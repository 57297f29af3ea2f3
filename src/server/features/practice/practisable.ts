import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { HELD_BACK_REASONS, type HeldBack } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import { type OwnerId, ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { tagKey } from '../../rules/bank/tag-key';
import { practiceMessages } from '../../rules/practice/messages';
import { getTags } from '../bank/set-tags';
import type { QuizRecord } from '../quizzes/find';
import { type Holder, readHolder, readHolders } from './held-back';
import { questionsStore } from './questions-store';
import { type SetRow, setsStore } from './sets-store';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** The subject of practice: a quiz, or a teacher's questions with a tag. */
export interface Subject {
  readonly quizId: string | null;
  readonly tag: string | null;
  readonly teacherId: OwnerId;
}

/** One question per family of a subject, with the quizzes holding it or a copy. */
export interface Candidate {
  readonly questionId: string;
  readonly familyId: string;
  readonly holders: readonly Holder[];
}

/** The questions of a subject in order, held back or not, for a student or in general. */
export function readCandidates(
  deps: ReadDeps,
  { quizId, tag, teacherId }: Subject,
  studentId?: string,
): Candidate[] {
  const store = questionsStore(deps.db);
  const rows =
    quizId === null ? store.listOfTag.all({ teacherId, tag: tag ?? '' }) : store.listOfQuiz.all({ quizId });
  const byFamily = new Map<string, string>();
  for (const { familyId, questionId } of rows) {
    if (!byFamily.has(familyId)) byFamily.set(familyId, questionId);
  }
  const holders = readHolders(deps, [...byFamily.keys()], studentId);
  return [...byFamily].map(([familyId, questionId]) => ({
    ...{ familyId, questionId },
    holders: holders.get(familyId) ?? [],
  }));
}

/** The first reason to hold a question back, or null. */
export const whyHeldBack = ({ holders }: Candidate) =>
  HELD_BACK_REASONS.find((reason) => holders.some(({ because }) => because === reason)) ?? null;

/** The candidates available now. */
export const usableAmong = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter((candidate) => whyHeldBack(candidate) === null);

/** The number held back for each reason, with the teacher's own quizzes that cause it. */
export function heldBackAmong(candidates: readonly Candidate[], teacherId: OwnerId): HeldBack[] {
  return HELD_BACK_REASONS.flatMap((reason) => {
    const held = candidates.filter((candidate) => whyHeldBack(candidate) === reason);
    if (held.length === 0) return [];
    const because = held.flatMap(({ holders }) => holders.filter((holder) => holder.because === reason));
    return [{ reason, questionCount: held.length, quizzes: namesOf(because, teacherId) }];
  });
}

/** The distinct quizzes of the teacher among the holders. */
export const namesOf = (holders: readonly Holder[], teacherId: OwnerId) => [
  ...new Map(
    holders
      .filter((holder) => holder.teacherId === teacherId)
      .map(({ quizId, title }) => [quizId, { quizId, title }]),
  ).values(),
];

export interface NamedSubject extends Subject {
  readonly title: string;
}

/**
 * A quiz, or a tag in the teacher's spelling. Throws 404 for a tag without questions, 400 for neither or
 * both.
 */
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

/** The open practice set of a subject, or else the last closed one. */
export const findSetOf = (
  { db }: Pick<Deps, 'db'>,
  { quizId, tag, teacherId }: Subject,
): SetRow | undefined => setsStore(db).findOfSubject.get({ teacherId, subject: quizId ?? `tag ${tag}` });

/** Why a subject cannot be opened for practice (409); null if it can. */
export function whyNotOpen(
  deps: Pick<Deps, 'db' | 'clock'>,
  { quizId }: Subject,
  candidates: readonly Candidate[],
): string | null {
  if (candidates.length === 0) return practiceMessages.noQuestions;
  const isReleased = quizId === null || readHolder(deps, quizId)?.isReleased;
  return isReleased ? null : practiceMessages.notReleased;
}
