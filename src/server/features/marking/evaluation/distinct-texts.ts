import type { Answer } from '../../../../shared/answer/answer';
import { foldText } from '../../../../shared/sameness/fold-text';
import type { TextToGrade } from '../../../ports/text-grader';
import type { Opinion } from '../../../rules/marking/kept-findings';

/** One student's answer to the question being marked. */
export interface AnswerToMark {
  readonly attemptId: string;
  readonly value: Answer | null;
  readonly malformed: boolean;
  /** The stored opinion of an AI server, which saves another request. */
  readonly opinion?: Opinion | undefined;
}

/** The teacher's earlier marks on the question, for the grader to learn from, latest last. */
export interface TeacherMark {
  readonly attemptId: string;
  readonly text: string;
  readonly score: number;
}

interface DistinctText extends TextToGrade {
  /** The attempt marked by the teacher, if any. */
  readonly attemptId: string;
}

/** The distinct answer texts of a class, with the teacher's marks on them. */
export interface DistinctTexts {
  readonly idOfText: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, DistinctText>;
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
}

/** Training texts, the latest of each question; far more than in any test, so that no decision is dropped. */
const TAUGHT_MAXIMUM = 100;

/** The normalised text of an answer; '' for none. */
export const textIn = ({ value, malformed }: AnswerToMark): string =>
  typeof value === 'string' && !malformed ? foldText(value) : '';

/**
 * The distinct texts of a class with the teacher's marks. A text with one mark carries it; a text with several differing marks is
 * listed with each.
 */
export function distinctTexts(
  answers: readonly AnswerToMark[],
  teacherMarks: readonly TeacherMark[],
): DistinctTexts {
  const members = Map.groupBy(answers, textIn);
  members.delete('');
  const idOfText = new Map([...members.keys()].map((key, index) => [key, `answer-${index}`]));
  const taught = taughtTexts(teacherMarks);
  const marksOn = Map.groupBy(taught, ({ key }) => key);
  const marked = taught.map((each, index) => {
    const id = marksOn.get(each.key)?.length === 1 ? idOfText.get(each.key) : undefined;
    return { ...each, id: id ?? `marked-${index}` };
  });
  const texts = new Map<string, DistinctText>();
  for (const [key, same] of members) {
    const [first] = same;
    const id = idOfText.get(key);
    if (!first || id === undefined) continue;
    const opinion = same.find((member) => member.opinion)?.opinion;
    texts.set(id, { id, text: String(first.value), attemptId: first.attemptId, opinion });
  }
  for (const { id, text, attemptId } of marked) {
    texts.set(id, { ...(texts.get(id) ?? { id, text }), attemptId });
  }
  return { idOfText, texts, teacherMarks: marked.map(({ id, score }) => ({ id, marks: score })) };
}

/** The latest mark of each value on each text, latest last. */
function taughtTexts(teacherMarks: readonly TeacherMark[]): (TeacherMark & { key: string })[] {
  const latest = new Map<string, TeacherMark & { key: string }>();
  for (const mark of teacherMarks) {
    const key = foldText(mark.text);
    if (key === '') continue;
    const place = `${mark.score} ${key}`;
    latest.delete(place);
    latest.set(place, { ...mark, key });
  }
  return [...latest.values()].slice(-TAUGHT_MAXIMUM);
}
