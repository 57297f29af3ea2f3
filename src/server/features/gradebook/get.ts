import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import type { Gradebook, GradebookQuiz } from '../../../shared/gradebook/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import type { ClassRecord } from '../classes/access';
import { readCells, readMaxScores } from './cells';
import { idsOf, listColumns, toHeads } from './columns';
import { readOwnColumns } from './own-columns';
import { type ColumnRecord, gradebookStore, type RowRecord } from './store';

interface Asked {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'look'>;
  /** The teacher's right to the class. */
  readonly right: Right;
}

/**
 * Members x visible quizzes of a class, as in each quiz's results; overdue attempts are closed first. The number of statements
 * grows with some thousand cells, not with the members.
 */
export async function getGradebook(
  deps: CloseDeps & Pick<Deps, 'db' | 'clock'>,
  { teacher, schoolClass, right }: Asked,
): Promise<Gradebook> {
  await closeOverdueAttempts(deps);
  const { id: classId, name, dropLowest, gradeScale } = schoolClass;
  const columns = listColumns(deps, teacher, classId);
  const rows = listRows(deps, classId, columns);
  return {
    ...{ classId, name, right, dropLowest, gradeScale },
    members: rows.map(toMember),
    quizzes: await readQuizzes(deps, { classId, columns, rows }),
    ownColumns: readOwnColumns(deps, { classId, rows }),
  };
}

const byName = (one: RowRecord, other: RowRecord) =>
  compareText(one.name, other.name) ||
  compareText(one.number ?? '', other.number ?? '') ||
  compareText(one.id, other.id);

/**
 * The rows of a gradebook: current members by name, then former ones with a submission or a mark in an own
 * column.
 */
function listRows(
  { db }: Pick<Deps, 'db'>,
  classId: string,
  columns: readonly { readonly quizId: string }[],
): RowRecord[] {
  const rows = gradebookStore(db)
    .listMembers.all({ classId, quizIds: idsOf(columns) })
    .sort(byName);
  const members = rows.filter(({ removedAt }) => removedAt === null);
  const shown = new Set(members.map(({ accountId }) => accountId));
  // A former member who rejoined has one row.
  const left = rows.filter(({ removedAt, accountId }) => {
    if (removedAt === null) return false;
    if (accountId === null) return true;
    if (shown.has(accountId)) return false;
    shown.add(accountId);
    return true;
  });
  return [...members, ...left];
}

const toMember = ({ id, name, number, email, accountId, removedAt }: RowRecord) => ({
  ...{ _id: id, name, number, email, accountId },
  hasLeft: removedAt !== null,
});

async function readQuizzes(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock'>,
  read: { classId: string; columns: readonly ColumnRecord[]; rows: readonly RowRecord[] },
): Promise<GradebookQuiz[]> {
  const heads = toHeads(deps, read.columns);
  const hidden = new Set(heads.flatMap(({ quizId, namesHidden }) => (namesHidden ? [quizId] : [])));
  const cells = await readCells(deps, { ...read, hidden });
  const quizzes: GradebookQuiz[] = [];
  for (const [at, head] of heads.entries()) {
    const column = read.columns[at];
    const { letters, scores } = cells[at] ?? { letters: [], scores: [] };
    const quiz = { ...head, states: letters.join(''), scores };
    const isDrawn = column !== undefined && column.pools !== '[]' && !head.namesHidden;
    quizzes.push(isDrawn ? withReach(quiz, await readMaxScores(deps, { ...read, column })) : quiz);
  }
  return quizzes;
}

/** A common maximum is sent once; differing ones by member. */
function withReach(quiz: GradebookQuiz, maxScores: (number | null)[]): GradebookQuiz {
  const different = new Set(maxScores.filter((maxScore) => maxScore !== null));
  const [only] = different;
  if (different.size > 1) return { ...quiz, maxScores };
  return only === undefined ? quiz : { ...quiz, maxScore: only };
}
