import type { Student } from '../../../shared/actor';
import { isFromItsPage } from '../../../shared/attempt/submitted-by';
import { DomainError, type Refusal } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { currentClock } from '../../../shared/timing/ledger';
import type { Deps } from '../../deps';
import { type AnswerRecord, answersStore } from './answers-store';
import { type AttemptRecord, attemptsStore, type OwnAttempt } from './store';
import { type Paper, paperSchema, questionsInOrder, type StandingAnswer, toAnswer } from './views';

type ReadDeps = Pick<Deps, 'db'>;

export type { AttemptRecord, OwnAttempt } from './store';
export type { Paper, StandingAnswer } from './views';

/** Papers never change, so those in use are read and checked once. */
const PAPERS_KEPT = 200;
const papersOf = new WeakMap<Deps['db'], Map<string, Paper>>();

/** The paper that an attempt is bound to: settings and questions as they were at its start. */
export function getPaper({ db }: ReadDeps, paperId: string): Paper {
  const kept = papersOf.get(db) ?? new Map<string, Paper>();
  papersOf.set(db, kept);
  const known = kept.get(paperId);
  if (known) return known;
  const row = attemptsStore(db).findPaper.get({ paperId });
  if (!row) throw new Error('An attempt points to a paper that is not there.');
  const paper = paperSchema.parse(JSON.parse(row.content));
  const [oldest] = kept.keys();
  if (kept.size >= PAPERS_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(paperId, paper);
  return paper;
}

/** The questions as the student of an attempt sees them, in the order of that attempt, correct answers included. */
export const getQuestionsSeen = (
  deps: ReadDeps,
  { paperId, seed }: Pick<AttemptRecord, 'paperId' | 'seed'>,
): Question[] => questionsInOrder(getPaper(deps, paperId), seed);

/** The student's own attempt (404). */
export function getOwnAttempt({ db }: ReadDeps, student: Student, attemptId: string): OwnAttempt {
  const attempt = attemptsStore(db).findOwn.get({ attemptId, studentId: student.accountId });
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return attempt;
}

/** The student's own attempt on a quiz, running or not (404). */
export function getOwnAttemptOnQuiz({ db }: ReadDeps, student: Student, quizId: string): OwnAttempt {
  const attempt = attemptsStore(db).findOwnOnQuiz.get({ quizId, studentId: student.accountId });
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return attempt;
}

/** What stands for each question of an attempt, cleared answers included: they carry a revision. */
export function readStanding({ db }: ReadDeps, attemptId: string): Map<string, StandingAnswer> {
  return new Map(answersStore(db).list.all({ attemptId }).map(toStanding));
}

/** What stands in several attempts, by attempt and question, with one statement. */
export function readStandingOf(
  { db }: ReadDeps,
  attemptIds: readonly string[],
): Map<string, Map<string, StandingAnswer>> {
  const rows = answersStore(db).listOfMany.all({ attemptIds: JSON.stringify(attemptIds) });
  const byAttempt = new Map(attemptIds.map((id) => [id, new Map<string, StandingAnswer>()]));
  for (const row of rows) byAttempt.get(row.attemptId)?.set(...toStanding(row));
  return byAttempt;
}

const toStanding = ({ questionId, value, revision, malformed }: AnswerRecord): [string, StandingAnswer] => [
  questionId,
  { value: value === null ? null : toAnswer(value), revision, malformed },
];

/** Why nothing more can be written to an attempt (409), or null while it runs; in a pause its time is not over. */
export function whyNotWrite(attempt: OwnAttempt, now: number): Refusal | null {
  const because = (sentence: string): Refusal => ({ kind: 'conflict', sentence });
  if (attempt.submittedAt !== null && isFromItsPage(attempt)) return because(messages.alreadySubmitted);
  if (attempt.submittedBy === 'teacher') return because(messages.papersAreCollected);
  if (attempt.closingSince !== null) return because(messages.attemptClosing);
  const isOver = () => now > attempt.closesAt && now > currentClock(attempt, attempt.pausedAt, now).closesAt;
  if (attempt.submittedAt !== null || isOver()) return because(messages.attemptOver);
  return null;
}
