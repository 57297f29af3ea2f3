import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleQuestions } from '../../../server/testing/sample-questions';
import { aWorld, type World } from '../../../server/testing/world';
import { NEW_QUESTION, teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

type User = Awaited<ReturnType<typeof visit>>['user'];

let world: World;
let quizId: string;
beforeEach(async () => {
  world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  quizId = (await teacher.rest('POST', '/quiz/', { title: 'Waves and sound' })).body._id;
  await teacher.mutate('questions.createMany', { quizId, questions: sampleQuestions });
});

const open = (address: string) => visit(world, address, { as: 'teacher', name: 'Ann' });

/** Replaces the content of a field. */
async function fill(user: User, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

interface Refusal {
  /** The expected sentence of spec §5. */
  readonly sentence: string;
  spoil(user: User): Promise<void>;
}

/** Save reports each sentence twice: as a link in the summary, and at its field. */
async function expectRefusals(user: User, refusals: readonly Refusal[]): Promise<void> {
  for (const { sentence, spoil } of refusals) {
    await spoil(user);
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const link = await screen.findByRole('link', { name: sentence });
    expect(link.closest('[role="alert"]')?.textContent).toContain('There is a problem');
    expect(screen.getAllByText(sentence, { exact: true }).length).toBeGreaterThanOrEqual(2);
  }
}

/** Fills several fields. */
const fillAll =
  (...values: readonly (readonly [label: string, text: string])[]) =>
  async (user: User) => {
    for (const [label, text] of values) await fill(user, label, text);
  };

test('incomplete settings are refused in the documented words', async () => {
  const { user } = await open(teacherPaths.settings(quizId));
  await screen.findByLabelText('Title');
  await expectRefusals(user, [
    { sentence: 'Please enter a quiz title', spoil: fillAll(['Title', '']) },
    {
      sentence:
        'Please provide a valid total quiz time (greater than 0 minutes) or enable individual question timers.',
      spoil: fillAll(['Title', 'Waves'], ['Total time (minutes)', '0']),
    },
    {
      sentence:
        'Please define valid time limits for all questions. Questions without valid timers: Q1, Q2, Q3, Q4, Q5',
      spoil: (each) => each.click(screen.getByRole('checkbox', { name: 'Individual question timers' })),
    },
  ]);
});

/** Removes all options beyond the second. */
async function keepTwo(user: User): Promise<void> {
  for (const number of [4, 3]) {
    await user.click(screen.getByRole('button', { name: `Remove option ${number}` }));
  }
}

const sliderOf = (sentence: string, min: string, max: string, step: string, answer: string): Refusal => ({
  sentence,
  spoil: fillAll(['Min', min], ['Max', max], ['Step', step], ['Answer 1', answer]),
});

const REFUSALS: readonly (readonly [type: string, refusals: readonly Refusal[]])[] = [
  [
    'Single choice',
    [
      { sentence: 'Option text cannot be empty', spoil: fillAll(['Option 1', 'Red']) },
      {
        sentence: 'Options must be unique',
        async spoil(user) {
          await keepTwo(user);
          await fill(user, 'Option 2', 'Red');
        },
      },
      { sentence: 'Select one correct option', spoil: fillAll(['Option 2', 'Green']) },
    ],
  ],
  [
    'Multiple choice',
    [
      {
        sentence: 'Select at least one correct option',
        async spoil(user) {
          await keepTwo(user);
          await fillAll(['Option 1', 'Red'], ['Option 2', 'Green'])(user);
        },
      },
    ],
  ],
  [
    'Short answer',
    [
      { sentence: 'Provide a model answer', spoil: fillAll(['Model answer', '']) },
      { sentence: 'Please enter question text', spoil: fillAll(['Question text', '']) },
    ],
  ],
  ['Long answer', [{ sentence: 'Provide a model answer', spoil: fillAll(['Model answer', '']) }]],
  [
    'Slider',
    [
      sliderOf('Provide slider min, max and step', '', '100', '1', '5'),
      sliderOf('Max must be greater than min', '0', '0', '1', '0'),
      sliderOf('Step must be positive', '0', '100', '0', '5'),
      sliderOf('Provide at least one model answer for slider question', '0', '100', '1', ''),
      sliderOf('All correct answers must be within slider range', '0', '100', '1', '101'),
    ],
  ],
  ['Slider', [sliderOf('5 is not a valid step from min 0', '0', '100', '2', '5')]],
];

test.each(REFUSALS)(
  'an incomplete question (%s) is refused in the documented words',
  async (type, refusals) => {
    const { user } = await open(teacherPaths.question(quizId, NEW_QUESTION));
    await user.type(await screen.findByLabelText('Question text'), 'Why?');
    await user.click(screen.getByRole('radio', { name: type }));
    await expectRefusals(user, refusals);
  },
);
