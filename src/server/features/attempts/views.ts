import type { Answers } from '../../../shared/answer/answer';
import type { AvailableQuiz, Terms } from '../../../shared/assignment/schema';
import type { Place } from '../../../shared/attempt/schema';
import {
  type EvaluationResult,
  type JoinedFrame,
  type JoinedQuiz,
  joinedFrameSchema,
  type StudentDashboard,
  type SubmittedAttempt,
} from '../../../shared/attempt/schema';
import { sumMarks } from '../../../shared/marking/marks';
import {
  type AskedQuestion,
  askedQuestionSchema,
  type ComingQuestion,
  comingQuestionSchema,
  type Question,
} from '../../../shared/question/schema';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { toFormattedAsked } from '../../rich-text/formatted-texts';
import type { AskedVersion } from '../../rules/attempt/state';
import { whyItEnded } from '../../rules/attempt/submitted-by';
import { EncodedJson } from '../../rules/encoded-json';
import { currentClock } from '../../rules/timing/ledger';
import { scaleTimes } from '../../rules/timing/scale';
import { toAnswer } from './attempt-state';
import type { AttemptRecord } from './own-attempt';

/** The response to a page opening an attempt; each question is encoded once for all attempts that show it alike. */
export function toJoinedQuiz(joined: {
  quiz: { id: string; shareId: string; acceptingResponses: boolean } & Pick<
    QuizSettings,
    'title' | 'description' | 'lang'
  >;
  attempt: AttemptRecord;
  clock: ReturnType<typeof currentClock>;
  version: AskedVersion;
  answers: Answers;
  revisions: Record<string, number>;
  place: Place | null;
  needs: Pick<Terms, 'largerText' | 'hideTimer'>;
  now: number;
}): EncodedJson<JoinedQuiz> {
  const version = scaleTimes(joined.version, joined.attempt.timeFactorPercent);
  const { quiz, attempt } = joinedFrameSchema.parse({
    quiz: {
      ...joined.quiz,
      ...version.settings,
      _id: joined.quiz.id,
      isPublished: true,
    },
    attempt: {
      _id: joined.attempt.id,
      quizId: joined.quiz.id,
      startTime: joined.attempt.startedAt,
      deadline: joined.clock.deadline,
      serverNow: joined.now,
      focusLostCount: joined.attempt.focusLostCount,
      tabChangeLimit: joined.attempt.tabChangeLimit,
      pausedSince: joined.clock.pausedSince,
      answers: joined.answers,
      revisions: joined.revisions,
      place: joined.place,
      largerText: joined.needs.largerText,
      hideTimer: joined.needs.hideTimer,
    },
  } satisfies JoinedFrame);
  const lastSent =
    version.settings.sendOneByOne && joined.place ? joined.place.index : Number.POSITIVE_INFINITY;
  const questions = version.questions
    .map((question, index) => (index <= lastSent ? encodedQuestion(question) : encodedComing(question)))
    .join();
  const text = `{"quiz":${JSON.stringify(quiz).slice(0, -1)},"questions":[${questions}]},"attempt":${JSON.stringify(attempt)}}`;
  return new EncodedJson(text);
}

/** By the version's question object, shared by all attempts with the teacher's options and times. */
const encodedQuestions = new WeakMap<Question, string>();

function encodedQuestion(question: Question): string {
  const known = encodedQuestions.get(question);
  if (known !== undefined) return known;
  const encoded = JSON.stringify(toAsked(question));
  encodedQuestions.set(question, encoded);
  return encoded;
}

/** A question as sent to its student. */
export const toAsked = (question: Question): AskedQuestion =>
  askedQuestionSchema.parse(toFormattedAsked(question));

const encodedComing = (question: Question): string =>
  JSON.stringify(comingQuestionSchema.parse({ ...question, type: 'coming' } satisfies ComingQuestion));

interface StudentsAttempt {
  readonly attempt: AttemptRecord;
  readonly title: string;
  readonly lang: QuizSettings['lang'];
  readonly shareId: string | null;
  readonly pausedAt: number | null;
  /** When the quiz was deleted. */
  readonly deletedAt: number | null;
}

/** Includes marks of released attempts only. */
export function toStudentDashboard(seen: {
  student: { name: string; email: string };
  attempts: readonly StudentsAttempt[];
  answers: ReadonlyMap<string, readonly { questionId: string; value: string | null }[]>;
  results: ReadonlyMap<string, readonly EvaluationResult[]>;
  /** By attempt. */
  maxScores: ReadonlyMap<string, number>;
  /** By quiz. */
  classNames: ReadonlyMap<string, string>;
  isTimerHidden: (attempt: AttemptRecord) => boolean;
  available: AvailableQuiz[];
  now: number;
}): StudentDashboard {
  const entryOf = ({ attempt, title, lang, deletedAt }: StudentsAttempt): [string, SubmittedAttempt][] => {
    const { id, submittedAt, receipt } = attempt;
    const submittedBy = whyItEnded(attempt);
    if (submittedAt === null || submittedBy === null || receipt === null) return [];
    const isReleased = attempt.releasedAt !== null;
    const results = seen.results.get(attempt.id) ?? [];
    const answers = seen.answers.get(attempt.id) ?? [];
    const entry = {
      quizId: attempt.quizId,
      title,
      lang,
      className: seen.classNames.get(attempt.quizId) ?? null,
      startTime: attempt.startedAt,
      submittedAt,
      submittedBy,
      receipt,
      answers: Object.fromEntries(
        answers.flatMap(({ questionId, value }) => (value === null ? [] : [[questionId, toAnswer(value)]])),
      ),
      score: isReleased ? sumMarks(results.map(({ score }) => score)) : null,
      maxScore: isReleased ? (seen.maxScores.get(attempt.id) ?? 0) : null,
      scoresReleased: isReleased,
      releasedAt: attempt.releasedAt,
      quizEnded: deletedAt !== null,
      evaluationResults: isReleased ? [...results] : null,
    };
    return [[id, entry]];
  };
  const runningOf = ({ attempt, title, shareId, pausedAt, deletedAt }: StudentsAttempt) => {
    if (attempt.submittedAt !== null || deletedAt !== null || shareId === null) return [];
    const { deadline } = currentClock(attempt, pausedAt, seen.now);
    const { id: attemptId, quizId } = attempt;
    return [{ attemptId, quizId, shareId, title, deadline, hideTimer: seen.isTimerHidden(attempt) }];
  };
  return {
    ...seen.student,
    attempts: Object.fromEntries(seen.attempts.flatMap(entryOf)),
    inProgress: seen.attempts.flatMap(runningOf),
    available: seen.available,
    serverNow: seen.now,
  };
}
