import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { handsOf } from './hands';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, closeResponses, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const QUESTION = {
  type: 'long',
  text: 'Explain why leaves look green.',
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light, which reaches our eyes.',
  maximumMarks: 4,
};
const SHARED = 'Chlorophyll reflects green light';
const PHRASE = 'Say which colours are absorbed.';

/** Two who wrote the same, one who did not, all evaluated. */
async function aClass() {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Ann');
  await buyPlan(teacher);
  await teacher.mutate('phrases.add', { text: PHRASE });
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'Leaves and words' }, [QUESTION]));
  const [asha, ben, chiara] = await Promise.all(
    ['Asha', 'Ben', 'Chiara'].map((name) => enrol('student', name)),
  );
  if (!asha || !ben || !chiara) throw new Error('Three students came.');
  await takeQuiz(asha, quiz, [SHARED]);
  await takeQuiz(ben, quiz, [SHARED]);
  await takeQuiz(chiara, quiz, ['Because of the sun']);
  await closeResponses(teacher, quiz);
  await evaluate(teacher, quiz);
  return { teacher, quiz, asha, ben, chiara };
}

test('a comment for a group is written by keys alone, and each of the group reads it with the released results', async () => {
  const { teacher, quiz, asha, ben, chiara } = await aClass();
  const desk = await aVisitor({ viewport: { width: 1366, height: 768 } });
  const { page } = desk;
  const { press, type } = handsOf(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/trpc/comments.write')) sent.push(request.postDataJSON().text);
  });
  await enter(page, teacher);
  await page.goto(teacherPaths.marks(quiz.quizId, { tab: 'questions' }));
  const row = page.locator('[data-row]').filter({ hasText: SHARED });
  await row.focus();
  await page.getByRole('button', { name: PHRASE, exact: true }).waitFor();
  await press('c');
  await type('You have the reflected colour');
  await press('Alt+1');
  const field = page.getByRole('textbox', { name: 'Comment for these 2 students' });
  const said = `You have the reflected colour. ${PHRASE}`;
  await expect.poll(() => field.inputValue()).toBe(said);
  await press('Escape');
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('Saved', { exact: true }).waitFor();
  await row.getByText('Comment', { exact: true }).waitFor();
  expect(sent).toEqual([said]);

  // Whoever leaves at once loses nothing, and a new page shows what is stored.
  await press('c');
  await press('End');
  await type(' Well done!');
  await page.reload();
  await row.focus();
  await expect.poll(() => field.inputValue()).toBe(`${said} Well done!`);
  await desk.leave();
  await teacher.call('POST', `/api/quiz/${quiz.quizId}/release-scores`);

  for (const [student, isMeant] of [
    [asha, true],
    [ben, true],
    [chiara, false],
  ] as const) {
    const visitor = await aVisitor({ viewport: { width: 360, height: 740 } });
    await enter(visitor.page, student);
    await visit(visitor.page, '/student', /Welcome/);
    await visitor.page.getByRole('button', { name: /View Responses/ }).click();
    await visitor.page.getByText('Explain why leaves look green.').waitFor();
    const comments = visitor.page.getByRole('figure').filter({ hasText: 'From your teacher' });
    expect(await comments.count()).toBe(isMeant ? 1 : 0);
    if (isMeant) {
      expect(await comments.getByText(`${said} Well done!`).count()).toBe(1);
      expect(await axeFindings(visitor.page)).toEqual([]);
    }
    await visitor.leave();
  }
});
