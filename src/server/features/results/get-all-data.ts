import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import { type AllData, allDataQuestionSchema } from '../../../shared/results/schema';
import type { Deps } from '../../deps';
import { MARKS_READ_AT_ONCE, readScores } from './lines';
import { resultsStore } from './store';

/**
 * The scores of all of a teacher's quizzes by question and student; 0 where there is none (spec §7 "Exports"). Read some
 * at a time, as the results are, and each question made by its schema as it is read.
 */
export async function getAllData(
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): Promise<AllData> {
  const store = resultsStore(db);
  const own = { teacherId: teacher.accountId };
  const quizzes = store.listQuizzes.all(own);
  const questions = Map.groupBy(store.listQuestions.all(own), ({ quizId }) => quizId);
  const submitted = store.listAllSubmitted.all(own).sort((a, b) => compareText(a.email, b.email));
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
