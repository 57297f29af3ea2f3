import { compareText } from '../by-name';
import { foldText } from '../sameness/fold-text';
import type { Answer } from './answer';
import { isEmptyAnswer } from './answer-text';

/** What one student answered to one question; no answer is undefined. */
export interface StudentAnswer {
  readonly studentId: string;
  readonly answer: Answer | undefined;
}

/** Students whose answers say the same, so that one decision marks them all. */
export interface AnswerGroup {
  readonly key: string;
  /** The spelling most of them used; undefined for the students without an answer. */
  readonly answer: Answer | undefined;
  readonly studentIds: readonly string[];
}

const UNANSWERED = 'unanswered';

/**
 * Groups the answers to one question by what they say: the largest group first, equal sizes by what they say,
 * students without an answer last. Texts are told apart by the rule of sameness. Nothing follows the order of the
 * students: two answers of one of them cannot be told by their places.
 */
export function groupAnswers(entries: readonly StudentAnswer[]): AnswerGroup[] {
  const byKey = Map.groupBy(entries, ({ answer }) => answerKey(answer));
  return [...byKey]
    .map(([key, members]) => ({
      key,
      answer: key === UNANSWERED ? undefined : mostUsed(members),
      studentIds: members.map(({ studentId }) => studentId),
    }))
    .sort(
      (a, b) =>
        Number(a.key === UNANSWERED) - Number(b.key === UNANSWERED) ||
        b.studentIds.length - a.studentIds.length ||
        compareAnswers(a.answer, b.answer),
    );
}

/** The same for answers that say the same. */
function answerKey(answer: Answer | undefined): string {
  if (typeof answer === 'number') return `number ${answer}`;
  if (typeof answer === 'string') {
    const text = foldText(answer);
    return text === '' ? UNANSWERED : `text ${text}`;
  }
  return isEmptyAnswer(answer) ? UNANSWERED : `values ${JSON.stringify(answer)}`;
}

function mostUsed(members: readonly StudentAnswer[]): Answer | undefined {
  const spellings = Map.groupBy(members, ({ answer }) => JSON.stringify(answer));
  const [most] = [...spellings.values()].toSorted(
    (one, other) => other.length - one.length || compareAnswers(one[0]?.answer, other[0]?.answer),
  );
  return most?.[0]?.answer;
}

/** An order of answers that is the same whoever gave them. */
export function compareAnswers(one: Answer | undefined, other: Answer | undefined): number {
  const [left, right] = [textOf(one), textOf(other)];
  return compareText(left, right) || Number(left > right) - Number(left < right);
}

const textOf = (answer: Answer | undefined): string =>
  typeof answer === 'string' ? answer : JSON.stringify(answer ?? '');
