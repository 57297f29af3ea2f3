import type { Teacher } from '../../../shared/actor';
import type { GradebookQuiz } from '../../../shared/gradebook/schema';
import { hidesNames } from '../../../shared/results/names-hidden';
import type { Deps } from '../../deps';
import { hasToReview } from '../marking/names/hidden';
import { listSharedQuizzes } from '../quizzes/access';
import { type ColumnRecord, gradebookStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;
/** A column without its cells. */
export type ColumnHead = Omit<GradebookQuiz, 'states' | 'scores' | 'maxScores'>;

/** The class's quizzes the teacher may see: assigned to it or taken by a member. */
export function listColumns(
  deps: Pick<Deps, 'db' | 'clock'>,
  teacher: Teacher,
  classId: string,
): ColumnRecord[] {
  const shared = JSON.stringify(listSharedQuizzes(deps, teacher).map(({ quiz }) => quiz.id));
  return gradebookStore(deps.db).listQuizzes.all({ classId, viewerId: teacher.accountId, shared });
}

export function toHeads({ db }: ReadDeps, columns: readonly ColumnRecord[]): ColumnHead[] {
  const tags = Map.groupBy(
    gradebookStore(db).listTags.all({ quizIds: idsOf(columns) }),
    ({ quizId }) => quizId,
  );
  return columns.map((column) => ({
    quizId: column.quizId,
    title: column.title,
    folder: column.folder,
    tags: (tags.get(column.quizId) ?? []).map(({ tag }) => tag),
    date: column.date,
    isAssigned: column.isAssigned === 1,
    namesHidden: areHidden({ db }, column),
    weightPercent: column.weightPercent,
    maxScore: column.maxScore,
  }));
}

const areHidden = ({ db }: ReadDeps, column: ColumnRecord): boolean =>
  hidesNames(column, {
    isReleased: () => column.isReleased === 1,
    isToDecide: () => hasToReview({ db }, column.quizId),
  });

/** The ids as a JSON list. */
export const idsOf = (columns: readonly { readonly quizId: string }[]): string =>
  JSON.stringify(columns.map(({ quizId }) => quizId));
