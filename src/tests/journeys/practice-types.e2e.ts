import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { practicePath } from '../../shared/paths';
import type { NextPractice } from '../../shared/practice/schema';
import type { AskedQuestion } from '../../shared/question/schema';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { type TypeExample, typeExamples } from '../question-types/examples';
import { aDomain } from './a-domain';
import { type AnswerHands, fingers, keyboardOf } from './answer-hands';
import { axeFindings } from './screens/axe';
import {
  buildQuiz,
  buyPlan,
  closeResponses,
  evaluate,
  publish,
  release,
  takeQuiz,
} from './screens/classroom';
import { alterAnswer, enter, visit } from './screens/page-acts';
import { giveAnswer } from './type-answers';
import { aVisitor, useBrowser } from './visitor';

const domain = aDomain();
const WHY = 'This is why.';
let teacher: Caller;
let setId: string;
let pupils: readonly Caller[];
useBrowser();
beforeAll(async () => {
  const site = inject('baseUrl');
  teacher = await signIn(site, 'teacher', 'Ann', `ann@${domain}`);
  await buyPlan(teacher);
  const questions = QUESTION_TYPES.map((type) => ({
    ...(typeExamples[type] as TypeExample).fields,
    ...{ type, maximumMarks: 2, explanation: WHY },
  }));
  const settings = { title: 'All types', totalTimeSeconds: 3600, shuffleQuestions: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, questions));
  pupils = await Promise.all(
    ['Right', 'Wrong', 'Unsure'].map((name) =>
      signIn(site, 'student', name, `${name.toLowerCase()}@${domain}`),
    ),
  );
  for (const pupil of pupils) await takeQuiz(pupil, quiz, []);
  await closeResponses(teacher, quiz);
  await evaluate(teacher, quiz);
  await release(teacher, quiz);
  ({ _id: setId } = await teacher.call<{ _id: string }>('POST', '/api/practice/', { quizId: quiz.quizId }));
});

const LOOKS = {
  phone: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  lying: { viewport: { width: 640, height: 320 }, hasTouch: true, isMobile: true },
  desk: {},
} as const;
/** Possible feedback on right and wrong answers; a text may be beyond the grader. */
const VERDICTS = {
  right: /^(Correct|The grader is not sure)/,
  wrong: /^(Incorrect|Partly correct|The grader is not sure)/,
};

/** Returns the question that the page received last. */
async function lastQuestion(page: Page): Promise<() => AskedQuestion> {
  let last: NextPractice['question'] = null;
  await alterAnswer<NextPractice>(page, 'practice.next', (next) => {
    last = next.question;
    return next;
  });
  return () => {
    if (!last) throw new Error('Nothing was asked.');
    return last;
  };
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.for([
  { pupil: 0, which: 'right', look: 'desk', by: 'the keyboard' },
  { pupil: 1, which: 'wrong', look: 'phone', by: 'touch' },
  { pupil: 2, which: 'wrong', look: 'lying', by: 'touch' },
] as const)(
  'a question of each type, answered $which by $by on the $look, gets its key and explanation at once',
  async ({ pupil, which, look, by }) => {
    const student = pupils[pupil];
    if (!student) throw new Error('Nobody is there.');
    const { page, leave } = await aVisitor(LOOKS[look]);
    const hands: AnswerHands = by === 'touch' ? fingers : keyboardOf(page);
    const current = await lastQuestion(page);
    const left = new Set<string>(QUESTION_TYPES);
    await enter(page, student);
    await visit(page, practicePath(setId), 'Practice: All types');
    await page.locator('legend').waitFor();
    // A wrong answer is due again after a minute, which a busy machine may need.
    while (left.size > 0) {
      const question = current();
      const { type } = question;
      left.delete(type);
      await giveAnswer(page, hands, { question, answer: typeExamples[type][which] });
      await hands.press(page.getByRole('button', { name: 'Check', exact: true }));
      const verdict = page.getByRole('heading', { level: 3, name: VERDICTS[which] });
      await verdict.waitFor();
      await page.getByText(WHY).waitFor();
      // Rotating the phone changes no content.
      const findings = await axeFindings(page, look === 'lying' ? 'of looks' : 'all');
      expect([type, findings, await tooWide(page)]).toEqual([type, [], 0]);
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await hands.press(next.or(page.getByRole('button', { name: 'I did not' })));
      await verdict.waitFor({ state: 'detached' });
    }
    await leave();
  },
);
