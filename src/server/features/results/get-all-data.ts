import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import { hidesNames } from '../../../shared/results/names-hidden';
import { type AllData, allDataQuestionSchema } from '../../../shared/results/schema';
import { fullName } from '../../../shared/tell-apart';
import { classOf } from '../../db/student-columns';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { getNotAsked } from '../attempts/course';
import { noteNamesRead } from '../marking/names/hidden';
import { MARKS_READ_AT_ONCE, readScores } from './lines';
import { resultsStore } from './store';

/**
 * The scores of all quizzes of a teacher by question and student; 0 without a score (spec §7 "Exports"), and
 * no line for an undrawn question. Read and parsed in batches.
 */
export async function getAllData(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock' | 'inTransaction'>,
  { teacher }: { teacher: Teacher },
): Promise<AllData> {
  const { db, arrangements } = deps;
  const store = resultsStore(db);
  const own = { teacherId: ownerOf(teacher) };
  const quizzes = store.listQuizzes.all(own);
  const questions = Map.groupBy(store.listQuestions.all(own), ({ quizId }) => quizId);
  const submitted = store.listAllSubmitted
    .all(own)
    .sort(
      (a, b) => compareText(a.email, b.email) || (a.email === '' ? compareText(nameOf(a), nameOf(b)) : 0),
    );
  const byId = nameApart(submitted.filter(({ email }) => email === ''));
  const attempts = Map.groupBy(submitted, ({ quizId }) => quizId);
  const mostQuestions = Math.max(0, ...[...questions.values()].map(({ length }) => length));
  const scores = await readScores(db, own.teacherId, submitted, mostQuestions);
  const all: AllData['quizzes'] = [];
  for (const { id: quizId, title, ...quiz } of quizzes) {
    const [asked, taken] = [questions.get(quizId) ?? [], attempts.get(quizId) ?? []];
    if (taken.length > 0 && areHidden(quiz)) noteNamesRead(deps, teacher, quizId);
    const notAsked = new Map(
      taken.map((attempt) => [
        attempt.attemptId,
        getNotAsked({ db, arrangements }, { ...attempt, id: attempt.attemptId }),
      ]),
    );
    const students = (questionId: string) =>
      taken
        .filter(({ attemptId }) => !notAsked.get(attemptId)?.has(questionId))
        .map(({ attemptId, studentId, email }) => ({
          email,
          ...byId.get(studentId),
          score: scores.get(attemptId)?.get(questionId) ?? 0,
        }));
    const answered: AllData['quizzes'][number]['questions'] = [];
    for (const { questionId, text } of asked) {
      answered.push(allDataQuestionSchema.parse({ questionId, text, students: students(questionId) }));
      if (taken.length > MARKS_READ_AT_ONCE) await nextTurn();
    }
    all.push({ quizId, title, questions: answered });
  }
  return { quizzes: all };
}

const areHidden = ({ isReleased, isToDecide, ...quiz }: HidingNames): boolean =>
  hidesNames(quiz, { isReleased: () => isReleased === 1, isToDecide: () => isToDecide === 1 });

type HidingNames = Omit<
  ReturnType<ReturnType<typeof resultsStore>['listQuizzes']['all']>[number],
  'id' | 'title'
>;

interface WithoutAddress {
  readonly studentId: string;
  readonly studentName: string;
  readonly studentClass: string | null;
}

/** Distinct display names, by student id, for students without an address. */
function nameApart(attempts: readonly WithoutAddress[]): Map<string, { readonly student: string }> {
  const named = new Map<string, { readonly student: string }>();
  const taken = new Set<string>();
  for (const attempt of attempts) {
    if (named.has(attempt.studentId)) continue;
    const name = nameOf(attempt);
    let student = name;
    for (let number = 2; taken.has(student); number += 1) student = `${name} ${number}`;
    taken.add(student);
    named.set(attempt.studentId, { student });
  }
  return named;
}

const nameOf = ({ studentName, ...place }: WithoutAddress): string =>
  fullName({ studentName, ...classOf(place) });
