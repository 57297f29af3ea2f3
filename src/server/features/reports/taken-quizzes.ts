import { sumMarks } from '../../../shared/marking/marks';
import type { ReportQuiz } from '../../../shared/reports/schema';
import { percentageOf } from '../../../shared/results/percentage';
import type { Deps } from '../../deps';
import type { QuestionMark } from '../../rules/topics/by-topic';
import { getNotAsked, getQuestionsSeen } from '../attempts/course';
import { type AttemptRow, type QuestionRow, reportsStore } from './store';

type ReadDeps = Pick<Deps, 'db' | 'arrangements'>;

/** A quiz of a report with its date and released marks. */
export interface ReportLine {
  readonly quiz: ReportQuiz;
  /** The date for periods and order. */
  readonly moment: number;
  readonly marks: readonly QuestionMark[];
}

/** The state of a pupil's begun quizzes; marks and comments of released ones only. */
export function takenQuizzes(deps: ReadDeps, attempts: readonly AttemptRow[]): ReportLine[] {
  const released = JSON.stringify(
    attempts.flatMap(({ attemptId, releasedAt }) => (releasedAt === null ? [] : [attemptId])),
  );
  const store = reportsStore(deps.db);
  const questions = Map.groupBy(store.listQuestions(released), ({ attemptId }) => attemptId);
  const comments = Map.groupBy(
    store.listAnswerComments.all({ attemptIds: released }),
    ({ attemptId }) => attemptId,
  );
  return attempts.map((attempt) => {
    const { quizId, title, startedAt, submittedAt, releasedAt, attemptId } = attempt;
    if (submittedAt === null) return bare({ quizId, title, at: startedAt, state: 'running' });
    if (releasedAt === null) return bare({ quizId, title, at: submittedAt, state: 'waiting' });
    const asked = askedOf(deps, attempt, questions.get(attemptId) ?? []);
    const score = sumMarks(asked.map((question) => question.score ?? 0));
    const maxScore = sumMarks(asked.map(({ maximumMarks }) => maximumMarks));
    return {
      quiz: {
        ...{ quizId, title, at: submittedAt, state: 'released', score, maxScore },
        percentage: percentageOf(score, maxScore),
        comment: attempt.comment,
        answerComments: numbered(deps, attempt, {
          comments: comments.get(attemptId) ?? [],
          current: new Set(asked.map(({ questionId }) => questionId)),
        }),
      },
      moment: submittedAt,
      marks: asked.flatMap(({ questionId, family, score: given, markMaximum }) =>
        given === null || markMaximum === null
          ? []
          : [{ questionId, family, score: given, maximumMarks: markMaximum }],
      ),
    };
  });
}

/** The questions in the attempt's draw. */
function askedOf(
  deps: ReadDeps,
  attempt: AttemptRow,
  questions: readonly QuestionRow[],
): readonly QuestionRow[] {
  const notAsked = getNotAsked(deps, { ...attempt, id: attempt.attemptId });
  return questions.filter(({ questionId }) => !notAsked.has(questionId));
}

/** A quiz without marks. */
export const bare = (
  quiz: Pick<ReportQuiz, 'quizId' | 'title' | 'state'> & { readonly at: number | null; moment?: number },
): ReportLine => ({
  quiz: {
    ...{ quizId: quiz.quizId, title: quiz.title, state: quiz.state, at: quiz.at },
    ...{ score: null, maxScore: null, percentage: null, comment: null, answerComments: [] },
  },
  moment: quiz.moment ?? quiz.at ?? 0,
  marks: [],
});

interface AnswerComments {
  readonly comments: readonly { readonly questionId: string | null; readonly text: string }[];
  /** Questions not deleted since. */
  readonly current: ReadonlySet<string>;
}

/** By this pupil's question numbers; the version is read only if there are comments. */
function numbered(
  deps: ReadDeps,
  attempt: AttemptRow,
  { comments, current }: AnswerComments,
): ReportQuiz['answerComments'] {
  if (comments.length === 0) return [];
  const texts = new Map(comments.map(({ questionId, text }) => [questionId, text]));
  return getQuestionsSeen(deps, { ...attempt, id: attempt.attemptId }).flatMap(({ _id }, at) => {
    const text = current.has(_id) ? texts.get(_id) : undefined;
    return text === undefined ? [] : [{ number: at + 1, text }];
  });
}
