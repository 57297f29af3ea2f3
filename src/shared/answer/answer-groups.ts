import { compareText } from '../by-name';
import { foldText } from '../sameness/fold-text';
import type { Answer } from './answer';
import { isEmptyAnswer } from './answer-text';

/** One student's answer to one question; undefined if there is none. */
export interface StudentAnswer {
  readonly studentId: string;
  readonly answer: Answer | undefined;
}

/** Students with equivalent answers, marked by one decision. */
export interface AnswerGroup {
  readonly key: string;
  /** The most frequent spelling; undefined for the students without an answer. */
  readonly answer: Answer | undefined;
  readonly studentIds: readonly string[];
}

const UNANSWERED = 'unanswered';

/**
 * Groups equivalent answers to a question: by size, then by content, students without an answer last. Texts
 * are compared by the rule of sameness. The order reveals nothing about students: answers of one student
 * cannot be linked by position.
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

/** Equal for equivalent answers. */
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

/** An order of answers independent of their students. */
export function compareAnswers(one: Answer | undefined, other: Answer | undefined): number {
  const [left, right] = [textOf(one), textOf(other)];
  return compareText(left, right) || Number(left > right) - Number(left < right);
}

const textOf = (answer: Answer | undefined): string =>
  typeof answer === 'string' ? answer : JSON.stringify(answer ?? '');
