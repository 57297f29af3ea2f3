import { expect, test } from 'vitest';
import { toQuestion } from '../question/from-draft';
import { questionSchema } from '../question/schema';
import { validateQuestion } from '../question/validate';
import { QUESTION_TYPES } from '../question-types/registry';
import { biologySample } from './sample-biology';
import { sampleQuizzes } from './samples';
import { effectiveSettings } from './settings';
import { quizSettingsSchema } from './settings-schema';
import { validateQuiz } from './validate';

test('every sample can be saved as it is', () => {
  for (const { settings, questions } of sampleQuizzes) {
    expect(validateQuiz({ ...settings, questions })).toEqual([]);
    expect(quizSettingsSchema.strict().parse(settings)).toEqual(effectiveSettings(settings));
    for (const draft of questions) {
      expect(validateQuestion(draft, settings)).toEqual([]);
      questionSchema.parse(toQuestion(draft, 'q1', null));
    }
  }
});

test('the samples have distinct titles, and the biology one has every type of question', () => {
  expect(new Set(sampleQuizzes.map(({ settings }) => settings.title)).size).toBe(3);
  expect(new Set(biologySample.questions.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
});
