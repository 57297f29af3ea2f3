import { expect, test } from 'vitest';
import { columnsIn } from '../../../../shared/gradebook/columns';
import {
  aGradebook,
  aGradebookMember,
  aGradebookQuiz,
  anOwnColumn,
} from '../../../../shared/testing/a-gradebook';
import { readGradebookAddress, writeGradebookAddress } from './gradebook-address';
import { chosenColumns, figuresOf, foldersOf, orderAfterMove, rowsIn, tagsOf } from './gradebook-view';

const at = (day: string, time = '12:00') => new Date(`${day}T${time}`).getTime();
const cells = aGradebookQuiz('Cells', 'maum', [8, null, 2, 10], { date: at('2026-09-01'), folder: 'Plants' });
const light = aGradebookQuiz('Light', 'mmam', [4, 6, null, 1], {
  ...{ date: at('2026-09-08', '23:59'), tags: ['light', 'energy'] },
});
const gradebook = aGradebook(
  [
    aGradebookMember('Asha', { number: '12' }),
    aGradebookMember('Émile'),
    aGradebookMember('Zoe'),
    aGradebookMember('Ben', { hasLeft: true }),
  ],
  [cells, light],
);
const address = (query: string) => readGradebookAddress(new URLSearchParams(query));
const names = (query: string): string[] => {
  const chosen = chosenColumns(gradebook, address(query));
  const { rows } = figuresOf(gradebook, chosen);
  return rowsIn(rows, columnsIn(chosen), address(query)).map(({ member }) => member.name);
};
const titles = (query: string, of = gradebook) =>
  columnsIn(chosenColumns(of, address(query))).map(({ title }) => title);

test('students are found by name and number, ignoring accents', () => {
  expect(names('search=emi')).toEqual(['Émile']);
  expect(names('search=12')).toEqual(['Asha']);
  expect(names('search=nobody')).toEqual([]);
});

test('the filters show only the absent, and only those below a mean', () => {
  expect(names('only=absent')).toEqual(['Émile', 'Zoe']);
  expect(names('only=absent&folder=Plants')).toEqual(['Émile']);
  expect(names('only=below')).toEqual(['Zoe', 'Ben']);
  expect(names('only=below&below=61')).toEqual(['Asha', 'Émile', 'Zoe', 'Ben']);
});

test('quizzes are chosen by folder, tag and day, both days included', () => {
  expect(titles('folder=Plants')).toEqual(['Cells']);
  expect(titles('tag=energy')).toEqual(['Light']);
  expect(titles('from=2026-09-01&to=2026-09-08')).toEqual(['Cells', 'Light']);
  expect(titles('from=2026-09-02')).toEqual(['Light']);
  expect(titles('to=2026-09-07')).toEqual(['Cells']);
  expect([foldersOf(gradebook), tagsOf(gradebook)]).toEqual([['Plants'], ['energy', 'light']]);
});

test('own columns are last, selected by day alone, and in no folder', () => {
  const oral = anOwnColumn('Oral', [5, 10, null, null], { date: at('2026-09-05') });
  const withOral = { ...gradebook, ownColumns: [oral] };
  expect(titles('', withOral)).toEqual(['Cells', 'Light', 'Oral']);
  expect(titles('from=2026-09-02&to=2026-09-06', withOral)).toEqual(['Oral']);
  expect(titles('folder=Plants', withOral)).toEqual(['Cells']);
  const { rows, middles } = figuresOf(withOral, chosenColumns(withOral, address('')));
  expect(rows[0]?.mean).toBeCloseTo((80 + 40 + 50) / 3, 9);
  expect(middles[2]).toEqual({ mean: 75, median: 75, count: 2 });
  expect(rowsIn(rows, [oral], address(`sort=-${oral.columnId}`)).map(({ member }) => member.name)).toEqual([
    'Émile',
    'Asha',
    'Zoe',
    'Ben',
  ]);
});

test('any column sorts both ways, and rows without a value are last', () => {
  expect(names('sort=-name')).toEqual(['Zoe', 'Émile', 'Asha', 'Ben']);
  expect(names(`sort=-${cells.quizId}`)).toEqual(['Ben', 'Asha', 'Zoe', 'Émile']);
  expect(names(`sort=${cells.quizId}`)).toEqual(['Zoe', 'Asha', 'Ben', 'Émile']);
  expect(names('sort=mean')).toEqual(['Zoe', 'Ben', 'Asha', 'Émile']);
});

test('figures cover the shown quizzes and the whole class, regardless of the search', () => {
  const figures = figuresOf(gradebook, chosenColumns(gradebook, address('folder=Plants&search=Asha')));
  expect(figures.rows.map(({ mean }) => mean)).toEqual([80, null, 20, 100]);
  expect(figures.middles).toEqual([{ mean: 50, median: 50, count: 2 }]);
  expect(figures.ofClass).toEqual({ mean: 50, median: 50, count: 2 });
});

test('an address contains only the non-default state, and invalid parts show everything', () => {
  const query =
    'search=a&folder=F&tag=T&from=2026-09-01&to=2026-09-02&only=below&below=40&as=percent&sort=-mean';
  expect(writeGradebookAddress(address(query)).toString()).toBe(query);
  expect(writeGradebookAddress(address('only=x&below=-3&from=now&as=&sort=name')).toString()).toBe('');
});

test('a moved column keeps hidden ones at their places', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(orderAfterMove(all, all, { columnId: 'd', to: 0 })).toEqual(['d', 'a', 'b', 'c']);
  expect(orderAfterMove(all, ['a', 'd'], { columnId: 'd', to: 0 })).toEqual(['d', 'b', 'c', 'a']);
});
