import { percentageOf } from '../../../shared/results/percentage';
import type { Deps } from '../../deps';
import { reportsStore } from './store';
import type { ReportLine } from './taken-quizzes';

/** The student's marks in own columns; notes are for teachers alone. */
export const ownMarkLines = (
  { db }: Pick<Deps, 'db'>,
  at: { readonly classId: string; readonly memberId: string },
): ReportLine[] =>
  reportsStore(db)
    .listOwnMarks.all(at)
    .flatMap(({ columnId, title, date, maxScore, marks: score }): ReportLine[] => {
      if (score === null || maxScore === null) return [];
      const of = { quizId: columnId, title, state: 'released' as const, at: date, score, maxScore };
      const percentage = percentageOf(score, maxScore);
      return [{ quiz: { ...of, percentage, comment: null, answerComments: [] }, moment: date, marks: [] }];
    });
