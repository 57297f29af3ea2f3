import type { Answer } from '../../../shared/answer/answer';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { doubtOf, markObjective } from '../../../shared/marking/mark-objective';
import type { Question } from '../../../shared/question/schema';
import { isObjective } from '../../../shared/question-types/marking-kinds';
import type { Deps } from '../../deps';

/** What an answer would be worth. */
export interface PracticeMark {
  readonly score: number;
  readonly maximumMarks: number;
  readonly isCorrect: boolean;
  /** Whether it is a guess, since a person would have to read the answer. */
  readonly isUnsure: boolean;
}

/** What is marked. */
interface Answered {
  readonly question: Question;
  readonly answer: Answer | null;
}

type MarkDeps = Pick<Deps, 'groupCommit' | 'markTexts'>;

/**
 * Reads what is to be marked, which may refuse, marks it with nothing held up, and writes in the commit what follows from the
 * mark. Where question or answer have changed meanwhile, all begins anew.
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

/** Marks one answer by the rules of its type, a text by the built-in ones: nothing leaves this server. */
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
