import type { Student } from '../../../shared/actor';
import type { JoinRequest } from '../../../shared/attempt/requests';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { refuse } from '../../../shared/errors';
import { whyNotJoin } from '../../../shared/quiz/can';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { attemptDeadline } from '../../../shared/timing/deadline';
import { currentClock } from '../../../shared/timing/ledger';
import { scaleTimes } from '../../../shared/timing/scale';
import type { Deps } from '../../deps';
import { stretchSession } from '../accounts/stretch-session';
import { findPublishedQuiz, getPublishedQuiz, getQuestions, type QuizRecord } from '../quizzes/find';
import { readAllowance } from '../timekeeping/read-allowance';
import { readPause } from '../timekeeping/read-clock';
import { answersOf, readCurrentAnswers, revisionsOf } from './answers';
import type { CloseDeps } from './close-overdue';
import { getQuizVersion, type QuizVersion, quizVersionSchema, readPlace } from './course';
import { logAct } from './history';
import { type OwnAttempt, upToDate } from './own-attempt';
import { attemptsStore } from './store';
import { toJoinedQuiz } from './views';

type JoinDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * Starts the student's one attempt on a published quiz, or opens the running one again, also after responses were closed.
 * Refuses an ID that is no published quiz (404), closed responses and a start in a pause (403), a submitted quiz (409), and who tries IDs at random (429).
 */
export async function joinQuiz(
  deps: JoinDeps,
  { student, input }: { student: Student; input: JoinRequest },
): Promise<JoinedQuiz> {
  const quiz = getPublishedQuiz(deps, student, input.shareId);
  const { shareId } = quiz;
  if (shareId === null) throw new Error('A published quiz lacks its share ID.');
  const key = { quizId: quiz.id, studentId: student.accountId };
  const known = attemptsStore(deps.db).findOwnOnQuiz.get(key);
  if (known) await upToDate(deps, known);

  const now = deps.clock.now();
  return deps.groupCommit(() => {
    const stored = attemptsStore(deps.db).findOwnOnQuiz.get(key);
    refuse(
      whyNotJoin({
        isPublished: quiz.isPublished,
        acceptingResponses: findPublishedQuiz(deps, shareId)?.acceptingResponses ?? false,
        isPaused: readPause(deps, quiz.id) !== null,
        hasOpenAttempt: stored !== undefined && stored.submittedAt === null,
        hasSubmitted: stored !== undefined && stored.submittedAt !== null,
      }),
    );
    const running = stored ?? startAttempt(deps, student, { quiz, now });
    stretchSession(deps, student, currentClock(running, running.pausedAt, now).deadline);
    return readJoined(deps, { quiz: { ...quiz, shareId }, attempt: running, now });
  });
}

/** Read in one go: time that is given between two reads would move the place and not the deadline. */
function readJoined(
  deps: JoinDeps,
  { quiz, attempt, now }: { quiz: QuizRecord & { shareId: string }; attempt: OwnAttempt; now: number },
): JoinedQuiz {
  const current = readCurrentAnswers(deps, attempt.id);
  return toJoinedQuiz({
    quiz,
    attempt,
    clock: currentClock(attempt, attempt.pausedAt, now),
    version: getQuizVersion(deps, attempt.paperId),
    answers: answersOf(current),
    revisions: revisionsOf(current),
    place: readPlace(deps, attempt, now),
    now,
  });
}

function startAttempt(
  deps: JoinDeps,
  student: Student,
  { quiz, now }: { quiz: QuizRecord; now: number },
): OwnAttempt {
  const store = attemptsStore(deps.db);
  const version = quizVersionSchema.parse({
    settings: effectiveSettings(quiz),
    questions: getQuestions(deps, quiz.id),
  });
  const { timeFactorPercent, extraTabChanges } = readAllowance(deps, {
    teacherId: quiz.teacherId,
    email: student.email,
  });
  const deadline = attemptDeadline({ startedAtMs: now, ...scaleTimes(version, timeFactorPercent) });
  store.insert.run({
    id: deps.ids.id(),
    quizId: quiz.id,
    studentId: student.accountId,
    paperId: bindQuizVersion(deps, { quizId: quiz.id, version, now }),
    seed: deps.ids.seed(),
    startedAt: now,
    deadline,
    closesAt: deadline + deps.policy.submitGraceSeconds * 1000,
    timeFactorPercent,
    tabChangeLimit: TAB_CHANGE_LIMIT + extraTabChanges,
  });
  const stored = store.findOwnOnQuiz.get({ quizId: quiz.id, studentId: student.accountId });
  if (!stored) throw new Error('An attempt was not stored.');
  logAct(deps, stored, { at: now, kind: 'started' });
  return stored;
}

/** The id of the quiz version with this content: one for all attempts that start on it. */
function bindQuizVersion(
  { db, ids }: JoinDeps,
  { quizId, version, now }: { quizId: string; version: QuizVersion; now: number },
): string {
  const store = attemptsStore(db);
  const content = JSON.stringify(version);
  const contentHash = ids.hash(content);
  const known = store.findVersionByHash.get({ quizId, contentHash });
  if (known) return known.id;
  const id = ids.id();
  store.insertVersion.run({ id, quizId, contentHash, content, createdAt: now });
  return id;
}
