import { compareText } from '../../../../shared/by-name';
import { percentAt, stateAt } from '../../../../shared/gradebook/cells';
import { columnIdOf, columnsIn, isOwnColumn } from '../../../../shared/gradebook/columns';
import {
  columnMiddle,
  droppedColumns,
  type Middle,
  memberMean,
  middleOf,
  placesInClass,
} from '../../../../shared/gradebook/figures';
import type { Gradebook, GradebookColumn, GradebookMember } from '../../../../shared/gradebook/schema';
import { withMoved } from '../../../../shared/quiz/order';
import type { GradebookAddress } from './gradebook-address';

export interface ShownRow {
  readonly member: GradebookMember;
  /** Its index in the columns' lists. */
  readonly place: number;
  /** Over the shown columns; null if none counts. */
  readonly mean: number | null;
  /** The indexes of the member's dropped columns. */
  readonly dropped: ReadonlySet<number>;
}

/** The gradebook as filtered and sorted, with its figures. */
export interface GradebookView {
  /** The quizzes, then the own columns. */
  readonly columns: readonly GradebookColumn[];
  readonly rows: readonly ShownRow[];
  /** Of each shown column over the class. */
  readonly middles: readonly Middle[];
  readonly ofClass: Middle;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without accents and case, for searching. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

type Columns = Pick<Gradebook, 'quizzes' | 'ownColumns'>;

/** All members' figures over the chosen columns, independent of the rows' sorting and filter. */
export function figuresOf(gradebook: Gradebook, chosen: Columns) {
  const shown = { ...chosen, dropLowest: gradebook.dropLowest };
  const inClass = placesInClass(gradebook);
  const rows = gradebook.members.map(
    (member, place): ShownRow => ({
      ...{ member, place },
      mean: memberMean(shown, place),
      dropped: gradebook.dropLowest > 0 ? droppedColumns(shown, place) : NONE,
    }),
  );
  return {
    rows,
    middles: columnsIn(chosen).map((column) => columnMiddle(column, inClass)),
    ofClass: middleOf(inClass.map((place) => rows[place]?.mean ?? null)),
  };
}

const NONE: ReadonlySet<number> = new Set();

/** The columns of a folder, tag and period, both days included; own columns are in no folder and have no tag. */
export function chosenColumns(
  { quizzes, ownColumns }: Gradebook,
  { folder, tag, from, to }: Pick<GradebookAddress, 'folder' | 'tag' | 'from' | 'to'>,
): Columns {
  const start = from === '' ? Number.NEGATIVE_INFINITY : dayStart(from);
  const end = to === '' ? Number.POSITIVE_INFINITY : dayStart(to) + DAY_MS;
  const isThen = ({ date }: GradebookColumn) => date >= start && date < end;
  return {
    quizzes: quizzes.filter(
      (quiz) =>
        (folder === '' || quiz.folder === folder) && (tag === '' || quiz.tags.includes(tag)) && isThen(quiz),
    ),
    ownColumns: folder === '' && tag === '' ? ownColumns.filter(isThen) : [],
  };
}

/** The start of a date field's day in the reader's time zone. */
const dayStart = (day: string): number => new Date(`${day}T00:00`).getTime();

/** All own columns in order after one moved to an index among the shown ones; hidden columns keep their places. */
export function orderAfterMove(
  all: readonly string[],
  shown: readonly string[],
  { columnId, to }: { columnId: string; to: number },
): string[] {
  const moved = withMoved(shown, columnId, to);
  let next = 0;
  return all.map((id) => (shown.includes(id) ? (moved[next++] ?? id) : id));
}

/** The matching rows in the chosen order; rows without a value are last. */
export function rowsIn(
  rows: readonly ShownRow[],
  columns: readonly GradebookColumn[],
  { words, only, below, sorting }: Pick<GradebookAddress, 'words' | 'only' | 'below' | 'sorting'>,
): ShownRow[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const isWanted = ({ member: { name, number } }: ShownRow) =>
    wanted.every((word) => plain(`${name} ${number ?? ''}`).includes(word));
  const fits = (row: ShownRow): boolean => {
    if (!isWanted(row)) return false;
    if (only === 'absent')
      return columns.some((column) => !isOwnColumn(column) && stateAt(column, row.place) === 'absent');
    return only !== 'below' || (row.mean !== null && row.mean < below);
  };
  const sortedBy = columns.find((column) => columnIdOf(column) === sorting.id);
  const shown = rows.filter(fits);
  if (sorting.id === 'name') return sorting.desc ? shown.sort(namesBackwards) : shown;
  const notes = sortedBy && isOwnColumn(sortedBy) ? sortedBy.notes : undefined;
  const figureOf = (row: ShownRow) =>
    notes ? (notes[row.place] ?? null) : sortedBy ? percentAt(sortedBy, row.place) : row.mean;
  const turned = sorting.desc ? -1 : 1;
  return shown
    .map((row) => ({ row, value: figureOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      const { value: a } = one;
      const { value: b } = other;
      return turned * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(`${a}`, `${b}`));
    })
    .map(({ row }) => row);
}

/** Former members stay last. */
const namesBackwards = ({ member: one }: ShownRow, { member: other }: ShownRow): number =>
  Number(one.hasLeft) - Number(other.hasLeft) || compareText(other.name, one.name);

/** The folders and tags of the class's quizzes, by name. */
export const foldersOf = ({ quizzes }: Gradebook): string[] =>
  namesIn(quizzes.flatMap(({ folder }) => (folder === '' ? [] : [folder])));
export const tagsOf = ({ quizzes }: Gradebook): string[] => namesIn(quizzes.flatMap(({ tags }) => tags));

const namesIn = (names: readonly string[]) => [...new Set(names)].toSorted(compareText);
