import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { getPaper, readStandingOf } from '../attempts/service';
import { type AnswerToMark, type Mark, markAnswers, type TeacherMark } from './grade-answer';
import { evaluationRepo } from './repo';

export type MarkDeps = Pick<Deps, 'db' | 'textGrader' | 'log'>;

export interface AttemptToMark {
  readonly id: string;
  readonly paperId: string;
}

/** The marks of one attempt by question id. */
export type Marks = ReadonlyMap<string, Mark>;

/** How many questions are with the grader at once: one that calculates here must let requests in between. */
const AT_ONCE = { ai: 12, 'built-in': 1 } as const;
/** Teacher's marks that a grader learns from, the latest of each question. */
const TAUGHT_MAXIMUM = 20;

/** Marks the given questions of the given attempts; nothing is written and no transaction is open while a grader works. */
export async function markAttempts(
  deps: MarkDeps,
  work: { quizId: string; attempts: readonly AttemptToMark[]; questions: readonly Question[] },
): Promise<Map<string, Marks>> {
  const marks = new Map(work.attempts.map(({ id }) => [id, new Map<string, Mark>()]));
  const tasks = tasksOf(deps, work);
  const worker = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await nextTurn();
      for (const [attemptId, mark] of await markAnswers(deps, task)) {
        marks.get(attemptId)?.set(task.question._id, mark);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[deps.textGrader.source] }, worker));
  return marks;
}

/** One task per question and wording: the text and the options are those of the paper that the student saw. */
function tasksOf(deps: MarkDeps, { quizId, attempts, questions }: Parameters<typeof markAttempts>[1]) {
  const standing = readStandingOf(
    deps,
    attempts.map(({ id }) => id),
  );
  const taught = taughtMarks(deps, quizId);
  return questions.flatMap((question) => {
    const byText = Map.groupBy(attempts, ({ paperId }) => {
      const seen = getPaper(deps, paperId).questions.find(({ _id }) => _id === question._id);
      return (seen ?? question).text;
    });
    return [...byText].map(([text, members]) => ({
      question: { ...question, text },
      answers: members.map(({ id }): AnswerToMark => {
        const answer = standing.get(id)?.get(question._id);
        return { attemptId: id, value: answer?.value ?? null, malformed: answer?.malformed ?? false };
      }),
      teacherMarks: taught.get(question._id) ?? [],
    }));
  });
}

function taughtMarks({ db }: MarkDeps, quizId: string): Map<string, TeacherMark[]> {
  const rows = evaluationRepo(db).listTeacherMarks.all({ quizId });
  const texts = rows.flatMap(({ value, ...row }) => {
    const text: unknown = value === null ? null : JSON.parse(value);
    return typeof text === 'string' ? [{ ...row, text }] : [];
  });
  const byQuestion = Map.groupBy(texts, ({ questionId }) => questionId);
  return new Map([...byQuestion].map(([id, marks]) => [id, marks.slice(-TAUGHT_MAXIMUM)]));
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
