import type { Answer, Answers } from '../../../shared/answer/answer';
import { isAnsweredBy } from '../../../shared/question-types/traits';
import { closesAt, placeAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import { isOutOfItsTime, mayReplaceAnswer } from '../../rules/attempt/freeze';
import { normaliseAnswer } from '../../rules/attempt/normalise';
import { answersStore, type NewAnswer } from './answers-store';
import { type CurrentAnswer, cachedState, putAnswers, toCurrentAnswer } from './attempt-state';
import type { Course } from './course';

type ReadDeps = Pick<Deps, 'db'>;

/** A sent answer to a question of the quiz, in its stored form. */
export interface SentAnswer {
  /** Position of its question in the attempt, from 0. */
  readonly index: number;
  readonly questionId: string;
  readonly value: Answer | null;
  readonly malformed: boolean;
  /** Whether it is a list in which order does not matter. */
  readonly isSet: boolean;
  /** Whether it may replace the stored answer. */
  readonly mayReplace: boolean;
  /** Whether it is a first value outside its question's time. */
  readonly isOutOfItsTime: boolean;
}

/** The current answer to each question of an attempt, cleared ones included since they carry a revision. */
export const readCurrentAnswers = (deps: ReadDeps, attemptId: string): Map<string, CurrentAnswer> =>
  new Map(
    cachedState(deps, attemptId)?.answers ??
      answersStore(deps.db).list.all({ attemptId }).map(toCurrentAnswer),
  );

/** The current answers of several attempts, by attempt and question, in one statement. */
export function readCurrentAnswersOf(
  { db }: ReadDeps,
  attemptIds: readonly string[],
): Map<string, Map<string, CurrentAnswer>> {
  const rows = answersStore(db).listOfMany.all({ attemptIds: JSON.stringify(attemptIds) });
  const byAttempt = new Map(attemptIds.map((id) => [id, new Map<string, CurrentAnswer>()]));
  for (const row of rows) byAttempt.get(row.attemptId)?.set(...toCurrentAnswer(row));
  return byAttempt;
}

/** The present answers, without cleared ones. */
export const answersOf = (current: ReadonlyMap<string, CurrentAnswer>): Answers =>
  Object.fromEntries([...current].flatMap(([id, { value }]) => (value === null ? [] : [[id, value]])));

/** The revision of every question ever answered, cleared ones included. */
export const revisionsOf = (current: ReadonlyMap<string, CurrentAnswer>): Record<string, number> =>
  Object.fromEntries([...current].map(([id, { revision }]) => [id, revision]));

/** Whether an answer differs from the stored one, to the letter; no answer equals a cleared one. */
export function isChange(
  current: ReadonlyMap<string, CurrentAnswer>,
  sent: Pick<LoggedAnswer, 'questionId' | 'value' | 'malformed'>,
): boolean {
  const stored = current.get(sent.questionId);
  const isSameValue = JSON.stringify(stored?.value ?? null) === JSON.stringify(sent.value);
  return !isSameValue || (stored?.malformed ?? false) !== sent.malformed;
}

/** The sent answers to the quiz's questions in attempt order, each with whether it may replace the stored one. */
export function readSent(
  deps: Pick<Deps, 'policy'>,
  sent: {
    course: Course;
    current: ReadonlyMap<string, CurrentAnswer>;
    answers: Readonly<Record<string, unknown>>;
    /** When the page went offline; null if it did not. */
    offlineSince: number | null;
    now: number;
  },
): SentAnswer[] {
  const { course, current, answers, offlineSince, now } = sent;
  const { questions, progress, sendOneByOne } = course;
  // One by one, an offline page has only the questions up to the one open then.
  const lastThere =
    sendOneByOne && offlineSince !== null ? placeAt(progress, offlineSince).index : Number.POSITIVE_INFINITY;
  const frame = {
    allowNavigation: course.allowNavigation,
    orderIds: questions.map(({ _id }) => _id),
    storedIds: new Set([...current].flatMap(([id, { value }]) => (value === null ? [] : [id]))),
    nowMs: now,
    graceMs: deps.policy.submitGraceSeconds * 1000,
  };
  return questions.flatMap((question, index) => {
    const { _id: questionId } = question;
    if (!Object.hasOwn(answers, questionId)) return [];
    const { answer: value, malformed } = normaliseAnswer(question, answers[questionId]);
    const questionClosesAtMs = closesAt(progress, index);
    const mayReplace = mayReplaceAnswer({ ...frame, questionId, questionClosesAtMs });
    const isTimed = progress.limits !== null && !frame.storedIds.has(questionId) && value !== null;
    const offlineSinceMs = index <= lastThere ? offlineSince : null;
    // The last question stays open until the attempt ends.
    const isOut =
      isTimed &&
      index < questions.length - 1 &&
      isOutOfItsTime({ questionClosesAtMs, offlineSinceMs, nowMs: now });
    const isSet = isAnsweredBy(question, 'options');
    return [{ questionId, index, value, malformed, isSet, mayReplace, isOutOfItsTime: isOut }];
  });
}

/** A sent answer as an entry of the history. */
export const logged = ({ questionId, value, malformed }: SentAnswer, revision: number): LoggedAnswer => ({
  questionId,
  value,
  revision,
  malformed,
});

/** Stores answers and clears. */
export function writeAnswers(
  deps: Pick<Deps, 'db'>,
  { attemptId, answers, now }: { attemptId: string; answers: readonly LoggedAnswer[]; now: number },
): void {
  if (answers.length === 0) return;
  const rows: readonly NewAnswer[] = answers.map(({ questionId, value, revision, malformed }) => ({
    questionId,
    value: value === null ? null : JSON.stringify(value),
    revision,
    malformed,
  }));
  answersStore(deps.db).save.run({ attemptId, rows: JSON.stringify(rows), savedAt: now });
  putAnswers(deps, attemptId, answers);
}
