import { HELD_BACK_REASONS, type HeldBack } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { type Holder, readHolders } from './held-back';
import { questionsStore } from './questions-store';

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

/** The questions of a subject in order, held back or not. */
export function readCandidates(deps: ReadDeps, { quizId, tag, teacherId }: Subject): Candidate[] {
  const store = questionsStore(deps.db);
  const rows =
    quizId === null ? store.listOfTag.all({ teacherId, tag: tag ?? '' }) : store.listOfQuiz.all({ quizId });
  const byFamily = new Map<string, string>();
  for (const { familyId, questionId } of rows) {
    if (!byFamily.has(familyId)) byFamily.set(familyId, questionId);
  }
  const holders = readHolders(deps, [...byFamily.keys()]);
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

/** The teacher's quizzes among some, each once. */
export const namesOf = (holders: readonly Holder[], teacherId: OwnerId) => [
  ...new Map(
    holders
      .filter((holder) => holder.teacherId === teacherId)
      .map(({ quizId, title }) => [quizId, { quizId, title }]),
  ).values(),
];
