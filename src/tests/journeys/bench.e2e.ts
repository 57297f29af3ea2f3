import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { decisionsLeft, keysOf, rowsOf, type SeenRow, settled } from './bench-hands';
import { MARKING_CLASS, type MarkedQuestion } from './marking-class';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const MOST_PRESSES = 60;

/** A class of 30 after the quiz, with suggested marks. */
async function theClass() {
  const domain = aDomain();
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Ms Rao', `rao@${domain}`);
  await buyPlan(teacher);
  const questions = MARKING_CLASS.map(({ answers: _, ...question }) => ({ type: 'short', ...question }));
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'Three subjects' }, questions));
  const pupils = MARKING_CLASS[0]?.answers.length ?? 0;
  for (let at = 0; at < pupils; at += 1) {
    const pupil = await signIn(inject('baseUrl'), 'student', `Pupil ${at + 1}`, `pupil${at + 1}@${domain}`);
    const answers = MARKING_CLASS.map(({ answers }) => answers[at]?.[0]);
    await takeQuiz(pupil, quiz, answers);
  }
  await evaluate(teacher, quiz);
  return { teacher, quiz };
}

/** The mark a row deserves; all answers of a group deserve the same. */
function deservedBy({ answers }: MarkedQuestion, text: string): number {
  const found = answers.find(([answer]) => (answer ?? 'No answer') === text);
  if (!found) throw new Error(`Nobody wrote “${text}”.`);
  return found[1];
}

const keyOf = (marks: number) => (marks % 1 > 0 ? `Shift+Digit${Math.floor(marks)}` : String(marks));

/**
 * Marks the open question like a teacher who reads everything: changes wrong marks, keeps right ones, and keeps the rest of a
 * pile once nothing in it is wrong. Returns the number of decisions.
 */
async function markQuestion(page: Page, question: MarkedQuestion, press: (key: string) => Promise<void>) {
  const isRight = ({ text, marks }: SeenRow) => marks === deservedBy(question, text);
  let decisions = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const rows = await rowsOf(page);
    const here = rows.findIndex(({ hasFocus }) => hasFocus);
    const row = rows[here];
    if (!row) throw new Error('No row has the focus.');
    if (rows.every((each) => each.isGiven && isRight(each))) return decisions;
    const rest = rows.slice(here).filter(({ pile, isGiven }) => pile === row.pile && !isGiven);
    if (!isRight(row)) {
      await press(keyOf(deservedBy(question, row.text)));
      decisions += 1;
    } else if (rest.length > 0 && rest.every(isRight)) {
      await press('Shift+Enter');
      decisions += 1;
    } else {
      await press(row.isGiven ? 'ArrowDown' : 'Enter');
      if (row.isGiven) continue;
      decisions += 1;
    }
    await settled(page);
  }
  throw new Error('The question is not marked after 100 turns.');
}

test('a class of 30 with three text questions is marked by keyboard with no more decisions than announced', async () => {
  const { teacher, quiz } = await theClass();
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await enter(page, teacher);
  await page.goto(teacherPaths.marks(quiz.quizId, { tab: 'questions' }));
  await page.locator('[data-row]:focus').waitFor();
  const { press, presses } = keysOf(page);

  const steps: string[] = [];
  for (const question of MARKING_CLASS) {
    await page.getByRole('heading', { name: question.text }).waitFor();
    const [before, promised, rows] = [presses(), await decisionsLeft(page), (await rowsOf(page)).length];
    const decisions = await markQuestion(page, question, press);
    steps.push(`${presses() - before} presses, ${decisions} of ${promised} decisions, ${rows} rows`);
    await press('n');
  }

  const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  for (const [at, { answers }] of MARKING_CLASS.entries()) {
    const marked = results.results.map(({ answers: written, evaluationResults }) => {
      const questionId = quiz.questionIds[at] ?? '';
      return [written[questionId], evaluationResults.find((each) => each.questionId === questionId)?.score];
    });
    expect(marked).toEqual(expect.arrayContaining(answers.map((answer) => [...answer])));
  }
  expect(presses(), steps.join('; ')).toBeLessThanOrEqual(MOST_PRESSES);
  await leave();
});
