import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { NEW_QUESTION, teacherPaths } from '../../../shared/teacher-paths';
import { buildQuiz, type TaughtQuiz } from './classroom';
import { cutOff, enter, openQuestion, refuse, toTop, visit } from './page-acts';
import { allTypes } from './paper';
import type { School } from './school';
import type { Screen } from './screen';

const TYPES = [
  ['mcq', 'Single choice'],
  ['msq', 'Multiple choice'],
  ['short', 'Short answer'],
  ['long', 'Long answer'],
  ['slider', 'Slider'],
] as const;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const alertWith = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor();

/** The questions of the teacher's draft. Read-only, because other screens use it at the same time. */
export async function openQuizEditor(page: Page, { teacher, quizzes }: School): Promise<void> {
  await enter(page, teacher);
  await visit(page, teacherPaths.questions(quizzes.draft.quizId), quizzes.draft.title);
  await page.getByRole('heading', { name: 'Edit Quiz' }).waitFor();
}

/** An editable quiz of a new teacher. */
async function ownQuiz(page: Page, school: School): Promise<TaughtQuiz> {
  const teacher = await school.newTeacher({ plan: false });
  await enter(page, teacher);
  return buildQuiz(teacher, { title: 'Waves and sound' }, allTypes);
}

async function openQuizSettings(page: Page, school: School): Promise<void> {
  const { quizId, title } = await ownQuiz(page, school);
  await visit(page, teacherPaths.settings(quizId), title);
  await page.getByLabel('Title', { exact: true }).waitFor();
}

async function openQuestionEditor(page: Page, school: School, type: string): Promise<void> {
  const { quizId } = await ownQuiz(page, school);
  await openQuestion(page, teacherPaths.question(quizId, NEW_QUESTION));
  await page.getByRole('radio', { name: type, exact: true }).check({ force: true });
}

async function openFirstQuestion(page: Page, school: School): Promise<void> {
  const { quizId, questionIds } = await ownQuiz(page, school);
  await openQuestion(page, teacherPaths.question(quizId, questionIds[0] ?? ''));
}

const editorOf =
  (open: (page: Page, school: School) => Promise<void>) =>
  (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
    name,
    who: 'teacher',
    async open(page, school) {
      await open(page, school);
      await then(page);
    },
  });
const quizEditor = editorOf(openQuizEditor);
const settings = editorOf(openQuizSettings);
const firstQuestion = editorOf(openFirstQuestion);

const newQuiz = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await enter(page, await school.newTeacher({ plan: false }));
    await visit(page, '/teacher', /Welcome/);
    await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
    await page.getByRole('heading', { name: 'Create New Quiz' }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Quiz 1'),
    );
    await then(page);
  },
});

export const editorScreens: readonly Screen[] = [
  newQuiz('quiz-editor-new', async () => {}),
  newQuiz('quiz-editor-title-taken', async (page) => {
    await refuse(
      page,
      'quizzes.update',
      409,
      'A quiz with this title already exists. Please choose a different name.',
    );
    await page.getByLabel('Title', { exact: true }).fill('Cells');
    await save(page);
    await page.getByText('A quiz with this title already exists.').first().waitFor();
  }),
  newQuiz('quiz-editor-save-failed', async (page) => {
    await cutOff(page, 'quizzes.update');
    await page.getByLabel('Title', { exact: true }).fill('Cells');
    await save(page);
    await alertWith(page, 'Failed to save quiz.');
  }),
  firstQuestion('quiz-editor-move', async (page) => {
    await page.getByRole('button', { name: '1: move to position…' }).click();
    await page.getByRole('textbox', { name: /^New position/ }).fill('0');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByText(/^Enter a whole number from 1/)
      .first()
      .waitFor();
  }),
  quizEditor('quiz-editor', async () => {}),
  {
    name: 'print-paper',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await visit(page, teacherPaths.print(quizzes.draft.quizId), 'Print quiz');
    },
  },
  {
    name: 'preview',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await visit(page, teacherPaths.preview(quizzes.draft.quizId), quizzes.draft.title);
    },
  },
  settings('quiz-editor-errors', async (page) => {
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Total time (minutes)').fill('0');
    await save(page);
    await alertWith(page, 'Please enter a quiz title');
  }),
  settings('quiz-editor-timer-errors', async (page) => {
    await page.getByRole('checkbox', { name: 'Individual question timers' }).check();
    await save(page);
    await alertWith(page, 'Questions without valid timers:');
  }),
  firstQuestion('quiz-editor-symbols', (page) => page.getByRole('button', { name: 'Symbols' }).click()),
  settings('quiz-editor-update-failed', async (page) => {
    await cutOff(page, 'quizzes.update');
    await page.getByLabel('Title').fill('Waves, sound and light');
    await save(page);
    await alertWith(page, 'Failed to update quiz.');
  }),
  firstQuestion('quiz-editor-confirm-delete', async (page) => {
    await page.getByRole('button', { name: 'Delete question 1' }).click();
    await page.getByRole('alertdialog').waitFor();
  }),
  {
    name: 'quiz-editor-started',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await visit(page, teacherPaths.settings(quizzes.evaluated.quizId), quizzes.evaluated.title);
      await page.getByLabel('Title', { exact: true }).waitFor();
    },
  },
  {
    name: 'quiz-editor-load-failed',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await cutOff(page, 'quizzes.get');
      await visit(page, teacherPaths.questions(quizzes.draft.quizId), /./);
      await page.getByText('Failed to load quiz. Please try again.').first().waitFor();
    },
  },
  ...TYPES.map(
    ([type, label]): Screen => ({
      name: `question-editor-${type}`,
      who: 'teacher',
      open: (page, school) => openQuestionEditor(page, school, label),
    }),
  ),
  ...TYPES.map(
    ([type, label]): Screen => ({
      name: `question-editor-${type}-errors`,
      who: 'teacher',
      async open(page, school) {
        await openQuestionEditor(page, school, label);
        await save(page);
        await alertWith(page, 'Please enter question text');
        await toTop(page);
      },
    }),
  ),
  firstQuestion('question-editor-filled', async () => {}),
  firstQuestion('question-editor-save-failed', async (page) => {
    await cutOff(page, 'questions.write');
    await page.getByLabel('Question text').fill('Which one?');
    await save(page);
    await alertWith(page, 'Failed to save question.');
  }),
  firstQuestion('question-editor-not-saved', async (page) => {
    await cutOff(page, 'questions.write');
    await page.getByLabel('Question text').fill('Which one?');
    // On failure, shows the current state.
    await expect
      .poll(() => page.locator('[data-kind] > span').textContent(), { timeout: 40_000 })
      .toBe('Not saved: no connection. Kept on this device.');
  }),
  {
    name: 'question-editor-unfinished',
    who: 'teacher',
    async open(page, school) {
      await openQuestionEditor(page, school, 'Single choice');
      await page.getByLabel('Question text').fill('Which one?');
      await page.keyboard.press('Escape');
      await page.getByText('Select one correct option').waitFor();
      await page.getByText(/^Saved \d/).waitFor();
    },
  },
  {
    name: 'quiz-settings',
    who: 'teacher',
    open: openQuizSettings,
  },
];
