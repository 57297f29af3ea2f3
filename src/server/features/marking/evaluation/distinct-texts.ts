import type { Answer } from '../../../../shared/answer/answer';
import type { Opinion } from '../../../../shared/marking/kept-findings';
import { foldText } from '../../../../shared/sameness/fold-text';
import type { TextToGrade } from '../../../ports/text-grader';

/** One student's answer to the question that is marked. */
export interface AnswerToMark {
  readonly attemptId: string;
  readonly value: Answer | null;
  readonly malformed: boolean;
  /** What an AI server said of it already: nobody is asked about it again. */
  readonly opinion?: Opinion | undefined;
}

/** What the teacher gave on the same question already, for a grader to learn from; the latest comes last. */
export interface TeacherMark {
  readonly attemptId: string;
  readonly text: string;
  readonly score: number;
}

interface DistinctText extends TextToGrade {
  /** The attempt that it is from: of the teacher's mark, if it has one. */
  readonly attemptId: string;
}

/** The texts of a class as a grader gets them, each once, and the teacher's marks on them. */
export interface DistinctTexts {
  readonly idOfText: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, DistinctText>;
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
}

/** Texts that a grader learns from, the latest of each question; far more than were tried, so that no decision is forgotten. */
const TAUGHT_MAXIMUM = 100;

/** The text of an answer as it is compared; empty for none. */
export const textIn = ({ value, malformed }: AnswerToMark): string =>
  typeof value === 'string' && !malformed ? foldText(value) : '';

/**
 * The distinct texts of a class, with those that the teacher has marked. A text that got one mark stands once, with that mark;
 * one that got several stands beside each of them.
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

/** The last mark of each number that each text got, the latest last. */
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
