import type { Gradebook, GradebookColumn, OwnColumn } from './schema';

export type Columns = Pick<Gradebook, 'quizzes' | 'ownColumns'>;

/** All columns in order: the quizzes, then the own columns. */
export const columnsIn = ({ quizzes, ownColumns }: Columns): GradebookColumn[] => [...quizzes, ...ownColumns];

export const isOwnColumn = (column: GradebookColumn): column is OwnColumn => 'columnId' in column;
/** Whether the column holds teachers' notes, which never count. */
export const holdsNotes = ({ maxScore }: Pick<GradebookColumn, 'maxScore'>): boolean => maxScore === null;
export const columnIdOf = (column: GradebookColumn): string =>
  isOwnColumn(column) ? column.columnId : column.quizId;
