import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import { GRADE_PRESETS } from '../../../shared/gradebook/grades';
import { teacherPaths } from '../../../shared/teacher-paths';
import { aGradebookClass, type GradebookClass, type WantedQuiz } from '../a-gradebook-class';
import { oncePer } from './once';
import { enter, visit } from './page-acts';
import type { Screen } from './screen';

const NAMES = [
  ...['Asha Kumar', 'Ben Okafor', 'Chiara Rossi', 'Dev Patel', 'Elif Yıldız', 'Farah Haddad'],
  ...['João da Silva Pereira de Albuquerque', 'Mia Ek', 'محمد علي'],
];
const TITLES = [
  ...['Cells', 'Photosynthesis and the light that leaves take in', 'Roots', 'Stems', 'Seeds', 'Fungi'],
  ...['Mosses', 'Ferns', 'Trees', 'Bees'],
];
const STATES: Readonly<Record<string, WantedQuiz['state']>> = {
  ...{ Roots: 'marked', Ferns: 'submitted', Trees: 'blind', Bees: 'later' },
};

/** Marks in every band, absences, a dropped quiz, a quiz in each state, an own column, and grades. */
const aFullClass = oncePer(async (school): Promise<GradebookClass & { readonly teacher: Caller }> => {
  const teacher = await school.newTeacher({ plan: true });
  const quizzes = TITLES.map((title, at): WantedQuiz => {
    const state = STATES[title] ?? 'released';
    const right = NAMES.map((_, who) =>
      state === 'later' || (who + at) % 8 === 7 ? null : Math.min(5, (who * 2 + at * 3) % 7),
    );
    return { title, state, right, folder: at < 5 ? 'Plants' : 'Others', tag: at % 2 ? 'light' : 'water' };
  });
  const made = await aGradebookClass({ teacher, newStudent: school.newStudent }, { names: NAMES, quizzes });
  const [cells, light] = made.quizzes;
  await teacher.call('PUT', `/api/class/${made.classId}/gradebook`, {
    weights: { [cells?.quizId ?? '']: 200, [light?.quizId ?? '']: 0 },
    dropLowest: 1,
  });
  await teacher.call('PUT', `/api/class/${made.classId}/grade-scale`, { gradeScale: GRADE_PRESETS.aToF });
  const columns = `/api/class/${made.classId}/columns`;
  const oral = { title: '=Oral "x" and \u202Ehomework', maxScore: 10, date: Date.now() };
  const { columnId } = await teacher.call<{ columnId: string }>('POST', columns, oral);
  for (const [at, memberId] of made.memberIds.slice(0, 6).entries())
    await teacher.call('PUT', `${columns}/${columnId}/marks/${memberId}`, { marks: at + 3.5 });
  const homework = { title: 'Homework', maxScore: null, date: Date.now() };
  const notes = await teacher.call<{ columnId: string }>('POST', columns, homework);
  for (const [at, note] of ['handed in late', '=1+1 <b>an excuse</b>', 'لم يسلم'].entries())
    await teacher.call('PUT', `${columns}/${notes.columnId}/marks/${made.memberIds[at]}`, { note });
  return { ...made, teacher };
});

const onGradebook = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const { classId, teacher } = await aFullClass(school);
    await enter(page, teacher);
    await visit(page, teacherPaths.gradebook(classId), 'Gradebook of 8b');
    await page.getByRole('grid').waitFor();
    await then(page);
  },
});

const empty = (name: string, students: readonly string[], shown: string): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const teacher = await school.newTeacher({ plan: false });
    const { _id } = await teacher.call<{ _id: string }>('POST', '/api/class', { name: '8b' });
    for (const student of students)
      await teacher.call('POST', `/api/class/${_id}/members`, { name: student });
    await enter(page, teacher);
    await visit(page, teacherPaths.gradebook(_id), 'Gradebook of 8b');
    await page.getByText(shown).waitFor();
  },
});

export const gradebookScreens: readonly Screen[] = [
  onGradebook('gradebook', (page) => page.getByRole('link', { name: 'Asha Kumar' }).waitFor()),
  onGradebook('gradebook-percent', async (page) => {
    await page.getByText('Percent', { exact: true }).click();
  }),
  onGradebook('gradebook-weight', async (page) => {
    await page.getByRole('button', { name: 'Change weights' }).click();
    await page.getByRole('button', { name: /^Weight of Cells: 200%/ }).click();
    await page.getByLabel('Weight of Cells, in percent').fill('2000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
  }),
  onGradebook('gradebook-typed-mark', async (page) => {
    await page.getByLabel(/of Farah Haddad, out of 10/).focus();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
  }),
  onGradebook('gradebook-column', async (page) => {
    await page.getByRole('button', { name: /^More for “=Oral/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Delete column' }).waitFor();
  }),
  onGradebook('class-grades', async (page) => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Name of grade 5').waitFor();
  }),
  onGradebook('gradebook-nothing-fits', async (page) => {
    await page.getByLabel('Search students').fill('nobody');
    await page.getByText('Nothing fits these filters').waitFor();
  }),
  onGradebook('class-student', async (page) => {
    await page.getByRole('link', { name: 'Asha Kumar' }).click();
    await page.getByRole('heading', { name: 'Asha Kumar' }).waitFor();
    await page.getByText('Always has').waitFor();
  }),
  onGradebook('class-quizzes', async (page) => {
    await page.getByRole('link', { name: /^Quizzes/ }).click();
    await page.getByText('Photosynthesis and the light that leaves take in', { exact: true }).waitFor();
  }),
  onGradebook('class-assign', async (page) => {
    await page.getByRole('button', { name: 'More for 8b' }).click();
    await page.getByRole('menuitem', { name: 'Assign a quiz' }).click();
    await page.getByRole('list', { name: 'Your quizzes' }).waitFor();
  }),
  empty('gradebook-no-students', [], 'No students yet'),
  empty('gradebook-no-quizzes', ['Asha Kumar'], 'No quizzes yet'),
];
