import type { Student } from '../../../shared/actor';
import { whyNotStart } from '../../../shared/assignment/sentences';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { refuse } from '../../../shared/errors';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { attemptDeadline } from '../../../shared/timing/deadline';
import type { Deps } from '../../deps';
import { termsOf } from '../../rules/assignment/terms';
import type { JoinRequest } from '../../rules/attempt/requests';
import { answersOf, placeOf, revisionsOf } from '../../rules/attempt/state';
import type { EncodedJson } from '../../rules/encoded-json';
import { currentClock } from '../../rules/timing/ledger';
import { scaleTimes } from '../../rules/timing/scale';
import { stretchSession } from '../accounts/begin-session';
import { refuseStartAfterPin } from '../accounts/end-pin-sessions';
import { type OwnStart, readOwnStart } from '../assignments/own-start';
import { getPublishedQuiz, getQuestions, getQuizById, poolsAmong, type QuizRecord } from '../quizzes/find';
import { readAllowance } from '../timekeeping/allowances';
import { getState, newState } from './attempt-state';
import { getAskedVersion, getVersionSeen, quizVersionContent } from './course';
import { type AttemptDeps, closeIfOverdue } from './own-attempt';
import { attemptsStore, type OwnAttempt, versionCache } from './store';
import { toJoinedQuiz } from './views';
import { writeChanges } from './write-changes';

/**
 * Starts the student's one attempt on a published quiz, or reopens the running one, even after responses closed. An attempt ends
 * at the latest with the window of the class. Throws 404 for an unknown or unpublished quiz; 403 for closed responses, a student
 * not on the class list, or a start outside the window or in a pause; 409 for a submitted quiz; 429 for guessing ids.
 */
export async function joinQuiz(
  deps: AttemptDeps,
  { student, input }: { student: Student; input: JoinRequest },
): Promise<EncodedJson<JoinedQuiz>> {
  const quiz = getPublishedQuiz(deps, student, input.shareId);
  const { shareId } = quiz;
  if (shareId === null) throw new Error('A published quiz lacks its share ID.');
  const key = { quizId: quiz.id, studentId: student.accountId };
  const known = attemptsStore(deps.db).findOwnOnQuiz.get(key);
  if (known) await closeIfOverdue(deps, known);

  const now = deps.clock.now();
  return deps.groupCommit(() => {
    const stored = attemptsStore(deps.db).findOwnOnQuiz.get(key);
    const own = readOwnStart(deps, { quizId: quiz.id, student, attempt: stored, now });
    refuse(whyNotStart(own.start, deps.siteDetails.timeZone));
    const running = stored ?? startAttempt(deps, student, { quiz, own, now });
    stretchSession(deps, student, currentClock(running, running.pausedAt, now).deadline);
    return readJoined(deps, { quiz: { ...quiz, shareId }, attempt: running, own, now });
  });
}

/** Read together: time added between two reads would move the position but not the deadline. */
function readJoined(
  deps: AttemptDeps,
  {
    quiz,
    attempt,
    own,
    now,
  }: { quiz: QuizRecord & { shareId: string }; attempt: OwnAttempt; own: OwnStart; now: number },
): EncodedJson<JoinedQuiz> {
  const state = getState(deps, attempt.id);
  return toJoinedQuiz({
    quiz,
    attempt,
    clock: currentClock(attempt, attempt.pausedAt, now),
    version: getVersionSeen(deps, attempt, state.asked),
    answers: answersOf(state.answers),
    revisions: revisionsOf(state.answers),
    place: placeOf(state, now),
    needs: termsOf(own.ground),
    now,
  });
}

function startAttempt(
  deps: AttemptDeps,
  student: Student,
  { quiz, own: { start, ground }, now }: { quiz: QuizRecord; own: OwnStart; now: number },
): OwnAttempt {
  refuseStartAfterPin(deps, student);
  const store = attemptsStore(deps.db);
  const bound = { id: deps.ids.id(), versionId: bindQuizVersion(deps, quiz.id, now), seed: null };
  const version = getAskedVersion(deps, bound);
  const allowance = readAllowance(deps, { teacherId: quiz.teacherId, student });
  const { timeFactorPercent, tabChangeLimit } = termsOf({ ...ground, allowance });
  const ownEnd = attemptDeadline({ startedAtMs: now, ...scaleTimes(version, timeFactorPercent) });
  const deadline = 'yes' in start && start.until !== null ? Math.min(ownEnd, start.until) : ownEnd;
  store.insert.run({
    quizId: quiz.id,
    studentId: student.accountId,
    ...bound,
    startedAt: now,
    deadline,
    closesAt: deadline + deps.policy.submitGraceSeconds * 1000,
    timeFactorPercent,
    tabChangeLimit,
  });
  const stored = store.findOwnOnQuiz.get({ quizId: quiz.id, studentId: student.accountId });
  if (!stored) throw new Error('An attempt was not stored.');
  writeChanges(deps, newState(deps, stored), { act: { kind: 'started' } }, now);
  return stored;
}

/** The id of the quiz's current version, shared by all attempts that start on it. */
function bindQuizVersion(deps: AttemptDeps, quizId: string, now: number): string {
  const { db, ids } = deps;
  const known = versionCache(db).get(quizId);
  if (known !== undefined) return known;
  // Read in this commit: an earlier read may be stale and would be cached.
  const content = contentNow(deps, quizId);
  const store = attemptsStore(db);
  const contentHash = ids.hash(content);
  const stored = store.findVersionByHash.get({ quizId, contentHash });
  const id = stored?.id ?? ids.id();
  if (!stored) store.insertVersion.run({ id, quizId, contentHash, content, createdAt: now });
  versionCache(db).set(quizId, id);
  return id;
}

export function contentNow(deps: Pick<Deps, 'db'>, quizId: string): string {
  const quiz = getQuizById(deps, quizId);
  const questions = getQuestions(deps, quizId);
  return quizVersionContent({
    settings: effectiveSettings(quiz),
    questions,
    pools: poolsAmong(quiz, questions),
  });
}
