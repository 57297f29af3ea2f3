import type { Page } from 'playwright-core';
import { NEW_QUESTION, teacherPaths } from '../../../shared/teacher-paths';
import { cutOff, enter, refuse, visit } from './page-acts';
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

/** The editor of the teacher's draft with questions. */
export async function openQuizEditor(page: Page, { teacher, quizzes }: School): Promise<void> {
  await enter(page, teacher);
  await visit(page, teacherPaths.questions(quizzes.draft.quizId), 'Edit Quiz');
}

/** An empty question of one type in the teacher's draft. */
export async function openQuestionEditor(page: Page, school: School, type: string): Promise<void> {
  await enter(page, school.teacher);
  await visit(page, teacherPaths.question(school.quizzes.draft.quizId, NEW_QUESTION), 'Add Question');
  await page.getByRole('radio', { name: type, exact: true }).check({ force: true });
}

const quizEditor = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await openQuizEditor(page, school);
    await then(page);
  },
});

/** Shows what saving an untouched new draft answers. */
const newQuiz = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await enter(page, await school.newTeacher({ plan: false }));
    await visit(page, '/teacher', /Welcome/);
    await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Create New Quiz' }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Quiz 1'),
    );
    await then(page);
  },
});

/** The quiz editor and the question editor, as they open and as they refuse. */
export const editorScreens: readonly Screen[] = [
  newQuiz('quiz-editor-new', async () => {}),
  newQuiz('quiz-editor-title-taken', async (page) => {
    await refuse(
      page,
      'quizzes.update',
      409,
      'A quiz with this title already exists. Please choose a different name.',
    );
    await save(page);
    await page.getByText('A quiz with this title already exists.').first().waitFor();
  }),
  newQuiz('quiz-editor-save-failed', async (page) => {
    await cutOff(page, 'quizzes.update');
    await save(page);
    await alertWith(page, 'Failed to save quiz.');
  }),
  quizEditor('quiz-editor-move', async (page) => {
    await page.getByRole('button', { name: '1: move to position…' }).click();
    await page.getByRole('spinbutton', { name: /^New position/ }).fill('0');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByText(/^Enter a whole number from 1/)
      .first()
      .waitFor();
  }),
  quizEditor('quiz-editor', async () => {}),
  quizEditor('quiz-editor-paste', async (page) => {
    await page.getByRole('button', { name: 'Paste questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste questions' });
    await dialog.getByRole('textbox').fill('1. Which is a gas?\n*a) Helium\nb) Iron\n\n2. And which is not?');
    await page.waitForLoadState('networkidle');
  }),
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
  quizEditor('quiz-editor-errors', async (page) => {
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Total time (minutes)').fill('0');
    await save(page);
    await alertWith(page, 'Please enter a quiz title');
  }),
  quizEditor('quiz-editor-timer-errors', async (page) => {
    await page.getByRole('checkbox', { name: 'Individual question timers' }).check();
    await save(page);
    await alertWith(page, 'Questions without valid timers:');
  }),
  quizEditor('quiz-editor-symbols', (page) => page.getByRole('button', { name: 'Symbols' }).click()),
  quizEditor('quiz-editor-update-failed', async (page) => {
    await cutOff(page, 'quizzes.update');
    await page.getByLabel('Title').fill('Waves, sound and light');
    await save(page);
    await alertWith(page, 'Failed to update quiz.');
  }),
  quizEditor('quiz-editor-confirm-delete', async (page) => {
    await page.getByRole('button', { name: 'Delete question 1' }).click();
    await page.getByRole('alertdialog').waitFor();
  }),
  {
    name: 'quiz-editor-started',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await visit(page, teacherPaths.settings(quizzes.evaluated.quizId), 'Edit Quiz');
    },
  },
  {
    name: 'quiz-editor-load-failed',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await cutOff(page, 'quizzes.get');
      await visit(page, teacherPaths.questions(quizzes.draft.quizId), 'Edit Quiz');
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
      },
    }),
  ),
  {
    name: 'question-editor-filled',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      const { quizId, questionIds } = quizzes.draft;
      await enter(page, teacher);
      await visit(page, teacherPaths.question(quizId, questionIds[0] ?? ''), 'Edit Question');
    },
  },
  {
    name: 'question-editor-save-failed',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      const { quizId, questionIds } = quizzes.draft;
      await enter(page, teacher);
      await cutOff(page, 'questions.update');
      await visit(page, teacherPaths.question(quizId, questionIds[0] ?? ''), 'Edit Question');
      await save(page);
      await alertWith(page, 'Failed to save question.');
    },
  },
];
