import type { Answer } from '../../../shared/answer/answer';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { doubtOf, markObjective } from '../../../shared/marking/mark-objective';
import type { Question } from '../../../shared/question/schema';
import { isObjective } from '../../../shared/question-types/traits';
import type { Deps } from '../../deps';

/** The mark an answer would get. */
export interface PracticeMark {
  readonly score: number;
  readonly maximumMarks: number;
  readonly isCorrect: boolean;
  /** Whether it is a guess because a person would have to read the answer. */
  readonly isUnsure: boolean;
}

interface Answered {
  readonly question: Question;
  readonly answer: Answer | null;
}

type MarkDeps = Pick<Deps, 'groupCommit' | 'markTexts'>;

/**
 * Reads the answered question (may throw), marks it outside any transaction, and commits the result; starts
 * over if question or answer has changed since.
 */
export async function commitMarked<Read extends Answered, Value>(
  deps: MarkDeps,
  { read, write }: { read: () => Read; write: (found: Read, mark: PracticeMark) => Value },
): Promise<Value> {
  for (;;) {
    const marked = read();
    const mark = await markPractice(deps, marked);
    const done = await deps.groupCommit(() => {
      const found = read();
      return isSame(found, marked) ? { value: write(found, mark) } : null;
    });
    if (done) return done.value;
  }
}

const isSame = (one: Answered, other: Answered): boolean =>
  JSON.stringify([one.question, one.answer]) === JSON.stringify([other.question, other.answer]);

/** Marks one answer by its type's rules, texts by the built-in grader: nothing leaves the server. */
async function markPractice(
  { markTexts }: Pick<Deps, 'markTexts'>,
  { question, answer }: Answered,
): Promise<PracticeMark> {
  const { maximumMarks, type } = question;
  if (isObjective(question)) {
    const isUnsure = doubtOf(question, answer) !== undefined;
    return { ...markObjective(question, answer), maximumMarks, isUnsure };
  }
  const text = typeof answer === 'string' ? answer : '';
  const [mark] = await markTexts({
    ...{ question: question.text, modelAnswer: question.correctAnswer, maximumMarks },
    answers: [{ id: question._id, text }],
    teacherMarks: [],
  });
  const score = mark?.marks ?? 0;
  return {
    ...{ score, maximumMarks, isCorrect: isCorrectMark({ type, score, maximumMarks }) },
    isUnsure: mark?.state !== 'suggested',
  };
}
