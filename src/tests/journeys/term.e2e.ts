import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { EvaluatedQuiz, QuizResults } from '../../shared/results/schema';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { giveMakeUp, makeClass, sheetsOf } from './class-acts';
import { buildQuiz, buyPlan, type PublishedQuiz, publish, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { confirmRelease } from './teacher-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const NAMES = ['Asha Rao', 'Ben Ode', 'Cem Kaya', 'Dora Lind'];
const ABSENT = 'Dora Lind';
const GAS = {
  ...{ type: 'mcq', text: 'Which gas do leaves take in?', maximumMarks: 2 },
  ...{ options: ['Carbon dioxide', 'Oxygen'], correctAnswer: 'Carbon dioxide' },
};
/** A wrong key, as if ticked in a hurry. */
const PLANET = {
  ...{ type: 'mcq', text: 'Which planet is the largest?', maximumMarks: 2 },
  ...{ options: ['Earth', 'Jupiter', 'Saturn'], correctAnswer: 'Saturn' },
};
const QUIZZES = ['Leaves', 'Planets', 'Roots'] as const;
/** Each student's answers to both questions, by quiz. */
const ANSWERS: Readonly<Record<(typeof QUIZZES)[number], readonly (readonly [string, string])[]>> = {
  Leaves: [
    ['Carbon dioxide', 'Jupiter'],
    ['Carbon dioxide', 'Jupiter'],
    ['Oxygen', 'Jupiter'],
    ['Oxygen', 'Earth'],
  ],
  Planets: [
    ['Carbon dioxide', 'Jupiter'],
    ['Oxygen', 'Jupiter'],
    ['Oxygen', 'Jupiter'],
    ['Carbon dioxide', 'Jupiter'],
  ],
  Roots: [
    ['Oxygen', 'Jupiter'],
    ['Carbon dioxide', 'Jupiter'],
    ['Carbon dioxide', 'Earth'],
    ['Carbon dioxide', 'Jupiter'],
  ],
};

interface Term {
  readonly page: Page;
  readonly teacher: Caller;
  readonly students: readonly Caller[];
  readonly quizzes: readonly PublishedQuiz[];
}

async function beginTerm(): Promise<Term & { leave(): Promise<void> }> {
  const domain = aDomain();
  const enrol = (role: 'teacher' | 'student', name: string) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase().replace(' ', '.')}@${domain}`);
  const teacher = await enrol('teacher', 'Meera Rao');
  await buyPlan(teacher);
  const students = await Promise.all(NAMES.map((name) => enrol('student', name)));
  const quizzes: PublishedQuiz[] = [];
  for (const title of QUIZZES) {
    const settings = { title, totalTimeSeconds: 1200 };
    const planet = title === 'Planets' ? PLANET : { ...PLANET, correctAnswer: 'Jupiter' };
    quizzes.push(await publish(teacher, await buildQuiz(teacher, settings, [GAS, planet])));
  }
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  return { page, teacher, students, quizzes, leave };
}

/** Assigns from the class page, which opens the quiz with the class ticked. */
async function assignFromClass(page: Page, classId: string, { title }: PublishedQuiz): Promise<void> {
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('button', { name: 'Assign a quiz' }).click();
  await page.getByRole('dialog').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Save assignment' }).click();
  await page.getByText('The assignment is saved.').first().waitFor();
}

async function write({ students, quizzes }: Term, quiz: PublishedQuiz, present: readonly number[]) {
  const answers = ANSWERS[QUIZZES[quizzes.indexOf(quiz)] ?? 'Leaves'];
  for (const at of present) {
    const student = students[at];
    if (student) await takeQuiz(student, quiz, answers[at] ?? []);
  }
}

async function markAndRelease(page: Page, quiz: PublishedQuiz, mend = async () => {}): Promise<void> {
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Start evaluation' }).click();
  const release = page.getByRole('button', { name: 'Release Scores' });
  await release.waitFor();
  await mend();
  await release.click();
  await confirmRelease(page);
}

/** Corrects the key on the bench, where three of four students chose another answer. */
async function correctKey(page: Page, { quizId, questionIds }: PublishedQuiz): Promise<void> {
  await page.goto(teacherPaths.marks(quizId, { tab: 'questions', question: questionIds[1] ?? '' }));
  await page
    .getByRole('button', { name: /^Correct the key/ })
    .first()
    .click();
  const pane = page.getByRole('form', { name: 'Correct the key' });
  await pane.getByRole('radio', { name: /Jupiter/ }).check();
  await pane.getByRole('button', { name: /^Apply to 4 students|^4 gain/ }).click();
  await pane.waitFor({ state: 'detached' });
}

const scoresOf = async ({ teacher, students }: Term, { quizId }: PublishedQuiz) => {
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
  const byEmail = new Map(results.map(({ studentEmail, score }) => [studentEmail, score]));
  return students.map(({ email }) => byEmail.get(email));
};

/** Answers the second look on the student's page, which shows the question. */
async function answerSecondLook(page: Page, classId: string): Promise<void> {
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('link', { name: 'Asha Rao' }).click();
  const wants = page.getByRole('region', { name: 'Wants a look' });
  await wants.getByText('I changed it at the last moment.').waitFor();
  await wants.getByRole('link', { name: 'Answer' }).click();
  const card = page.getByRole('region', { name: 'Second look' });
  await card.getByRole('spinbutton', { name: 'Marks for Asha Rao' }).fill('1');
  await card.getByLabel('Your answer to Asha Rao').fill('Half of it stands.');
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
  await card.getByText('Asha Rao is answered.').waitFor();
}

test('a term: a list, three quizzes, an absence made up, a key corrected, a second look, means, and sheets for parents', async () => {
  const term = await beginTerm();
  const { page, students, quizzes, leave } = term;
  const [leaves, planets, roots] = quizzes;
  const [asha] = students;
  if (!leaves || !planets || !roots || !asha) throw new Error('The term has three quizzes and a class.');

  await visit(page, teacherPaths.classes, 'Classes');
  const list = NAMES.map((name, at) => `${at + 1};${name};${students[at]?.email}`);
  const classId = await makeClass(page, { name: '8b', list });
  for (const quiz of quizzes) await assignFromClass(page, classId, quiz);

  await write(term, leaves, [0, 1, 2]);
  await page.goto(teacherPaths.assign(leaves.quizId));
  await giveMakeUp(page, { absent: ABSENT });
  await write(term, leaves, [3]);
  await markAndRelease(page, leaves);
  expect(await scoresOf(term, leaves)).toEqual([4, 4, 2, 0]);

  await write(term, planets, [0, 1, 2, 3]);
  await markAndRelease(page, planets, () => correctKey(page, planets));
  expect(await scoresOf(term, planets)).toEqual([4, 2, 2, 4]);

  await write(term, roots, [0, 1, 2, 3]);
  await markAndRelease(page, roots);
  expect(await scoresOf(term, roots)).toEqual([2, 4, 2, 4]);
  await asha.mutate('appeals.ask', {
    ...{ quizId: roots.quizId, questionId: roots.questionIds[0] },
    text: 'I changed it at the last moment.',
  });
  await answerSecondLook(page, classId);
  const seen = await asha.call<EvaluatedQuiz>('GET', `/api/quiz/${roots.quizId}/evaluated`);
  expect(Object.values(seen.evaluatedQuizData)[0]).toMatchObject({
    ...{ score: 1, appeal: { answer: 'Half of it stands.' } },
  });

  // Of the percentages 100, 100 and 75; 100, 50 and 100; 50, 50 and 50; 0, 100 and 100.
  await visit(page, teacherPaths.gradebook(classId), 'Gradebook of 8b');
  for (const [at, mean] of ['92%', '83%', '50%', '67%'].entries()) {
    const row = page.getByRole('row', { name: new RegExp(NAMES[at] ?? '') });
    await row.getByText(mean, { exact: true }).first().waitFor();
  }

  await page.getByRole('link', { name: 'Parents' }).click();
  await page.getByRole('button', { name: 'Print 4 sheets' }).waitFor();
  expect(await sheetsOf(page, 'A4')).toBe(4);
  const sheet = await page.getByRole('article', { name: 'Asha Rao' }).innerText();
  for (const said of [...QUIZZES, '3 of 4', '75%']) expect(sheet).toContain(said);
  for (const other of NAMES.slice(1)) expect(sheet).not.toContain(other);
  await leave();
});
