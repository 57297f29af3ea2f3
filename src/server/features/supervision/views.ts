import type { Answer } from '../../../shared/answer/answer';
import type { FocusEventKind } from '../../../shared/attempt/reload';
import type { SubmittedBy } from '../../../shared/constants';
import { OFFLINE_AFTER_MS, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import type { Question } from '../../../shared/question/schema';
import type {
  ClockMove,
  FocusLossSeen,
  LateSubmission,
  LiveQuiz,
  SentMessage,
} from '../../../shared/supervision/schema';
import { classOf } from '../../db/student-columns';
import { formattedOf } from '../../rich-text/formatted-texts';
import { returnOf, type SignsOfLife } from '../../rules/attempt/absence';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import { whyItEnded } from '../../rules/attempt/submitted-by';
import { isPastRelease } from '../../rules/results/past-release';
import { currentClock } from '../../rules/timing/ledger';
import type { AttemptRecord } from '../attempts/own-attempt';
import type { Presence } from '../attempts/presence';
import type { QuizRecord } from '../quizzes/find';

interface WatchedAttempt {
  readonly attempt: AttemptRecord;
  readonly studentName: string;
  readonly studentEmail: string;
  readonly studentClass: string | null;
  readonly reloadCount: number;
  readonly presence: Presence | undefined;
  /** Otherwise the reader sees the plain time. */
  readonly hasMoreTimeShown: boolean;
  /** In this attempt's order. */
  readonly questionIds: readonly string[];
}

export const toLiveQuiz = (seen: {
  quiz: QuizRecord;
  now: number;
  attempts: readonly WatchedAttempt[];
  /** In the quiz's order. */
  questionIds: readonly string[];
  answeredIds: ReadonlyMap<string, readonly string[]>;
  awayIds: ReadonlySet<string>;
  clock: readonly (Omit<ClockMove, 'studentName' | 'attemptId'> & {
    someName: string;
    someAttemptId: string;
  })[];
  messages: SentMessage[];
  absent: LiveQuiz['absent'];
  late: LateSubmission[];
  namesHidden: boolean;
}): LiveQuiz => ({
  ...seen.quiz,
  quizId: seen.quiz.id,
  serverNow: seen.now,
  pausedSince: seen.quiz.pausedAt,
  students: seen.attempts.map((watched) => ({
    ...toLiveStudent(watched, seen.quiz.pausedAt, seen.now),
    ...progressOf(watched, seen),
    isAway: seen.awayIds.has(watched.attempt.id),
  })),
  absent: seen.absent,
  clock: seen.clock.map(({ someName, someAttemptId, ...move }) => ({
    ...move,
    studentName: move.studentCount === 1 ? someName : null,
    attemptId: move.studentCount === 1 ? someAttemptId : null,
  })),
  messages: seen.messages,
  late: seen.late,
});

/** By the quiz's question numbers, so that students with different orders line up. */
function progressOf(
  { attempt, presence, questionIds }: WatchedAttempt,
  seen: {
    questionIds: readonly string[];
    answeredIds: ReadonlyMap<string, readonly string[]>;
    namesHidden: boolean;
  },
) {
  const answeredIds = new Set(seen.answeredIds.get(attempt.id));
  const askedIds = new Set(questionIds);
  const numbersOf = (fits: (id: string) => boolean) =>
    seen.questionIds.flatMap((id, index) => (fits(id) ? index + 1 : []));
  const at = seen.questionIds.indexOf(presence?.questionId ?? '');
  // The sets of seen and answered questions would identify a submission among the marked ones.
  if (seen.namesHidden && attempt.submittedAt !== null) {
    return { answeredCount: answeredIds.size, answeredNumbers: [], notAskedNumbers: [], atNumber: null };
  }
  return {
    answeredCount: answeredIds.size,
    answeredNumbers: numbersOf((id) => answeredIds.has(id)),
    notAskedNumbers: numbersOf((id) => !askedIds.has(id)),
    atNumber: at === -1 || attempt.submittedAt !== null ? null : at + 1,
  };
}

function toLiveStudent(watched: WatchedAttempt, pausedAt: number | null, now: number) {
  const { attempt, presence, questionIds, studentName, studentEmail, studentClass, reloadCount } = watched;
  const isRunning = attempt.submittedAt === null;
  const { deadline } = isRunning ? currentClock(attempt, pausedAt, now) : attempt;
  const questionNumber = questionIds.indexOf(presence?.questionId ?? '') + 1;
  return {
    ...attempt,
    attemptId: attempt.id,
    studentName,
    studentEmail,
    ...classOf({ studentClass }),
    reloadCount,
    submittedBy: whyItEnded(attempt),
    deadline,
    timeFactorPercent: watched.hasMoreTimeShown ? attempt.timeFactorPercent : TIME_FACTOR_PERCENT.min,
    isReleased: isPastRelease(attempt),
    questionNumber: questionNumber === 0 ? null : questionNumber,
    questionCount: questionIds.length,
    connection: connectionOf(attempt, presence, now),
    lastSeenAt: presence?.seenAt ?? null,
  };
}

/** A newly opened page is not offline before its first poll; after the submit everything has arrived. */
function connectionOf(
  { submittedAt, startedAt }: AttemptRecord,
  presence: Presence | undefined,
  now: number,
): 'saved' | 'saving' | 'offline' {
  if (submittedAt !== null) return 'saved';
  if (now - (presence?.seenAt ?? startedAt) > OFFLINE_AFTER_MS) return 'offline';
  return (presence?.unsentCount ?? 0) > 0 ? 'saving' : 'saved';
}

export const toLateSubmission = (seen: {
  attempt: AttemptRecord;
  studentName: string;
  studentEmail: string;
  studentClass: string | null;
  late: { receivedAt: number; decision: LateSubmission['decision'] };
  /** Arrival by question; empty if all arrived together. */
  cameAt: Readonly<Record<string, number>>;
  /** In the attempt's order. */
  questions: readonly Pick<Question, '_id' | 'text' | 'format'>[];
  before: Readonly<Record<string, Answer | null>>;
  answers: readonly Pick<LoggedAnswer, 'questionId' | 'value'>[];
}): LateSubmission => ({
  attemptId: seen.attempt.id,
  studentName: seen.studentName,
  studentEmail: seen.studentEmail,
  ...classOf(seen),
  receivedAt: seen.late.receivedAt,
  decision: seen.late.decision,
  changes: seen.questions.flatMap(({ _id, text, format }, index) =>
    seen.answers
      .filter(({ questionId }) => questionId === _id)
      .map(({ value }) => ({
        questionNumber: index + 1,
        questionText: text,
        ...formattedOf(format, [text]),
        stored: seen.before[_id] ?? null,
        late: value,
        ...(seen.cameAt[_id] !== undefined && { cameAt: seen.cameAt[_id] }),
      })),
  ),
});

interface StoredFocusLoss extends Omit<SignsOfLife, 'pressedSubmitAt'> {
  readonly startedAt: number;
  readonly receivedAt: number;
  readonly submittedAt: number | null;
  readonly submittedBy: SubmittedBy | null;
  readonly closingSince: number | null;
}

/** The plausible times of a focus loss: within the start and the report; the return is the first sign of life, if any. */
export function seenTimes(
  event: StoredFocusLoss,
): Pick<FocusLossSeen, 'leftAt' | 'returnedAt' | 'isReturnExact'> {
  const leftAt = Math.min(Math.max(event.leftAt, event.startedAt), event.receivedAt);
  const pressedSubmitAt = whyItEnded(event) === 'student' ? event.submittedAt : null;
  const back = returnOf({ ...event, pressedSubmitAt });
  const returnedAt = back && Math.max(back.at, leftAt);
  return { leftAt, returnedAt, isReturnExact: back?.isExact ?? true };
}

export const toFocusLossSeen = (seen: {
  event: StoredFocusLoss & { questionId: string | null; excusedAt: number | null; kind: FocusEventKind };
  /** In the attempt's order. */
  questionIds: readonly string[];
  alike: FocusLossSeen['alike'];
}): FocusLossSeen => {
  const index = seen.questionIds.indexOf(seen.event.questionId ?? '');
  return {
    ...seenTimes(seen.event),
    isReload: seen.event.kind === 'reloaded',
    excusedAt: seen.event.excusedAt,
    questionNumber: index === -1 ? null : index + 1,
    alike: seen.alike,
  };
};
