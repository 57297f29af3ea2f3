import type { Page } from 'playwright-core';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import type { Present } from '../../../shared/marking/present';
import type { QuizResults } from '../../../shared/results/schema';
import { alterAnswer } from './page-acts';
import { QUESTION, review, withReview } from './review-screens';
import type { School } from './school';
import type { Screen } from './screen';

const BEN = 'Benedikt Brook';

function withColleague(all: QuizResults): QuizResults {
  const reviewed = withReview(all);
  const questionId = reviewed.questions[QUESTION]?._id;
  const results = reviewed.results.map((student, at) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result) =>
      at === 3 && result.questionId === questionId
        ? {
            ...result,
            ...{ source: 'teacher' as const, needsReview: false, score: 1 },
            markedBy: { name: BEN, isYou: false },
          }
        : result,
    ),
  }));
  return { ...reviewed, results };
}

const together = (name: string, then: (page: Page) => Promise<void>): Screen => {
  const screen = review(name, withColleague, then);
  return {
    ...screen,
    async open(page: Page, school: School) {
      const questionId = school.quizzes.evaluated.questionIds[QUESTION] ?? null;
      await alterAnswer<Present>(page, 'evaluation.present', (answer) => ({
        ...answer,
        ...{ others: [{ name: BEN, questionId, place: null }], changed: [] },
      }));
      await screen.open(page, school);
    },
  };
};

/** Refuses a mark because of a colleague's newer one. */
const refuseMarks = (page: Page): Promise<unknown> =>
  page.route(/\/trpc\/evaluation\.setMarks(\?|$)/, (route) => {
    const { studentIds } = route.request().postDataJSON() as { studentIds: string[] };
    const stands = studentIds.map((studentId) => ({
      ...{ studentId, marks: 3, at: 0 },
      by: { name: BEN, isYou: false },
    }));
    const error = colleagueMessages.decided({
      ...{ name: BEN, agoMs: 0 },
      ...{ count: studentIds.length, total: studentIds.length },
    });
    const data = { httpStatus: 409, error, code: 'CONFLICT', requestId: 'none', stands };
    return route.fulfill({ status: 409, json: { error: { message: error, code: -32009, data } } });
  });

const here = (page: Page) =>
  page
    .getByTitle(new RegExp(`${BEN} is here`))
    .first()
    .waitFor();

/** The bench while a colleague marks the same question. */
export const togetherScreens: readonly Screen[] = [
  together('bench-together', here),
  together('bench-conflict', async (page) => {
    await here(page);
    await refuseMarks(page);
    await page.getByRole('button', { name: '1 of 4', exact: true }).first().click();
    await page.getByRole('region', { name: 'Marked by two' }).waitFor();
  }),
];
