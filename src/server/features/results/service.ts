import type { Student, Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import {
  type AllData,
  allDataSchema,
  type EvaluatedQuiz,
  type QuizResults,
  type StudentResult,
} from '../../../shared/results/schema';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/closing.service';
import { getOwnAttemptOnQuiz, getQuestionsSeen, readStanding, readStandingOf } from '../attempts/service';
import { getReview } from '../evaluation/review.service';
import { getOwnQuiz, getQuestions, getQuizById } from '../quizzes/service';
import { resultsRepo } from './repo';
import { toEvaluatedQuiz, toQuizResults, toStudentResults } from './views';

export type ResultsDeps = CloseDeps & Pick<Deps, 'textGrader'>;

/**
 * The results of all submitted attempts on an own quiz (404), evaluated or not; attempts whose time is over are closed
 * first. What a large class has answered is read some at a time, so that nobody who saves waits for it; the number of
 * statements grows with each 1,000 marks, not with the attempts.
 */
export async function getQuizResults(
  deps: ResultsDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<QuizResults> {
  const { id } = getOwnQuiz(deps, teacher, quizId);
  await closeOverdueAttempts(deps);
  const repo = resultsRepo(deps.db);
  const own = { quizId: id, teacherId: teacher.accountId };
  // At one moment, so that what is completed has all of its marks.
  const quiz = getOwnQuiz(deps, teacher, id);
  const questions = getQuestions(deps, id);
  const attempts = repo.listSubmitted.all(own);
  const helpings = helpingsOf(attempts, questions.length);
  const standing: ReturnType<typeof readStandingOf> = new Map();
  for (const helping of helpings) {
    for (const [attemptId, answers] of readStandingOf(deps, idsOf(helping))) standing.set(attemptId, answers);
    await nextTurn();
  }
  const results: StudentResult[] = [];
  for (const helping of helpings) {
    const rows = repo.listResults.all({ ...own, attemptIds: JSON.stringify(idsOf(helping)) });
    const byAttempt = Map.groupBy(
      rows.map(({ result }) => result),
      ({ attemptId }) => attemptId,
    );
    results.push(...toStudentResults({ questions, attempts: helping, standing, results: byAttempt }));
    await nextTurn();
  }
  return toQuizResults({ quiz, questions, attempts, results, review: getReview(deps, id) });
}

/** About 30 ms of reading. */
const MARKS_READ_AT_ONCE = 1000;

function helpingsOf<Item>(items: readonly Item[], marksOfEach: number): (readonly Item[])[] {
  const size = Math.max(1, Math.floor(MARKS_READ_AT_ONCE / Math.max(1, marksOfEach)));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

const idsOf = (attempts: readonly { readonly attemptId: string }[]) =>
  attempts.map(({ attemptId }) => attemptId);

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A student's own marked answers. Refuses without an own submitted attempt (404) and before the release (403). */
export function getEvaluatedQuiz(deps: Pick<Deps, 'db'>, student: Student, quizId: unknown): EvaluatedQuiz {
  const attempt = getOwnAttemptOnQuiz(deps, student, quizId);
  getQuizById(deps, attempt.quizId);
  if (attempt.submittedAt === null) throw new DomainError('not_found', messages.attemptNotFound);
  if (attempt.releasedAt === null) throw new DomainError('forbidden', messages.resultsNotReleased);
  const current = new Map(getQuestions(deps, attempt.quizId).map((question) => [question._id, question]));
  const repo = resultsRepo(deps.db);
  const rows = repo.listResultsOfAttempt.all({ attemptId: attempt.id });
  const { quizId: ofQuiz, id: attemptId, releasedAt } = attempt;
  const corrections = repo.listCorrections.all({ quizId: ofQuiz, attemptId, releasedAt });
  return toEvaluatedQuiz({
    questions: getQuestionsSeen(deps, attempt).flatMap(({ _id, text }) => {
      const question = current.get(_id);
      return question ? [{ question, textSeen: text }] : [];
    }),
    standing: readStanding(deps, attempt.id),
    results: new Map(rows.map((row) => [row.questionId, row])),
    corrections: new Map(corrections.map((correction) => [correction.questionId, correction])),
  });
}

/** The scores of all of a teacher's quizzes by question and student; 0 where there is none (spec §7 "Exports"). */
export function getAllData({ db }: Pick<Deps, 'db'>, teacher: Teacher): AllData {
  const repo = resultsRepo(db);
  const own = { teacherId: teacher.accountId };
  const questions = Map.groupBy(repo.listQuestions.all(own), ({ quizId }) => quizId);
  const attempts = Map.groupBy(repo.listAllSubmitted.all(own), ({ quizId }) => quizId);
  const scores = new Map<string, Map<string, number>>();
  for (const { attemptId, questionId, score } of repo.listAllScores.all(own)) {
    scores.set(attemptId, (scores.get(attemptId) ?? new Map<string, number>()).set(questionId, score));
  }
  const studentsOn = (quizId: string, questionId: string) =>
    (attempts.get(quizId) ?? []).map(({ attemptId, email }) => ({
      email,
      score: scores.get(attemptId)?.get(questionId) ?? 0,
    }));
  return allDataSchema.parse({
    quizzes: repo.listQuizzes.all(own).map(({ quizId, title }) => ({
      quizId,
      title,
      questions: (questions.get(quizId) ?? []).map(({ questionId, text }) => ({
        questionId,
        text,
        students: studentsOn(quizId, questionId),
      })),
    })),
  });
}
