import { scoreAt, stateAt } from '../../../shared/gradebook/cells';
import {
  type Middle,
  memberMean,
  middleOf,
  placesInClass,
  quizMiddle,
} from '../../../shared/gradebook/figures';
import type { Gradebook, GradebookMember, GradebookQuiz } from '../../../shared/gradebook/schema';
import { CELL_TEXTS } from '../gradebook/texts';
import { csvSafe } from './csv-safe';
import { safeFileName } from './file-name';

type Cell = string | number;

/**
 * The gradebook of a class as cells: a row per member with the marks of each quiz and the weighted mean, then maximum
 * marks, weights, means and medians. CSV cells are formula-safe; workbook cells keep their text unchanged.
 */
export function gradebookTable(gradebook: Gradebook) {
  const { name, members, quizzes } = gradebook;
  const names = nameApart(members);
  const head = ['Student Name', 'Number', 'Email', ...quizzes.flatMap(headsOf), 'Mean (%)'];
  const means = members.map((_, place) => memberMean(gradebook, place));
  const body = members.map(({ number, email, hasLeft }, place): Cell[] => [
    hasLeft ? `${names[place]} (left)` : (names[place] ?? ''),
    ...[number ?? '', email ?? ''],
    ...quizzes.flatMap((quiz) => cellsOf(quiz, place)),
    toCell(means[place] ?? null),
  ]);
  const rows: Cell[][] = [head, ...body, ...footOf(gradebook, means)];
  return {
    fileName: `${safeFileName(name)}-gradebook`,
    rows,
    csvRows: () => rows.map((row) => row.map(csvSafe)),
  };
}

const headsOf = ({ title, maxScores }: GradebookQuiz): string[] =>
  maxScores ? [title, `${title} (Max)`] : [title];

function cellsOf(quiz: GradebookQuiz, place: number): Cell[] {
  const cell = scoreAt(quiz, place) ?? CELL_TEXTS[stateAt(quiz, place)];
  return quiz.maxScores ? [cell, quiz.maxScores[place] ?? ''] : [cell];
}

/** The rows below the members; former members do not count. */
function footOf(gradebook: Gradebook, means: readonly (number | null)[]): Cell[][] {
  const places = placesInClass(gradebook);
  const middles = gradebook.quizzes.map((quiz) => quizMiddle(quiz, places));
  const ofClass = middleOf(places.map((place) => means[place] ?? null));
  const line = (title: string, cell: (quiz: GradebookQuiz, at: number) => Cell, last: Cell): Cell[] => [
    ...[title, '', ''],
    ...gradebook.quizzes.flatMap((quiz, at) => (quiz.maxScores ? [cell(quiz, at), ''] : [cell(quiz, at)])),
    last,
  ];
  const figure = (name: 'mean' | 'median') => (middle: Middle | undefined) => toCell(middle?.[name] ?? null);
  return [
    line('Maximum', ({ maxScore, maxScores }) => (maxScores ? '' : maxScore), ''),
    line('Weight (%)', ({ weightPercent }) => weightPercent, ''),
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
