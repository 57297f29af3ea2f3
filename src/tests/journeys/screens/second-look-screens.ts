import type { Page } from 'playwright-core';
import type { ReceivedAppeal } from '../../../shared/appeals/schema';
import type { EvaluatedQuiz, QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const QUESTION = 7;
const ASKED_AT = Date.UTC(2026, 2, 4, 10);
const TEXT = 'I wrote that it throws the green light back. Is that not the same as reflecting it?';
const ANSWER = 'It is. I read past it, sorry.';

const appealWith = (answer: string | null) => ({
  ...{ text: TEXT, askedAt: ASKED_AT, answer },
  answeredAt: answer === null ? null : ASKED_AT + 1,
});

const withAppeals = (all: QuizResults): QuizResults => {
  const questionId = all.questions[QUESTION]?._id ?? '';
  const appeals = all.results.slice(0, 2).map(
    ({ studentId }, at): ReceivedAppeal => ({
      ...appealWith(null),
      ...{ studentId, questionId },
      text: at === 0 ? TEXT : 'Why no mark at all?',
    }),
  );
  return { ...all, appeals };
};

const byTeacher = (name: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, { teacher, quizzes: { released } }: School) {
    await alterAnswer<QuizResults>(page, 'results.toMark', withAppeals);
    await enter(page, teacher);
    await visit(page, teacherPaths.marks(released.quizId), 'Quiz Evaluation');
    await page.getByRole('region', { name: 'Second look' }).waitFor();
    await then(page);
  },
});

const byStudent = (
  name: string,
  answer: string | null | undefined,
  then: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  who: 'student',
  async open(page, { asha, quizzes: { released } }: School) {
    await alterAnswer<EvaluatedQuiz>(page, 'results.evaluated', ({ evaluatedQuizData, ...all }) => ({
      ...all,
      evaluatedQuizData: Object.fromEntries(
        Object.entries(evaluatedQuizData).flatMap(([questionId, response], at) =>
          at === QUESTION
            ? [[questionId, { ...response, appeal: answer === undefined ? undefined : appealWith(answer) }]]
            : [],
        ),
      ),
    }));
    await enter(page, asha);
    await visit(page, '/student', /Your Quiz Attempts/);
    const attempt = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: released.title }) });
    await attempt.getByRole('button', { name: 'View Responses' }).click();
    await page.getByText('Explain why leaves look green.').first().waitFor();
    await then(page);
  },
});

export const secondLookScreens: readonly Screen[] = [
  byStudent('second-look-asking', undefined, async (page) => {
    await page.getByRole('button', { name: 'Ask for a second look' }).click();
    await page.getByRole('textbox', { name: /^What should/ }).fill(TEXT);
  }),
  byStudent('second-look-asked', null, (page) => page.getByText('has not answered yet').waitFor()),
  byStudent('second-look-answered', ANSWER, (page) => page.getByText(ANSWER).waitFor()),
  byTeacher('second-look-bench', async () => {}),
  byTeacher('second-look-failed', async (page) => {
    await page.route('**/trpc/appeals.answer*', (route) => route.abort());
    const look = page.getByRole('region', { name: 'Second look' });
    await look.getByRole('textbox', { name: 'Your answer' }).first().fill(ANSWER);
    await look.getByRole('button', { name: 'Answer' }).first().click();
    await look.getByText('Not sent. Your answer is kept; please try again.').waitFor();
  }),
];
