import { compareText } from '../by-name';
import { normalised } from '../normalised';
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

/** Text of which only spaces and capitals can differ: most of what is compared, and it may be thousands of questions. */
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;

/** The text as it is compared: one Unicode form, small letters, one kind of space, quote and dash, nothing invisible. */
export function normaliseAnswerText(text: string): string {
  if (PLAIN.test(text)) return text.replace(/\s+/g, ' ').trim().toLowerCase();
  // NFC and not NFKC: x² and x2 are different answers.
  return normalised(text, 'NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');
}

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
