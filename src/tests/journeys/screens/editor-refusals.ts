import type { Page } from 'playwright-core';

/** What a teacher leaves out or gets wrong, and the documented sentence (spec §5) that Save then answers. */
export interface Refusal {
  readonly sentence: string;
  /** The type of question; none for the quiz editor. */
  readonly type?: 'Single choice' | 'Multiple choice' | 'Short answer' | 'Long answer' | 'Slider';
  spoil(page: Page): Promise<unknown>;
}

const fillOptions = async (page: Page, ...texts: readonly string[]) => {
  for (const [at, text] of texts.entries()) {
    const option = page.getByRole('textbox', { name: `Option ${at + 1}`, exact: true });
    await option.fill(text);
  }
};

/** Takes options away until only so many are left. */
const keepOptions = async (page: Page, count: number) => {
  for (let at = 4; at > count; at -= 1)
    await page.getByRole('button', { name: `Remove option ${at}`, exact: true }).click();
};

const fill = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);

const slider = (
  sentence: string,
  ...values: readonly (readonly [label: string, text: string])[]
): Refusal => ({
  sentence,
  type: 'Slider',
  async spoil(page) {
    for (const [label, text] of values) await fill(label, text)(page);
  },
});

export const quizRefusals: readonly Refusal[] = [
  { sentence: 'Please enter a quiz title', spoil: fill('Title', '') },
  {
    sentence:
      'Please provide a valid total quiz time (greater than 0 minutes) or enable individual question timers.',
    spoil: fill('Total time (minutes)', '0'),
  },
  {
    sentence:
      'Please define valid time limits for all questions. Questions without valid timers: Q1, Q2, Q3, Q4, Q5',
    spoil: (page) => page.getByRole('checkbox', { name: 'Individual question timers' }).check(),
  },
];

export const questionRefusals: readonly Refusal[] = [
  { sentence: 'Please enter question text', type: 'Short answer', spoil: fill('Question text', '') },
  {
    sentence: 'Option text cannot be empty',
    type: 'Single choice',
    spoil: (page) => fillOptions(page, 'Red'),
  },
  {
    sentence: 'Options must be unique',
    type: 'Single choice',
    async spoil(page) {
      await keepOptions(page, 2);
      await fillOptions(page, 'Red', 'Red');
    },
  },
  {
    sentence: 'Select one correct option',
    type: 'Single choice',
    async spoil(page) {
      await keepOptions(page, 2);
      await fillOptions(page, 'Red', 'Green');
    },
  },
  {
    sentence: 'Select at least one correct option',
    type: 'Multiple choice',
    async spoil(page) {
      await keepOptions(page, 2);
      await fillOptions(page, 'Red', 'Green');
    },
  },
  { sentence: 'Provide a model answer', type: 'Short answer', spoil: fill('Model answer', '') },
  { sentence: 'Provide a model answer', type: 'Long answer', spoil: fill('Model answer', '') },
  slider('Provide slider min, max and step', ['Min', ''], ['Answer 1', '5']),
  slider('Max must be greater than min', ['Max', '0'], ['Answer 1', '0']),
  slider('Step must be positive', ['Step', '0'], ['Answer 1', '5']),
  slider('Provide at least one model answer for slider question', ['Answer 1', '']),
  slider('All correct answers must be within slider range', ['Answer 1', '101']),
  slider('5 is not a valid step from min 0', ['Step', '2'], ['Answer 1', '5']),
];
