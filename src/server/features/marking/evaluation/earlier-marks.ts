import * as z from 'zod';
import { questionIdentity, toEarlierMarks } from '../../../../shared/marking/same-question';
import type { EarlierMark } from '../../../../shared/marking/text/read-class';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/marking-kinds';
import type { EarlierMarks } from '../../../../shared/results/schema';
import { foldText } from '../../../../shared/sameness/fold-text';
import { yearOf } from '../../../../shared/year-of';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { earlierMarksStore } from './earlier-marks-store';

type OfTeacher = Pick<QuizRecord, 'id' | 'teacherId'>;

/** More marks than these are not looked at for texts that differ. */
const MOST_MARKS = 1000;
const textSchema = z.string();

/** What the teacher of a quiz gave to answers to the same question in their other quizzes, for a grader to learn from. */
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

/** How many marks those are and from which years, by question; only where there are some. */
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

/** The questions in the teacher's other quizzes that are the same as one of these, by their id, each with what makes it the same. */
function sameQuestions(
  { db }: Pick<Deps, 'db'>,
  { id, teacherId }: OfTeacher,
  questions: readonly Question[],
): ReadonlyMap<string, string> {
  const wanted = new Set(questions.flatMap((question) => identityOf(question) ?? []));
  if (wanted.size === 0) return new Map();
  // A teacher may have thousands: few have a text that is asked for.
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
