import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const OPTIONS = ['Earth', 'Jupiter', 'Saturn', 'Venus'];
/** The key of the first is wrong, as somebody may have ticked it in a hurry. */
const QUESTIONS = [
  ['Which planet is the largest?', 'Saturn'],
  ['Which planet has rings that are seen from Earth?', 'Saturn'],
  ['Which planet is the hottest?', 'Venus'],
  ['Which planet has life?', 'Earth'],
  ['Which planet has the red spot?', 'Jupiter'],
  ['Which planet is the third from the sun?', 'Earth'],
].map(([text, correctAnswer]) => ({ type: 'mcq', text, correctAnswer, options: OPTIONS, maximumMarks: 2 }));

/** Twelve students from strong to weak: eight choose Jupiter, four Saturn; the others get ever less right. */
const CLASS = Array.from({ length: 12 }, (_, at) => [
  at < 8 ? 'Jupiter' : 'Saturn',
  ...[11, 9, 8, 7, 5].map((right, place) => (at < right ? QUESTIONS[place + 1]?.correctAnswer : 'Nothing')),
]).map((answers) => answers.map((answer) => (answer === 'Nothing' ? undefined : answer)));

/** How many chose an option, and whether it is the key, as its bar says it. */
const bar = (page: Page, says: RegExp) => page.getByRole('button', { name: says });

test('a wrong key is seen, corrected in place, undone and applied again', async () => {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Corrector');
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'The planets' }, QUESTIONS));
  for (const [at, answers] of CLASS.entries())
    await takeQuiz(await enrol('student', `S${at}`), quiz, answers);
  await evaluate(teacher, quiz);

  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  const address = teacherPaths.marks(quiz.quizId, {
    tab: 'questions',
    question: quiz.questionIds[0] ?? null,
  });
  await visit(page, address, 'Quiz Evaluation');
  await page.getByText('Is the key right?').waitFor();
  await page
    .getByText('6 of the 6 stronger students chose B; 4 of the 4 who chose C are in the weaker half.')
    .waitFor();
  await page.getByRole('navigation', { name: 'Questions' }).getByText('Key?', { exact: true }).waitFor();
  await bar(page, /^C Saturn: 4 students, 33%.*key$/).waitFor();

  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') acts.push(new URL(request.url()).pathname);
  });
  // By key alone: B is right, Enter applies it.
  await page.keyboard.press('b');
  const form = page.getByRole('form', { name: 'Correct the key' });
  await form.getByRole('button', { name: 'Apply to 8 students' }).waitFor();
  await form.getByText('33% → 100%').waitFor();
  await form.getByText('Also accept the old key').click();
  await form.getByRole('button', { name: 'Apply to 12 students' }).waitFor();
  await form.getByText('33% → 67%').waitFor();
  await form.getByRole('radio', { name: /Jupiter/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Corrected .*: only the new answer\. 8 students gained, 4 lost\.$/).waitFor();
  await bar(page, /^B Jupiter: 8 students, 67%.*key$/).waitFor();
  await page.getByText('Mean 67%').waitFor();
  expect(await page.getByText('Is the key right?').count()).toBe(0);

  await page.keyboard.press('u');
  await bar(page, /^C Saturn.*key$/).waitFor();
  await page.getByText('Mean 33%').waitFor();
  await page.getByText('Is the key right?').waitFor();

  await page.keyboard.press('k');
  await form.getByRole('radio', { name: /Jupiter/ }).check();
  await form.getByRole('button', { name: 'Apply to 8 students' }).click();
  await page.getByText(/^Corrected .*: the old and the new answer\. 8 students gained, 0 lost\.$/).waitFor();
  await page.getByText('Mean 100%').waitFor();
  expect(acts.filter((act) => act.includes('applyCorrection'))).toHaveLength(2);
  expect(acts.filter((act) => act.includes('undoCorrection'))).toHaveLength(1);
  await leave();
});
