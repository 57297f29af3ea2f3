import type { Answers } from '../../../shared/answer/answer';
import type { RunningAttempt } from '../../../shared/attempt/schema';
import { SAVED_QUIZ_LIFETIME_MS } from '../../../shared/constants';
import { parsedJson } from '../../../shared/parsed-json';
import type { TakenQuiz } from '../../../shared/quiz/schema';
import { isAnswer } from '../attempt/is-answer';
import type { OutboxRecord } from './outbox';

/** The content of activeQuizState in local storage while a quiz runs (spec §3), in server-corrected time. */
export interface SavedQuiz {
  quizId: string;
  quizDetails: TakenQuiz;
  attemptDetails: RunningAttempt;
  answers: Answers;
  currentQuestionIndex: number;
  /** Seconds of the total timer; null with question timers. */
  timeRemaining: number | null;
  /** Seconds of the current question; null without question timers. */
  questionTimeRemaining: number | null;
  /** Epoch milliseconds. */
  startTime: number;
  /** Epoch milliseconds. */
  lastSaved: number;
  /** Unacknowledged changes: here immediately, and in the outbox once the database has written. */
  unsent?: OutboxRecord['answers'];
  /** The owner's account; absent in older versions. */
  account?: string | undefined;
}

/** Parses the saved quiz; null if broken, another account's, or older than 24 hours (spec §5). */
export function readSavedQuiz(text: string | null, nowMs: number): SavedQuiz | null {
  const saved = text === null ? null : parsedJson(text);
  if (!isSavedQuiz(saved) || nowMs - saved.lastSaved > SAVED_QUIZ_LIFETIME_MS) return null;
  return { ...saved, answers: readableAnswers(saved.answers), unsent: readableUnsent(saved.unsent) };
}

// By hand: schemas would load the validation library on student pages.
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull = (value: unknown) => value === null || isNumber(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function isSavedQuiz(value: unknown): value is SavedQuiz {
  return (
    isObject(value) &&
    isText(value.quizId) &&
    isTakenQuiz(value.quizDetails) &&
    isAttempt(value.attemptDetails) &&
    isObject(value.answers) &&
    isNumberOrNull(value.timeRemaining) &&
    isNumberOrNull(value.questionTimeRemaining) &&
    [value.currentQuestionIndex, value.startTime, value.lastSaved].every(isNumber)
  );
}

function isTakenQuiz(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value._id) &&
    isText(value.title) &&
    isNumber(value.totalTimeSeconds) &&
    [value.allowNavigation, value.allowTabChange, value.useQuestionTimer].every(
      (flag) => typeof flag === 'boolean',
    ) &&
    Array.isArray(value.questions) &&
    value.questions.length > 0 &&
    value.questions.every(isAskedQuestion)
  );
}

// Further fields depend on the type.
function isAskedQuestion(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value._id) &&
    isText(value.type) &&
    (isText(value.text) || value.type === 'coming') &&
    isNumber(value.maximumMarks) &&
    isNumberOrNull(value.timeLimit)
  );
}

function isAttempt(value: unknown): boolean {
  return isObject(value) && isText(value._id) && [value.startTime, value.deadline].every(isNumber);
}

// One bad value must not cost the other answers.
function readableAnswers(answers: Fields): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswer(answer))) as Answers;
}

/** Absent in older versions. */
function readableUnsent(unsent: unknown): OutboxRecord['answers'] {
  const readable = Object.entries(isObject(unsent) ? unsent : {}).filter(
    ([, change]) =>
      isObject(change) && isNumber(change.changedAtMs) && (change.answer === null || isAnswer(change.answer)),
  );
  return Object.fromEntries(readable) as OutboxRecord['answers'];
}
