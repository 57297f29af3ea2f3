import type { Locator, Page } from 'playwright-core';
import { rowOf } from './desk-acts';

export interface QuestionToAdd {
  readonly type: 'Single choice' | 'Multiple choice' | 'Short answer' | 'Long answer' | 'Slider';
  readonly text: string;
  readonly options?: readonly string[];
  /** The numbers of the correct options, from 1. */
  readonly correct?: readonly number[];
  readonly modelAnswer?: string;
  readonly accepted?: string;
  readonly marks?: number;
}

export const fiveTypes: readonly QuestionToAdd[] = [
  {
    type: 'Single choice',
    text: 'Which planet is the largest?',
    options: ['Earth', 'Jupiter', 'Mars', 'Venus'],
    correct: [2],
    marks: 2,
  },
  {
    type: 'Multiple choice',
    text: 'Which of these are gases at room temperature?',
    options: ['Helium', 'Iron', 'Neon', 'Gold'],
    correct: [1, 3],
    marks: 2,
  },
  { type: 'Short answer', text: 'What is the chemical symbol of water?', modelAnswer: 'H2O' },
  {
    type: 'Long answer',
    text: 'Why is the sky blue?',
    modelAnswer: 'Air scatters blue light more than red light',
    marks: 4,
  },
  { type: 'Slider', text: 'How many legs does an insect have?', accepted: '6' },
];

/** Creates a quiz with a title, from the dashboard. */
export async function createQuiz(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Create (Your First )?Quiz$/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Create New Quiz' }).waitFor();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Quiz saved.').first().waitFor();
}

export async function addQuestions(page: Page, questions: readonly QuestionToAdd[]): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Add Question' });
  for (const question of questions) {
    await page.getByRole('button', { name: 'Add Question' }).click();
    await heading.waitFor();
    await page.getByRole('radio', { name: question.type }).check({ force: true });
    await fillQuestion(page, question);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading.waitFor({ state: 'detached' });
  }
}

async function fillQuestion(
  page: Page,
  { text, options = [], correct = [], modelAnswer, accepted, marks }: QuestionToAdd,
) {
  await page.getByLabel('Question text').fill(text);
  for (const [at, option] of options.entries())
    await page.getByLabel(`Option ${at + 1}`, { exact: true }).fill(option);
  for (const number of correct) await page.getByLabel(`Option ${number} is correct`).check();
  if (modelAnswer) await page.getByLabel('Model answer').fill(modelAnswer);
  if (accepted) await page.getByLabel('Answer 1', { exact: true }).fill(accepted);
  await page.getByLabel('Maximum marks').fill(String(marks ?? 1));
}

/** Buys the plan through the test checkout; ends on the dashboard. */
export async function buyPlan(page: Page): Promise<void> {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL((url) => url.pathname === '/teacher');
  await page.getByText('Active Plan').waitFor();
}

/** Publishes the quiz with that title from the dashboard; returns its share ID. */
export async function publish(page: Page, title: string): Promise<string> {
  await page.goto('/teacher');
  await rowOf(page, title).getByRole('button', { name: 'Publish', exact: true }).click();
  const success = await page.getByText(/^Quiz published successfully! Share ID: \w{8}$/).textContent();
  await page.keyboard.press('Escape');
  return success?.slice(-8) ?? '';
}

export async function showNames(page: Page): Promise<void> {
  const hidden = page.getByText('Names hidden');
  await hidden
    .or(page.getByRole('button', { name: /^View answers/ }))
    .first()
    .waitFor();
  if (!(await hidden.isVisible())) return;
  await page.getByRole('button', { name: 'Show names' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show names' }).click();
  await hidden.waitFor({ state: 'detached' });
}

/** Confirms the release even with unreviewed answers. */
export async function confirmRelease(
  page: Page,
  press: (button: Locator) => Promise<unknown> = (button) => button.click(),
): Promise<void> {
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Release Scores' }));
  const anyway = page.getByRole('button', { name: 'Release anyway' });
  const ended = page.getByText(/Scores Released|Failed to release scores/);
  await anyway.or(ended).first().waitFor();
  if (await anyway.isVisible()) await press(anyway);
  await ended.first().waitFor();
}
