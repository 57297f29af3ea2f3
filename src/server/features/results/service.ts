import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Student, Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import { DomainError } from '../../../shared/errors';
import { LazyList } from '../../../shared/lazy-list';
import { messages } from '../../../shared/messages';
import { isKeyWithheld } from '../../../shared/quiz/can';
import {
  type AllData,
  allDataQuestionSchema,
  type EvaluatedQuiz,
  type QuizResults,
  type StudentResult,
} from '../../../shared/results/schema';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/closing.service';
import { getOwnAttemptOnQuiz, getQuestionsSeen, readStanding } from '../attempts/service';
import { getReview } from '../evaluation/review';
import { getQuestions } from '../quizzes/find';
import { linesRepo } from './lines.repo';
import {
  answersReader,
  getSubmitted,
  idsOf,
  inOrder,
  MARKS_READ_AT_ONCE,
  readHelpingsOf,
  readScores,
  type Submitted,
} from './lines.service';
import { resultsRepo } from './repo';
import { toEvaluatedQuiz, toQuizResultsHead, toStudentResults } from './views';

export type ResultsDeps = CloseDeps & Pick<Deps, 'textGrader'>;

/**
 * The results of all submitted attempts on an own quiz (404), evaluated or not; attempts whose time is over are closed
 * first. What a large class has answered is read when its lines are written, some at a time: nobody who saves waits for it,
 * and it never stands in memory as a whole. The number of statements grows with each 1,000 marks, not with the attempts.
 */
export async function getQuizResults(
  deps: ResultsDeps,
  teacher: Teacher,
  quizId: unknown,
): Promise<WrittenResults> {
  const seen = await getSubmitted(deps, teacher, quizId);
  const lines = new LazyList(() => readLines(deps, teacher, seen));
  const results = isWrittenAtOnce(seen) ? [...lines] : lines;
  return { ...toQuizResultsHead({ ...seen, review: getReview(deps, seen.quiz.id) }), results };
}

/** The lines come last, so that they can be written while they are read. */
type WrittenResults = Omit<QuizResults, 'results'> & { results: StudentResult[] | LazyList<StudentResult> };

/** So little is read before the answer begins: a fault of the disk is still told as one. */
const isWrittenAtOnce = ({ attempts, questions }: Submitted) =>
  attempts.length * questions.length <= MARKS_READ_AT_ONCE;

function* readLines(
  { db }: ResultsDeps,
  { accountId }: Teacher,
  { attempts, questions }: Submitted,
): Generator<StudentResult> {
  const { listMarks } = linesRepo(db);
  const answersOf = answersReader(db, accountId);
  for (const helping of readHelpingsOf(attempts, questions.length)) {
    const marks = inOrder(listMarks(idsOf(helping), accountId), questions);
    yield* toStudentResults({ questions, attempts: helping, answersOf: answersOf(helping), marks });
  }
}

/**
 * A student's own marked answers; the correct ones only once the last paper of the quiz is in and nobody may start any more.
 * A deleted quiz is read as before. Refuses without an own submitted attempt (404) and before the release (403).
 */
export async function getEvaluatedQuiz(
  deps: CloseDeps,
  student: Student,
  quizId: unknown,
): Promise<EvaluatedQuiz> {
  const attempt = getOwnAttemptOnQuiz(deps, student, quizId);
  if (attempt.submittedAt === null) throw new DomainError('not_found', messages.attemptNotFound);
  if (attempt.releasedAt === null) throw new DomainError('forbidden', messages.resultsNotReleased);
  await closeOverdueAttempts(deps);
  const current = new Map(getQuestions(deps, attempt.quizId).map((question) => [question._id, question]));
  const repo = resultsRepo(deps.db);
  const rows = repo.listResultsOfAttempt.all({ attemptId: attempt.id });
  const { quizId: ofQuiz, id: attemptId, releasedAt } = attempt;
  const corrections = repo.listCorrections.all({ quizId: ofQuiz, attemptId, releasedAt });
  return toEvaluatedQuiz({
    questions: getQuestionsSeen(deps, attempt).flatMap((asked) => {
      const question = current.get(asked._id);
      return question ? [{ question, asked }] : [];
    }),
    standing: readStanding(deps, attempt.id),
    results: new Map(rows.map((row) => [row.questionId, row])),
    corrections: new Map(corrections.map((correction) => [correction.questionId, correction])),
    isKeyWithheld: isWithheld(deps, ofQuiz),
  });
}

function isWithheld({ db }: Pick<Deps, 'db'>, quizId: string): boolean {
  const quiz = resultsRepo(db).findOpenness.get({ quizId });
  return quiz === undefined || isKeyWithheld(quiz);
}

/**
 * The scores of all of a teacher's quizzes by question and student; 0 where there is none (spec §7 "Exports"). Read some
 * at a time, as the results are.
 */
export async function getAllData({ db }: Pick<Deps, 'db'>, teacher: Teacher): Promise<AllData> {
  const repo = resultsRepo(db);
  const own = { teacherId: teacher.accountId };
  const quizzes = repo.listQuizzes.all(own);
  const questions = Map.groupBy(repo.listQuestions.all(own), ({ quizId }) => quizId);
  const submitted = repo.listAllSubmitted.all(own).sort((a, b) => compareText(a.email, b.email));
  const attempts = Map.groupBy(submitted, ({ quizId }) => quizId);
  const mostQuestions = Math.max(0, ...[...questions.values()].map(({ length }) => length));
  const scores = await readScores(db, teacher, submitted, mostQuestions);
  const all: AllData['quizzes'] = [];
  for (const { quizId, title } of quizzes) {
    const [asked, taken] = [questions.get(quizId) ?? [], attempts.get(quizId) ?? []];
    const students = (questionId: string) =>
      taken.map(({ attemptId, email }) => ({ email, score: scores.get(attemptId)?.get(questionId) ?? 0 }));
    const answered: AllData['quizzes'][number]['questions'] = [];
    for (const { questionId, text } of asked) {
      answered.push(allDataQuestionSchema.parse({ questionId, text, students: students(questionId) }));
      if (taken.length > MARKS_READ_AT_ONCE) await nextTurn();
    }
    all.push({ quizId, title, questions: answered });
  }
  return { quizzes: all };
}
