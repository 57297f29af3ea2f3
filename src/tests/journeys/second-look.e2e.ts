import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import type { QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, publish, release, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const ROOTS = {
  type: 'short',
  text: 'What do roots take up?',
  correctAnswer: 'Water and minerals',
  maximumMarks: 2,
};

/** A released quiz of three students, two of whom wrote the same. */
async function aReleasedClass() {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Answerer');
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'Roots' }, [ROOTS]));
  const asha = await enrol('student', 'Asha');
  await takeQuiz(asha, quiz, ['Salty water']);
  await takeQuiz(await enrol('student', 'Ben'), quiz, ['salty water']);
  await takeQuiz(await enrol('student', 'Chiara'), quiz, ['Earth']);
  await evaluate(teacher, quiz);
  const scores = async () => {
    const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
    return results.map(({ evaluationResults }) => evaluationResults[0]?.score);
  };
  await release(teacher, quiz);
  return { teacher, asha, quiz, scores };
}

test('a student asks for a second look, and the teacher gives the mark to all who wrote the same', async () => {
  const { teacher, asha, quiz, scores } = await aReleasedClass();
  const [, , unchanged] = await scores();
  const student = await aVisitor();
  await enter(student.page, asha);
  await visit(student.page, '/student', /Your Quiz Attempts/);
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  await student.page.getByRole('button', { name: 'Ask for a second look' }).click();
  await student.page.getByRole('textbox', { name: /^What should/ }).fill('Salt is a mineral.');
  await student.page.getByRole('button', { name: 'Send' }).click();
  await student.page.getByText('Your teacher has not answered yet.').waitFor();

  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await visit(page, teacherPaths.share(quiz.quizId), 'Roots');
  await page.getByText('1 second look').first().waitFor();
  await page.getByRole('link', { name: 'Answer 1' }).click();
  const look = page.getByRole('region', { name: 'Second look' });
  await look.getByText('Salt is a mineral.').waitFor();
  await look.getByRole('spinbutton').fill('1.5');
  await look.getByRole('textbox', { name: 'Your answer' }).fill('So it is.');
  await look.getByRole('button', { name: 'Answer' }).click();
  await look.getByText('1 other student wrote the same.').waitFor();
  await look.getByRole('button', { name: 'Give 1½ to 1 student' }).click();
  await expect.poll(scores).toEqual([1.5, 1.5, unchanged]);
  await expect.poll(() => page.getByRole('link', { name: 'Answer 1' }).count()).toBe(0);
  await leave();

  await student.page.reload();
  await student.page.getByRole('button', { name: 'View Responses' }).click();
  await student.page.getByText('So it is.').waitFor();
  await student.page.getByText('1.5 of 2 marks').waitFor();
  await student.leave();
});
