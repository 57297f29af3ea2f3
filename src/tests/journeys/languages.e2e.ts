import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { classLoginPath } from '../../client/rules/classes/login-path';
import { fileLanguages } from '../../server/adapters/languages/file-languages';
import type { SchoolClass, Slip } from '../../shared/classes/schema';
import { type Subject, sentencesIn } from '../../shared/languages/sentences';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { teacherPaths } from '../../shared/teacher-paths';
import { type TypeExample, typeExamples } from '../question-types/examples';
import { aDomain } from './a-domain';
import { fingers } from './answer-hands';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, release } from './screens/classroom';
import { enter } from './screens/page-acts';
import { giveAnswer } from './type-answers';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const languages = fileLanguages('src/shared/languages');
const textsIn = <Of extends Subject>(language: string, subject: Of) =>
  sentencesIn(languages.catalogueOf(language), subject);

interface TaughtClass {
  readonly teacher: Caller;
  readonly quiz: PublishedQuiz;
  readonly code: string;
  readonly slip: Slip;
}

/** A class in a language with one student, who has a slip and a quiz of all types to take. */
async function aClassIn(language: string): Promise<TaughtClass> {
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Meera Rao', `meera@${aDomain()}`);
  await buyPlan(teacher);
  const questions = QUESTION_TYPES.map((type) => ({
    ...(typeExamples[type] as TypeExample).fields,
    ...{ type, maximumMarks: 2 },
  }));
  const settings = { title: 'Nine types', totalTimeSeconds: 3600, shuffleQuestions: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, questions));
  const { _id: classId } = await teacher.call<SchoolClass>('POST', '/api/class', { name: '7b' });
  await teacher.call('PUT', `/api/class/${classId}/language`, { language });
  await teacher.call('POST', `/api/class/${classId}/members`, { name: 'Asha Kumar' });
  await teacher.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, { classIds: [classId], exceptions: {} });
  const { code, members } = await teacher.call<SchoolClass>('GET', `/api/class/${classId}`);
  const { slips } = await teacher.call<{ slips: Slip[] }>('POST', `/api/class/${classId}/pins`, {
    memberIds: members.map(({ _id }) => _id),
  });
  const [slip] = slips;
  if (!slip) throw new Error('There is no slip.');
  return { teacher, quiz, code, slip };
}

/** The first page is in the browser's language, and those after the sign-in in that of the class. */
async function signInBySlip(page: Page, language: string, { code, slip }: TaughtClass): Promise<void> {
  await page.goto(classLoginPath(code));
  await page.getByLabel('Your name or number').fill(slip.name);
  await page.getByLabel('PIN').fill(slip.pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page
    .getByRole('heading', { name: textsIn(language, 'dashboard').welcome({ name: slip.name }) })
    .waitFor();
}

async function expectWellMade(page: Page, language: string, direction: string): Promise<void> {
  const { lang, dir, overflow } = await page.evaluate(() => ({
    ...{ lang: document.documentElement.lang, dir: document.documentElement.dir },
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect({ lang, dir, overflow }).toEqual({ lang: language, dir: direction, overflow: 0 });
  expect(await axeFindings(page)).toEqual([]);
}

test.each([
  ['hi', 'ltr'],
  ['ar', 'rtl'],
] as const)(
  'a class in %s takes a quiz of nine types on a phone, from the slip to the results',
  async (language, direction) => {
    const { takeQuiz, dashboard, startCard } = {
      takeQuiz: textsIn(language, 'takeQuiz'),
      dashboard: textsIn(language, 'dashboard'),
      startCard: textsIn(language, 'startCard'),
    };
    const taught = await aClassIn(language);
    const { page, leave } = await aVisitor(PHONE);
    await signInBySlip(page, language, taught);
    await expectWellMade(page, language, direction);

    await page.getByRole('listitem').filter({ hasText: taught.quiz.title }).getByRole('button').tap();
    await page.getByRole('button', { name: startCard.startQuiz }).waitFor();
    await expectWellMade(page, language, direction);
    await page.getByRole('button', { name: startCard.startQuiz }).tap();
    for (const [at, type] of QUESTION_TYPES.entries()) {
      const count = QUESTION_TYPES.length;
      await page
        .getByText(takeQuiz.questionOf({ number: at + 1, count }))
        .first()
        .waitFor();
      const { fields, right } = typeExamples[type] as TypeExample;
      await giveAnswer(page, fingers, { question: { ...fields, type } as never, answer: right });
      await expectWellMade(page, language, direction);
      if (at + 1 < count) await page.getByRole('button', { name: takeQuiz.next, exact: true }).tap();
    }
    const dialog = page.getByRole('alertdialog');
    while (!(await dialog.isVisible())) await page.getByRole('button', { name: takeQuiz.submitQuiz }).tap();
    await dialog.getByRole('button', { name: takeQuiz.submitQuiz }).tap();
    await page.getByText(dashboard.attemptsTitle).waitFor();

    await evaluate(taught.teacher, taught.quiz);
    await release(taught.teacher, taught.quiz);
    await page.reload();
    await page.getByRole('button', { name: dashboard.viewResponses }).tap();
    await page.getByText(textsIn(language, 'answers').yourAnswer).first().waitFor();
    await expectWellMade(page, language, direction);
    await leave();
  },
);

test('a teacher’s pages stay in English in a browser of another language', async () => {
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Ann', `ann@${aDomain()}`);
  const { page, leave } = await aVisitor({ locale: 'hi' });
  await enter(page, teacher);
  await page.goto(teacherPaths.dashboard);
  await page
    .getByRole('button', { name: /^Create/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await leave();
});

test('a student chooses another language at the foot of the page, which the next visit keeps', async () => {
  const { page, leave } = await aVisitor(PHONE);
  await page.goto('/login/class');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: textsIn('de', 'accounts').signIn }).waitFor();
  await page.goto('/login/student');
  await page.getByRole('heading', { name: textsIn('de', 'login').studentTitle }).waitFor();
  await expectWellMade(page, 'de', 'ltr');
  await leave();
});
