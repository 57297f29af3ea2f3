import type { Page } from 'playwright-core';
import type { RubricPreview } from '../../../shared/marking/rubric-schema';
import type { EvaluatedQuiz, QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, answerWith, bringIntoSight, enter, visit } from './page-acts';
import type { Screen } from './screen';

const QUESTION = 7;

const ITEMS = [
  { id: 'absorbs', text: 'Says that red and blue light are absorbed', points: 1.5 },
  { id: 'reflects', text: 'Says that green light is reflected, and that it reaches our eyes', points: 2 },
  { id: 'pigment', text: 'Names the pigment', points: 1 },
  { id: 'sun', text: 'Blames the sun', points: -0.5 },
];

/** All answers have the first three items, which exceed the maximum. */
const withRubric = (all: QuizResults): QuizResults => {
  const questionId = all.questions[QUESTION]?._id ?? '';
  return {
    ...all,
    blindMarking: false,
    rubrics: { [questionId]: ITEMS },
    results: all.results.map((student) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) =>
        result.questionId === questionId
          ? {
              ...result,
              ...{ source: 'teacher', needsReview: false, score: 4 },
              rubricItemIds: ITEMS.slice(0, 3).map(({ id }) => id),
            }
          : result,
      ),
    })),
  };
};

const PREVIEW: RubricPreview = {
  seen: 'seen',
  gains: [],
  losses: ['Asha', 'Ben'].map((name) => ({ studentId: name, studentName: name, before: 4, after: 3.5 })),
  unchangedCount: 4,
  ...{ meanBefore: 12, meanAfter: 11.5, isReleased: true },
};

/** The rubric as the student sees it. */
const SEEN = ITEMS.map(({ text, points }, at) => ({ text, points, isGiven: at < 3 }));

const screen = (
  name: string,
  change: (all: QuizResults) => QuizResults,
  then: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  who: 'teacher',
  async open(page, { teacher, quizzes: { evaluated } }) {
    await alterAnswer<QuizResults>(page, 'results.toMark', change);
    await enter(page, teacher);
    const question = evaluated.questionIds[QUESTION] ?? null;
    await visit(
      page,
      teacherPaths.marks(evaluated.quizId, { tab: 'questions', question }),
      'Quiz Evaluation',
    );
    await then(page);
    await bringIntoSight(page.getByRole('region', { name: 'Rubric' }));
  },
});

export const rubricScreens: readonly Screen[] = [
  screen(
    'rubric-none',
    (all) => ({ ...withRubric(all), rubrics: {} }),
    (page) => page.getByText('Add a rubric').waitFor(),
  ),
  screen('rubric-items', withRubric, (page) => page.getByText('limited to').waitFor()),
  screen('rubric-edit', withRubric, async (page) => {
    await answerWith(page, 'rubrics.preview', PREVIEW);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Points of item 2').fill('1.5');
    await page.getByText('2 lose ½').waitFor();
  }),
  {
    name: 'student-rubric',
    who: 'student',
    async open(page, { asha, quizzes: { released } }) {
      await alterAnswer<EvaluatedQuiz>(page, 'results.evaluated', ({ evaluatedQuizData, ...all }) => ({
        ...all,
        evaluatedQuizData: Object.fromEntries(
          Object.entries(evaluatedQuizData).map(([questionId, response]) => [
            questionId,
            { ...response, rubric: SEEN },
          ]),
        ),
      }));
      await enter(page, asha);
      await visit(page, '/student', /Your Quiz Attempts/);
      const attempt = page.getByRole('listitem').filter({ hasText: released.title });
      await attempt.getByRole('button', { name: /View Responses/ }).click();
      await bringIntoSight(page.getByText('What the marks are for').first());
    },
  },
];
