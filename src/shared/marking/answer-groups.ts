import type { Answer } from '../attempt/answer';

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
 * Groups the answers to one question by what they say: the largest group first, equal sizes in the order they came,
 * students without an answer last. Interface brief "Evaluation": case, space and Unicode form do not tell texts apart.
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
        b.studentIds.length - a.studentIds.length,
    );
}

/** The text as it is compared: one Unicode form, small letters, one kind of space, quote and dash, nothing invisible. */
export function normaliseAnswerText(text: string): string {
  // NFC and not NFKC: x² and x2 are different answers.
  return text
    .normalize('NFC')
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
    const text = normaliseAnswerText(answer);
    return text === '' ? UNANSWERED : `text ${text}`;
  }
  // The order in which options were ticked says nothing.
  return answer && answer.length > 0 ? `list ${JSON.stringify([...answer].sort())}` : UNANSWERED;
}

function mostUsed(members: readonly StudentAnswer[]): Answer | undefined {
  const spellings = Map.groupBy(members, ({ answer }) => JSON.stringify(answer));
  const most = [...spellings.values()].reduce((best, same) => (same.length > best.length ? same : best));
  return most[0]?.answer;
}
