import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { type QuizPage, teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { aTaughtClass } from './a-taught-class';
import { settled } from './bench-hands';
import { enterAt, keyTo, typeInto } from './keys';
import { axeFindings } from './screens/axe';
import { settle } from './screens/looks';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

function newPeople() {
  const [baseUrl, domain] = [inject('baseUrl'), aDomain()];
  const person = (role: 'teacher' | 'student') => (name: string) =>
    signIn(baseUrl, role, name, `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`);
  return { newTeacher: person('teacher'), newStudent: person('student') };
}

const TABS: readonly QuizPage[] = ['questions', 'share', 'assign', 'live', 'marks', 'statistics'];
const END_OF_DAY_MS = 6000;

/** A teacher's page that records every refusal. */
async function deskOf(teacher: Caller, width = 1366) {
  const desk = await aVisitor({ viewport: { width, height: width > 500 ? 768 : 740 } });
  await enter(desk.page, teacher);
  const refused: string[] = [];
  const acts: string[] = [];
  desk.page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname);
  });
  desk.page.on('request', (request) => {
    if (request.method() === 'POST') acts.push(new URL(request.url()).pathname);
  });
  return { ...desk, refused, acts };
}

/** Opens the menu of a class by keyboard and chooses from it. */
async function chooseByKey(page: Page, menu: string, item: string): Promise<void> {
  await enterAt(page, page.getByRole('button', { name: menu }));
  await keyTo(page, page.getByRole('menuitem', { name: item }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Colleagues: “8b”' });

async function everyLook(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'of looks'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await axeFindings(page, rules)).toEqual([]);
  }
}

test('two teachers share a class, mark together, hand it over', async () => {
  const { ann, ben, classId, quiz, start } = await aTaughtClass(newPeople(), { isEvaluated: true });

  // Ann shares using only the keyboard.
  const anns = await deskOf(ann);
  await visit(anns.page, teacherPaths.students(classId), '8b');
  await chooseByKey(anns.page, 'More for 8b', 'Share with colleagues…');
  const dialog = shareDialog(anns.page);
  await typeInto(anns.page, dialog.getByLabel('Email address of your colleague'), 'nobody');
  await enterAt(anns.page, dialog.getByRole('button', { name: 'Share' }));
  await dialog.getByRole('alert').waitFor();
  await everyLook(anns.page);
  await typeInto(anns.page, dialog.getByLabel('Email address of your colleague'), ben.email);
  await keyTo(anns.page, dialog.getByLabel('What they may do', { exact: true }));
  await anns.page.keyboard.press('ArrowDown');
  await dialog.getByText('Also changes the list').waitFor();
  await anns.page.keyboard.press('ArrowUp');
  await enterAt(anns.page, dialog.getByRole('button', { name: 'This week' }));
  await enterAt(anns.page, dialog.getByRole('button', { name: 'Share' }));
  await dialog.getByText('Ben Ode', { exact: true }).waitFor();
  await everyLook(anns.page);

  // Ended by mistake, and restored by Undo.
  await enterAt(anns.page, dialog.getByRole('button', { name: 'End the share of Ben Ode' }));
  await dialog.getByText('Ben Ode', { exact: true }).waitFor({ state: 'detached' });
  await anns.page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('Ben Ode', { exact: true }).waitFor();
  await anns.page.keyboard.press('Escape');

  // Ben finds class and quiz, with their owner and his own right.
  await start();
  const bens = await deskOf(ben);
  await visit(bens.page, teacherPaths.classes, 'Classes');
  await bens.page.getByText('Ann Abel').first().waitFor();
  await bens.page.getByText('may mark').first().waitFor();
  expect(await axeFindings(bens.page)).toEqual([]);
  await visit(bens.page, teacherPaths.dashboard, /^Welcome/);
  await bens.page.getByLabel('Whose quizzes').selectOption('Mine');
  await bens.page.getByText('No quiz fits this search').waitFor();
  await bens.page.reload();
  await bens.page.getByText('No quiz fits this search').waitFor();
  await bens.page.getByLabel('Whose quizzes').selectOption('Shared with me');
  await bens.page.getByRole('link', { name: 'Roots' }).click();
  await bens.page.getByText(/^Ann Abel’s quiz · you may mark until/).waitFor();
  await bens.page.goto(teacherPaths.live(quiz.quizId));
  await bens.page.getByText('Dilnoza Azimova').first().waitFor();
  await bens.page.getByRole('button', { name: 'Pause' }).waitFor();

  // Both mark at the same time.
  await anns.page.goto(teacherPaths.marks(quiz.quizId, { tab: 'questions' }));
  await bens.page.goto(teacherPaths.marks(quiz.quizId, { tab: 'questions' }));
  await anns.page
    .getByText(/^Ben Ode is here/)
    .first()
    .waitFor();
  await bens.page
    .locator('[data-row]', { hasText: 'something wet, 1' })
    .getByRole('button', { name: '1 of 2', exact: true })
    .click();
  await settled(bens.page);
  expect(await bens.page.getByRole('button', { name: 'Correct the key' }).count()).toBe(0);
  expect(bens.refused).toEqual([]);

  // Ann offers the class with its quiz. It stays hers until Ben accepts, by keyboard, and lets her edit.
  await visit(anns.page, teacherPaths.students(classId), '8b');
  await chooseByKey(anns.page, 'More for 8b', 'Hand over…');
  const handOver = anns.page.getByRole('alertdialog', { name: 'Hand over “8b”?' });
  await handOver.getByText('Roots').waitFor();
  await typeInto(anns.page, handOver.getByLabel('Email address of the new owner'), ben.email);
  await enterAt(anns.page, handOver.getByRole('button', { name: 'Hand over' }));
  await handOver.getByText('This is not the name of the class.').waitFor();
  await everyLook(anns.page);
  await typeInto(anns.page, handOver.getByLabel('Type the name of the class to hand it over'), '8b');
  await anns.page.keyboard.press('Enter');
  await handOver.waitFor({ state: 'detached' });
  await chooseByKey(anns.page, 'More for 8b', 'Share with colleagues…');
  await shareDialog(anns.page)
    .getByText(/^Offered to Ben Ode/)
    .waitFor();
  await everyLook(anns.page);
  await visit(bens.page, teacherPaths.dashboard, /^Welcome/);
  await enterAt(bens.page, bens.page.getByRole('button', { name: 'Accept “8b”' }));
  const accept = bens.page.getByRole('alertdialog', { name: 'Take over “8b”?' });
  await accept.getByText('With it comes “Roots”.').waitFor();
  await keyTo(bens.page, accept.getByLabel('What Ann Abel may still do', { exact: true }));
  await bens.page.keyboard.press('ArrowDown');
  await accept.getByText(/publish on your plan/).waitFor();
  await everyLook(bens.page);
  await enterAt(bens.page, accept.getByRole('button', { name: 'Accept' }));
  await accept.waitFor({ state: 'detached' });
  await visit(anns.page, teacherPaths.students(classId), '8b');
  await anns.page.getByText(/^Ben Ode’s class · you may edit/).waitFor();
  await anns.page.goto(teacherPaths.questions(quiz.quizId));
  await anns.page.getByText(/^Ben Ode’s quiz · you may edit/).waitFor();
  await anns.page.getByRole('button', { name: 'Edit question 1' }).first().waitFor();
  await visit(bens.page, teacherPaths.students(classId), '8b');
  await bens.page.getByRole('button', { name: 'More for 8b' }).click();
  await bens.page.getByRole('menuitem', { name: 'Delete class' }).waitFor();
  expect(anns.refused).toEqual([]);
  await anns.leave();
  await bens.leave();
});

test('a colleague with the right to look finds no actions on any page of a quiz, on a phone and on a desktop', async () => {
  const { ann, clara, classId, quiz, start } = await aTaughtClass(newPeople(), { isEvaluated: true });
  await ann.call('PUT', `/api/class/${classId}/colleagues`, { email: clara.email, right: 'look' });
  await start();
  for (const width of [1366, 360]) {
    const { page, refused, acts, leave } = await deskOf(clara, width);
    for (const tab of TABS) {
      await page.goto(teacherPaths[tab](quiz.quizId));
      await page.getByText('Ann Abel’s quiz · you may look').first().waitFor({ state: 'attached' });
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await axeFindings(page, width === 1366 ? 'all' : 'of looks')).toEqual([]);
      for (const key of ['2', 'Enter', 'Shift+Enter', 'u', 'k', 'c', 'ArrowRight']) {
        await page.keyboard.press(key);
      }
      const names = await page.getByRole('main').getByRole('button').allInnerTexts();
      expect(names.filter((name) => NOT_FOR_LOOKERS.test(name))).toEqual([]);
    }
    await page.goto(teacherPaths.settings(quiz.quizId));
    await page.getByText('Ask Ann Abel for the right to edit').waitFor();
    await visit(page, teacherPaths.students(classId), '8b');
    expect(await page.getByRole('button', { name: 'Add a student' }).count()).toBe(0);
    expect(refused).toEqual([]);
    expect(acts).toEqual([]);
    await leave();
  }
});

const NOT_FOR_LOOKERS =
  /Pause|Give time|Collect|Stop Responses|Start Responses|Send|Release|evaluation|Correct the|Undo|Add|Import|Save|Make-up|Delete|Comment/;

test('when a substitute’s right ends, the quiz disappears, and the page says so', async () => {
  const { ann, clara, classId, quiz } = await aTaughtClass(newPeople(), { isEvaluated: false });
  await ann.call('PUT', `/api/class/${classId}/colleagues`, {
    ...{ email: clara.email, right: 'mark', expiresAt: Date.now() + END_OF_DAY_MS },
  });
  const { page, leave } = await deskOf(clara);
  await page.goto(teacherPaths.share(quiz.quizId));
  await page.getByText(/^Ann Abel’s quiz · you may mark until/).waitFor();
  // The head polls while students may still arrive.
  await page.waitForURL((url) => url.pathname === teacherPaths.dashboard);
  await page.getByText('“Roots” is no longer shared with you.').first().waitFor();
  await page.getByRole('link', { name: 'Roots' }).waitFor({ state: 'detached' });
  await page.goto(teacherPaths.questions(quiz.quizId));
  await page.getByText('Quiz not found').first().waitFor();
  await leave();
});
