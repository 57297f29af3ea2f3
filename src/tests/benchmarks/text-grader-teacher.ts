import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { markReadAnswers, type TextMark } from '../../server/rules/marking/text/mark-text-answers';
import { readClass } from '../../server/rules/marking/text/read-class';
import { roundToMarkStep } from '../../shared/marking/marks';
import type { MarkedQuestion } from './text-grader-data';

/** One question marked by a teacher who always follows the grader's proposed order. */
export interface Marking {
  readonly question: MarkedQuestion;
  readonly maximumMarks: number;
  readonly unaided: readonly TextMark[];
  readonly afterTen: readonly TextMark[];
  readonly markedOfTen: ReadonlySet<string>;
  /** At the end of the review. */
  readonly atEnd: readonly TextMark[];
  readonly markedAtEnd: ReadonlySet<string>;
}

const TEN = 10;

export function markAsTeacher(
  question: MarkedQuestion,
  maximumMarks: number,
  coefficients: Coefficients,
): Marking {
  const teacherMarks = new Map<string, number>();
  const read = readClass(question);
  const mark = () =>
    markReadAnswers(
      read,
      { ...question, maximumMarks, teacherMarks: [...teacherMarks].map(([id, marks]) => ({ id, marks })) },
      coefficients,
    );
  const unaided = mark();
  let marks = unaided;
  let ten: Pick<Marking, 'afterTen' | 'markedOfTen'> | undefined;
  let end: Pick<Marking, 'atEnd' | 'markedAtEnd'> | undefined;
  while (!ten || !end) {
    const isDone = teacherMarks.size >= question.answers.length;
    if (teacherMarks.size === TEN || (isDone && !ten))
      ten = { afterTen: marks, markedOfTen: new Set(teacherMarks.keys()) };
    if (isDone || (teacherMarks.size > 0 && marks.every(({ state }) => state === 'suggested'))) {
      end ??= { atEnd: marks, markedAtEnd: new Set(teacherMarks.keys()) };
    }
    if (ten && end) break;
    const next = nextOf(marks, !ten);
    const score = question.scores.get(next.id) ?? 0;
    teacherMarks.set(next.id, roundToMarkStep(score * maximumMarks, maximumMarks));
    marks = mark();
  }
  return { question, maximumMarks, unaided, ...ten, ...end };
}

function nextOf(marks: readonly TextMark[], isLearning: boolean): TextMark {
  const open = marks.filter(
    ({ state, priority }) => priority > 0 && (isLearning || state === 'needs-review'),
  );
  return open.reduce((best, each) => (each.priority > best.priority ? each : best));
}
