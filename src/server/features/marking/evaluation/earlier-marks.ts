import * as z from 'zod';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import type { EarlierMarks } from '../../../../shared/results/schema';
import { foldText } from '../../../../shared/sameness/fold-text';
import type { Deps } from '../../../deps';
import { questionIdentity, toEarlierMarks } from '../../../rules/marking/same-question';
import type { EarlierMark } from '../../../rules/marking/text/read-class';
import { yearOf } from '../../../rules/year-of';
import type { QuizRecord } from '../../quizzes/find';
import { earlierMarksStore } from './earlier-marks-store';

type OfTeacher = Pick<QuizRecord, 'id' | 'teacherId'>;

/** The limit of marks searched for distinct texts. */
const MOST_MARKS = 1000;
const textSchema = z.string();

/** The teacher's marks on the same questions in other quizzes, as training data. */
export function readEarlierMarks(
  { db }: Pick<Deps, 'db'>,
  quiz: OfTeacher,
  question: Question,
): EarlierMark[] {
  const same = [...sameQuestions({ db }, quiz, [question]).keys()];
  if (same.length === 0) return [];
  const rows = earlierMarksStore(db).listMarks(JSON.stringify(same), MOST_MARKS);
  const marks = rows.map(({ value, ...mark }) => ({ ...mark, text: textSchema.parse(JSON.parse(value)) }));
  return toEarlierMarks(marks, question.maximumMarks);
}

/** The number and years of earlier marks by question; questions without any are left out. */
export function countEarlierMarks(
  { db, siteDetails }: Pick<Deps, 'db' | 'siteDetails'>,
  quiz: OfTeacher,
  questions: readonly Question[],
): Record<string, EarlierMarks> {
  const same = sameQuestions({ db }, quiz, questions);
  if (same.size === 0) return {};
  const counted = Map.groupBy(
    earlierMarksStore(db).countMarks(JSON.stringify([...same.keys()])),
    ({ questionId }) => same.get(questionId) ?? '',
  );
  return Object.fromEntries(
    questions.flatMap((question): [string, EarlierMarks][] => {
      const rows = counted.get(identityOf(question) ?? '') ?? [];
      if (rows.length === 0) return [];
      const year = (at: number) => yearOf(at, siteDetails.timeZone);
      const count = rows.reduce((sum, row) => sum + row.count, 0);
      const firstYear = year(Math.min(...rows.map(({ firstAt }) => firstAt)));
      return [
        [question._id, { count, firstYear, lastYear: year(Math.max(...rows.map(({ lastAt }) => lastAt))) }],
      ];
    }),
  );
}

/** The same questions in the teacher's other quizzes, with the reason for each match, by question id. */
function sameQuestions(
  { db }: Pick<Deps, 'db'>,
  { id, teacherId }: OfTeacher,
  questions: readonly Question[],
): ReadonlyMap<string, string> {
  const wanted = new Set(questions.flatMap((question) => identityOf(question) ?? []));
  if (wanted.size === 0) return new Map();
  // A teacher may have thousands of questions; few have one of these texts.
  const texts = new Set(questions.map(({ text }) => foldText(text)));
  return new Map(
    earlierMarksStore(db)
      .listTextQuestions(teacherId, teacherId, id)
      .filter(({ text }) => texts.has(foldText(text)))
      .map(({ questionId, ...question }) => [questionId, questionIdentity(question)] as const)
      .filter(([, identity]) => wanted.has(identity)),
  );
}

const identityOf = (question: Question): string | undefined =>
  isText(question) ? questionIdentity(question) : undefined;
