import { scoreAt, stateAt } from '../../../shared/gradebook/cells';
import { columnsIn, holdsNotes, isOwnColumn } from '../../../shared/gradebook/columns';
import {
  columnMiddle,
  type Middle,
  memberMean,
  middleOf,
  placesInClass,
} from '../../../shared/gradebook/figures';
import { gradeOf } from '../../../shared/gradebook/grades';
import type { Gradebook, GradebookColumn, GradebookMember } from '../../../shared/gradebook/schema';
import { CELL_TEXTS } from '../gradebook/texts';
import { csvSafe } from './csv-safe';
import { safeFileName } from './file-name';

type Cell = string | number;

/**
 * The gradebook of a class as cells: a row per member with the marks of each column, the weighted mean and the grade, then
 * maximum marks, weights, means and medians. CSV cells are formula-safe; workbook cells keep their text unchanged.
 */
export function gradebookTable(gradebook: Gradebook) {
  const { name, members, gradeScale } = gradebook;
  const columns = columnsIn(gradebook);
  const names = nameApart(members);
  const gradeHead = gradeScale === null ? [] : [GRADE_HEAD];
  const head = ['Student Name', 'Number', 'Email', ...columns.flatMap(headsOf), 'Mean (%)', ...gradeHead];
  const figures = (mean: number | null): Cell[] => [
    toCell(mean),
    ...(gradeScale === null ? [] : [gradeOf(gradeScale, mean) ?? '']),
  ];
  const means = members.map((_, place) => memberMean(gradebook, place));
  const body = members.map(({ number, email, hasLeft }, place): Cell[] => [
    hasLeft ? `${names[place]} (left)` : (names[place] ?? ''),
    ...[number ?? '', email ?? ''],
    ...columns.flatMap((column) => cellsOf(column, place)),
    ...figures(means[place] ?? null),
  ]);
  const rows: Cell[][] = [head, ...body, ...footOf(gradebook, means)];
  return {
    fileName: `${safeFileName(name)}-gradebook`,
    rows,
    csvRows: () => rows.map((row) => row.map(csvSafe)),
  };
}

/** The mean beside it has decimals. */
const GRADE_HEAD = 'Grade (of the mean in whole %)';

const maxScoresOf = (column: GradebookColumn) => (isOwnColumn(column) ? undefined : column.maxScores);

const headsOf = (column: GradebookColumn): string[] =>
  maxScoresOf(column) ? [column.title, `${column.title} (Max)`] : [column.title];

function cellsOf(column: GradebookColumn, place: number): Cell[] {
  const without = isOwnColumn(column) ? (column.notes?.[place] ?? '') : CELL_TEXTS[stateAt(column, place)];
  const cell = scoreAt(column, place) ?? without;
  const maxScores = maxScoresOf(column);
  return maxScores ? [cell, maxScores[place] ?? ''] : [cell];
}

/** The rows below the members; former members do not count. */
function footOf(gradebook: Gradebook, means: readonly (number | null)[]): Cell[][] {
  const places = placesInClass(gradebook);
  const columns = columnsIn(gradebook);
  const middles = columns.map((column) => columnMiddle(column, places));
  const ofClass = middleOf(places.map((place) => means[place] ?? null));
  const line = (title: string, cell: (column: GradebookColumn, at: number) => Cell, last: Cell): Cell[] => [
    ...[title, '', ''],
    ...columns.flatMap((column, at) => (maxScoresOf(column) ? [cell(column, at), ''] : [cell(column, at)])),
    last,
  ];
  const figure = (name: 'mean' | 'median') => (middle: Middle | undefined) => toCell(middle?.[name] ?? null);
  return [
    line('Maximum', (column) => (maxScoresOf(column) ? '' : (column.maxScore ?? '')), ''),
    line('Weight (%)', (column) => (holdsNotes(column) ? '' : column.weightPercent), ''),
    line('Mean (%)', (_, at) => figure('mean')(middles[at]), figure('mean')(ofClass)),
    line('Median (%)', (_, at) => figure('median')(middles[at]), figure('median')(ofClass)),
  ];
}

const toCell = (percent: number | null): Cell => (percent === null ? '' : Math.round(percent * 100) / 100);

/** Names for the members; a number is added to one that name, number and address do not tell from an earlier one. */
function nameApart(members: readonly GradebookMember[]): string[] {
  const taken = new Set<string>();
  return members.map(({ name, number, email }) => {
    const keyOf = (called: string) => JSON.stringify([called, number, email]);
    let called = name;
    for (let count = 2; taken.has(keyOf(called)); count += 1) called = `${name} ${count}`;
    taken.add(keyOf(called));
    return called;
  });
}
