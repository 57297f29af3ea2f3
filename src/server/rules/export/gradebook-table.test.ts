import { expect, test } from 'vitest';
import { GRADE_PRESETS } from '../../../shared/gradebook/grades';
import {
  aGradebook,
  aGradebookMember,
  aGradebookQuiz,
  anOwnColumn,
} from '../../../shared/testing/a-gradebook';
import { gradebookTable } from './gradebook-table';

const asha = aGradebookMember('Asha', { number: '12' });
const ben = aGradebookMember('Ben', { email: 'ben@school.example' });
const cem = aGradebookMember('Cem', { hasLeft: true });

test('each member has a row, followed by maximum, weight, mean and median', () => {
  const cells = aGradebookQuiz('Cells', 'mam', [8, null, 2]);
  const leaves = aGradebookQuiz('Leaves', 'uwn', [3.5, null, null], { weightPercent: 50 });
  const { fileName, rows } = gradebookTable(aGradebook([asha, ben, cem], [cells, leaves]));
  expect(fileName).toBe('7b-gradebook');
  expect(rows).toEqual([
    ['Student Name', 'Number', 'Email', 'Cells', 'Leaves', 'Mean (%)'],
    ['Asha', '12', '', 8, 3.5, 65],
    ['Ben', '', 'ben@school.example', 'absent', 'not marked yet', ''],
    ['Cem (left)', '', '', 2, '', 20],
    ['Maximum', '', '', 10, 10, ''],
    ['Weight (%)', '', '', 100, 50, ''],
    ['Mean (%)', '', '', 80, 35, 65],
    ['Median (%)', '', '', 80, 35, 65],
  ]);
});

test('maximum marks that differ between students get a separate column', () => {
  const drawn = aGradebookQuiz('Drawn', 'mm', [3, 3], { maxScores: [6, 4] });
  const { rows } = gradebookTable(aGradebook([asha, ben], [drawn]));
  expect(rows[0]).toEqual(['Student Name', 'Number', 'Email', 'Drawn', 'Drawn (Max)', 'Mean (%)']);
  expect(rows.slice(1, 4)).toEqual([
    ['Asha', '12', '', 3, 6, 50],
    ['Ben', '', 'ben@school.example', 3, 4, 75],
    ['Maximum', '', '', '', '', ''],
  ]);
});

test('own columns follow the quizzes, and the grade of the mean in whole percent the mean', () => {
  const cells = aGradebookQuiz('Cells', 'ma', [8, null]);
  const oral = anOwnColumn('Oral', [9.9, null]);
  const { rows } = gradebookTable(
    aGradebook([asha, ben], [cells], { ownColumns: [oral], gradeScale: GRADE_PRESETS.aToF }),
  );
  expect(rows.slice(0, 4)).toEqual([
    ['Student Name', 'Number', 'Email', 'Cells', 'Oral', 'Mean (%)', 'Grade (of the mean in whole %)'],
    ['Asha', '12', '', 8, 9.9, 89.5, 'A'],
    ['Ben', '', 'ben@school.example', 'absent', '', '', ''],
    ['Maximum', '', '', 10, 10, ''],
  ]);
});

test('means are rounded to two decimals', () => {
  const cells = aGradebookQuiz('Cells', 'm', [8]);
  const leaves = aGradebookQuiz('Leaves', 'm', [3], { weightPercent: 50 });
  const { rows } = gradebookTable(aGradebook([asha], [cells, leaves]));
  expect(rows[1]?.at(-1)).toBe(63.33);
});

test('indistinguishable members are numbered', () => {
  const { rows } = gradebookTable(aGradebook([asha, aGradebookMember('Asha'), aGradebookMember('Asha')], []));
  expect(rows.slice(1, 4).map(([name]) => name)).toEqual(['Asha', 'Asha', 'Asha 2']);
});

test('no CSV cell begins as a formula, and the workbook keeps the texts unchanged', () => {
  const evil = aGradebookMember('=HYPERLINK("x")', { number: '+1+1' });
  const table = gradebookTable(aGradebook([evil], [aGradebookQuiz('@SUM(A1)', 'a', [null])]));
  expect(table.csvRows()[0]?.[3]).toBe("'@SUM(A1)");
  expect(table.csvRows()[1]?.slice(0, 2)).toEqual([`'=HYPERLINK("x")`, "'+1+1"]);
  expect(table.rows[1]?.[0]).toBe('=HYPERLINK("x")');
});

test('hidden names are stated, without marks', () => {
  const blind = aGradebookQuiz('Blind', 'hr', [null, null], { namesHidden: true });
  const { rows } = gradebookTable(aGradebook([asha, ben], [blind]));
  expect(rows.slice(1, 3).map((row) => row[3])).toEqual(['names hidden', 'in progress']);
});
