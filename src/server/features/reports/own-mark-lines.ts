import { percentageOf } from '../../../shared/results/percentage';
import type { Deps } from '../../deps';
import { reportsStore } from './store';
import type { ReportLine } from './taken-quizzes';

export const ownMarkLines = (
  { db }: Pick<Deps, 'db'>,
  at: { readonly classId: string; readonly memberId: string },
): ReportLine[] =>
  reportsStore(db)
    .listOwnMarks.all(at)
    .map(({ columnId, title, date, maxScore, marks: score }) => ({
      quiz: {
        ...{ quizId: columnId, title, state: 'released', at: date, score, maxScore },
        ...{ percentage: percentageOf(score, maxScore), comment: null, answerComments: [] },
      },
      moment: date,
      marks: [],
    }));
