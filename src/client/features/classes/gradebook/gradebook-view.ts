import { compareText } from '../../../../shared/by-name';
import { percentAt, stateAt } from '../../../../shared/gradebook/cells';
import {
  droppedQuizzes,
  type Middle,
  memberMean,
  middleOf,
  placesInClass,
  quizMiddle,
} from '../../../../shared/gradebook/figures';
import type { Gradebook, GradebookMember, GradebookQuiz } from '../../../../shared/gradebook/schema';
import type { GradebookAddress } from './gradebook-address';

/** One shown row. */
export interface ShownRow {
  readonly member: GradebookMember;
  /** Its index in the columns' lists. */
  readonly place: number;
  /** Over the shown quizzes; null if none counts. */
  readonly mean: number | null;
  /** The indexes of the member's dropped quizzes. */
  readonly dropped: ReadonlySet<number>;
}

/** The gradebook as filtered and sorted, with its figures. */
export interface GradebookView {
  readonly quizzes: readonly GradebookQuiz[];
  readonly rows: readonly ShownRow[];
  /** Of each shown quiz over the class. */
  readonly middles: readonly Middle[];
  readonly ofClass: Middle;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without accents and case, for searching. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Everybody's figures over the chosen quizzes, independent of the rows' sorting and filter. */
export function figuresOf(gradebook: Gradebook, quizzes: readonly GradebookQuiz[]) {
  const shown = { quizzes: [...quizzes], dropLowest: gradebook.dropLowest };
  const inClass = placesInClass(gradebook);
  const rows = gradebook.members.map(
    (member, place): ShownRow => ({
      ...{ member, place },
      mean: memberMean(shown, place),
      dropped: gradebook.dropLowest > 0 ? droppedQuizzes(shown, place) : NONE,
    }),
  );
  return {
    rows,
    middles: quizzes.map((quiz) => quizMiddle(quiz, inClass)),
    ofClass: middleOf(inClass.map((place) => rows[place]?.mean ?? null)),
  };
}

const NONE: ReadonlySet<number> = new Set();

/** The quizzes of a folder, tag and period, both days included. */
export function quizzesIn(
  { quizzes }: Gradebook,
  { folder, tag, from, to }: Pick<GradebookAddress, 'folder' | 'tag' | 'from' | 'to'>,
): GradebookQuiz[] {
  const start = from === '' ? Number.NEGATIVE_INFINITY : dayStart(from);
  const end = to === '' ? Number.POSITIVE_INFINITY : dayStart(to) + DAY_MS;
  return quizzes.filter(
    (quiz) =>
      (folder === '' || quiz.folder === folder) &&
      (tag === '' || quiz.tags.includes(tag)) &&
      quiz.date >= start &&
      quiz.date < end,
  );
}

/** The start of a date field's day in the reader's time zone. */
const dayStart = (day: string): number => new Date(`${day}T00:00`).getTime();

/** The matching rows in the chosen order; rows without a value are last. */
export function rowsIn(
  rows: readonly ShownRow[],
  quizzes: readonly GradebookQuiz[],
  { words, only, below, sorting }: Pick<GradebookAddress, 'words' | 'only' | 'below' | 'sorting'>,
): ShownRow[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const isWanted = ({ member: { name, number } }: ShownRow) =>
    wanted.every((word) => plain(`${name} ${number ?? ''}`).includes(word));
  const fits = (row: ShownRow): boolean => {
    if (!isWanted(row)) return false;
    if (only === 'absent') return quizzes.some((quiz) => stateAt(quiz, row.place) === 'absent');
    return only !== 'below' || (row.mean !== null && row.mean < below);
  };
  const sortedBy = quizzes.find(({ quizId }) => quizId === sorting.id);
  const shown = rows.filter(fits);
  if (sorting.id === 'name') return sorting.desc ? shown.sort(namesBackwards) : shown;
  const figureOf = (row: ShownRow) => (sortedBy ? percentAt(sortedBy, row.place) : row.mean);
  const turned = sorting.desc ? -1 : 1;
  return shown
    .map((row) => ({ row, value: figureOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return turned * (one.value - other.value);
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
