import type { Page } from 'playwright-core';
import { liveQuestion } from '../../../server/rules/supervision/live-answers';
import type { QuestionType } from '../../../shared/question-types/registry';
import type { QuizResults } from '../../../shared/results/schema';
import type { LiveAnswers, LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, answerWith, enter, visit } from './page-acts';
import { inTheMiddle } from './running-class';
import type { Screen } from './screen';
import { aClassOnTypes, idOfType } from './type-class';

const onBench = (name: string, type: QuestionType, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, { teacher, quizzes }) {
    await alterAnswer<QuizResults>(page, 'results.toMark', () => aClassOnTypes());
    await answerWith(page, 'questions.lastCorrection', null);
    await enter(page, teacher);
    const question = idOfType(type);
    const { quizId } = quizzes.evaluated;
    await visit(page, teacherPaths.marks(quizId, { tab: 'questions', question }), 'Quiz Evaluation');
    await page
      .getByRole('list', { name: /^Answers to question/ })
      .first()
      .waitFor();
    await then(page);
  },
});

const corrected = async (page: Page) => {
  await page.getByRole('button', { name: /^Correct the key/ }).click();
  const form = page.getByRole('form', { name: 'Correct the key' });
  await form.locator('fieldset').first().waitFor();
};

/** Bench, statistics and live view for questions whose answers have parts or units. */
export const typeScreens: readonly Screen[] = [
  onBench('bench-number', 'number', (page) => page.getByRole('button', { name: /^20 m\/s: 6/ }).click()),
  onBench('bench-number-key', 'number', corrected),
  onBench('bench-cloze', 'cloze', (page) => page.getByRole('button', { name: /^Gap 1: CO2: 7/ }).click()),
  onBench('bench-cloze-key', 'cloze', corrected),
  onBench('bench-match', 'match', (page) => page.getByRole('button', { name: /^Roots: Water: / }).click()),
  onBench('bench-match-key', 'match', corrected),
  onBench('bench-order', 'order', async () => undefined),
  onBench('bench-order-key', 'order', corrected),
  {
    name: 'statistics-types',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await alterAnswer<QuizResults>(page, 'results.toMark', () => aClassOnTypes());
      await enter(page, teacher);
      await visit(page, teacherPaths.statistics(quizzes.evaluated.quizId), 'Quiz Evaluation');
      const details = page.getByRole('button', { name: /^Details of question/ });
      await details.first().waitFor();
      for (const button of await details.all()) await button.click();
    },
  },
  {
    name: 'live-types',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      const { questions, results } = aClassOnTypes();
      await alterAnswer<LiveQuiz>(page, 'supervision.live', inTheMiddle);
      await alterAnswer<LiveAnswers>(page, 'supervision.liveAnswers', () => ({
        studentCount: results.length,
        questions: questions.map((question) => {
          const answers = results.map(({ answers }) => answers[question._id]);
          return liveQuestion(question, {
            answers: answers.flatMap((answer) => (answer === undefined ? [] : { answer, count: 1 })),
            askedCount: results.length,
          });
        }),
      }));
      await enter(page, teacher);
      const { quizId, title } = quizzes.pending;
      await visit(page, teacherPaths.live(quizId), title);
      await page.getByRole('button', { name: /Plants take in/ }).click();
    },
  },
];
