import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import { encoded } from '../../../server/testing/encoded';
import { teacherPaths } from '../../../shared/teacher-paths';
import { enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const NAMES = [
  'Asha Kumar',
  'Ben Okafor',
  'Chiara Rossi',
  'João da Silva Pereira de Albuquerque',
  'محمد علي',
];
const CLASS = '8b';

interface ListedClass {
  readonly teacher: Caller;
  readonly classId: string;
}

/** A separate teacher, so that class names are free. */
async function teacherWith(school: School, page: Page): Promise<Caller> {
  const teacher = await school.newTeacher({ plan: false });
  await enter(page, teacher);
  return teacher;
}

const makeClass = async (teacher: Caller, name: string): Promise<string> =>
  (await teacher.call<{ _id: string }>('POST', '/api/class', { name }))._id;

/** A class with every kind of member: an address, a PIN, neither, standing needs, a former member. */
async function aListedClass(page: Page, school: School): Promise<ListedClass> {
  const teacher = await teacherWith(school, page);
  const classId = await makeClass(teacher, CLASS);
  const add = (name: string, at: number) =>
    teacher.mutate<{ _id: string }>('classes.addMember', {
      ...{ classId, name, number: String(at + 1) },
      ...(at === 0 && { email: 'asha.kumar@a-rather-long-name-of-a-school.example' }),
    });
  const members: { _id: string }[] = [];
  for (const [at, name] of [...NAMES, 'Dev Patel'].entries()) members.push(await add(name, at));
  const [, ben, , joao, , dev] = members;
  const needs = { timeFactorPercent: 150, extraTabChanges: 2, largerText: true, hideTimer: true };
  await teacher.mutate('classes.updateMember', { classId, memberId: joao?._id, needs });
  await teacher.mutate('classes.makePins', { classId, memberIds: [ben?._id] });
  await teacher.mutate('classes.removeMember', { classId, memberId: dev?._id });
  return { teacher, classId };
}

const onClass = (name: string, then: (page: Page, listed: ListedClass) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const listed = await aListedClass(page, school);
    await visit(page, teacherPaths.students(listed.classId), CLASS);
    await page.getByRole('link', { name: 'Ben Okafor', exact: true }).waitFor();
    await then(page, listed);
  },
});

const chooseFor = async (page: Page, student: string, item: string) => {
  await page.getByRole('button', { name: `More for ${student}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
};

const onSlips = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const { classId } = await aListedClass(page, school);
    await visit(page, teacherPaths.slips(classId), `Sign-in slips: ${CLASS}`);
    await page.getByText('Who gets a slip').waitFor();
    await then(page);
  },
});

const onList = (name: string, address: string, shown: string): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const { teacher } = await aListedClass(page, school);
    await makeClass(teacher, 'Biology 10, the advanced course of the second year');
    const old = await makeClass(teacher, 'Old class');
    await teacher.call('DELETE', `/api/class/${old}`);
    await visit(page, address, 'Classes');
    await page.getByText(shown).first().waitFor();
  },
});

export const classScreens: readonly Screen[] = [
  {
    name: 'classes-empty',
    who: 'teacher',
    async open(page, school) {
      await teacherWith(school, page);
      await visit(page, teacherPaths.classes, 'Classes');
      await page.getByText('No classes yet').waitFor();
    },
  },
  onList('classes', teacherPaths.classes, 'Biology 10'),
  onList('classes-trash', `${teacherPaths.classes}?view=trash`, 'Old class'),
  {
    name: 'class-empty',
    who: 'teacher',
    async open(page, school) {
      const classId = await makeClass(await teacherWith(school, page), CLASS);
      await visit(page, teacherPaths.students(classId), CLASS);
      await page.getByText('No students yet').waitFor();
    },
  },
  onClass('class-roster', async (page) => {
    await page.getByRole('button', { name: `More for ${CLASS}` }).click();
    await page.getByRole('menuitem', { name: 'Import a list' }).click();
    await page
      .getByLabel('Paste the list')
      .fill('2, Ben Okafor\n3, Chiara Bianchi\n1, Asha Kumar-Lind\n7, Dora Ek\n=1+1\nTotal: 6');
    await page.getByRole('heading', { name: /^To decide/ }).waitFor();
  }),
  onClass('class-roster-choices', async (page) => {
    await page.getByRole('button', { name: `More for ${CLASS}` }).click();
    await page.getByRole('menuitem', { name: 'Import a list' }).click();
    const list =
      'Name;Ordensname;E-Mail der Eltern\nEsaù Conti;Klara;conti@x.example\nMORI Ren;;mori@x.example';
    const buffer = Buffer.from(encoded(list, 'macintosh'));
    await page
      .getByLabel('File with the list')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('group', { name: 'Which names are right?' }).waitFor();
  }),
  onClass('class', async () => {}),
  onClass('class-adding', async (page) => {
    await page.getByText('Left the class (1)').click();
    await page.getByRole('button', { name: 'Add a student' }).click();
    await page.getByRole('form', { name: 'New student' }).getByRole('button', { name: 'Add' }).click();
    await page.getByText('Please enter a name.').waitFor();
  }),
  onClass('class-editing', async (page) => {
    await page.getByRole('button', { name: 'More for João da Silva Pereira de Albuquerque' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('More time, in %').fill('33');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter a percentage').waitFor();
  }),
  onClass('class-settings', async (page, { classId }) => {
    await page.goto(teacherPaths.classSettings(classId));
    await page.getByLabel('Name of the class').fill(' ');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a class name.').waitFor();
  }),
  onClass('class-no-quizzes', async (page, { classId }) => {
    await page.goto(teacherPaths.classQuizzes(classId));
    await page.getByText('No quizzes yet').waitFor();
  }),
  onClass('class-menu', async (page) => {
    // The menu closes when the table becomes cards, so open it in phone width.
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole('button', { name: 'More for Ben Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  }),
  onClass('class-join', (page) => chooseFor(page, 'Ben Okafor', 'Join with an account…')),
  onClass('class-move', (page) => chooseFor(page, 'Ben Okafor', 'Move to another class…')),
  onClass('class-pin', async (page) => {
    await chooseFor(page, 'Ben Okafor', 'New PIN');
    await page.getByRole('button', { name: 'Copy PIN' }).waitFor();
  }),
  onSlips('class-slips', async (page) => {
    await page.getByRole('radio', { name: /^Only some/ }).check();
    await page.getByRole('checkbox', { name: 'Ben Okafor' }).check();
    await page.getByText('It stops working').waitFor();
  }),
  onSlips('class-slips-made', async (page) => {
    await page.getByRole('button', { name: 'Make 3 slips' }).click();
    await page.getByRole('list', { name: 'Slips' }).waitFor();
  }),
];
