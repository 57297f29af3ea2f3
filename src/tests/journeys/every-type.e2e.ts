import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import type { Answer } from '../../shared/answer/answer';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { AskedQuestion } from '../../shared/question/schema';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { teacherPaths } from '../../shared/teacher-paths';
import { type TypeExample, typeExamples } from '../question-types/examples';
import { aDomain } from './a-domain';
import { fingers, keyboardOf } from './answer-hands';
import { pagesAreCached } from './kept-pages';
import { allSaved, goOnTo, keptHere, resumeQuiz, serverHas } from './quiz-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, type PublishedQuiz, publish } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { misfitsOf } from './screens/small-windows';
import { openSite, type Site } from './site';
import { giveAnswer, shownAnswer } from './type-answers';
import { aVisitor, useBrowser } from './visitor';

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const COUNT = QUESTION_TYPES.length;

let site: Site;
let teacher: Caller;
let quiz: PublishedQuiz;
const domain = aDomain();
useBrowser();
beforeAll(async () => {
  site = await openSite();
  teacher = await signIn(site.url, 'teacher', 'Ann', `ann@${domain}`);
  await buyPlan(teacher);
  const questions = QUESTION_TYPES.map((type) => ({
    ...(typeExamples[type] as TypeExample).fields,
    ...{ type, maximumMarks: 2 },
    // The widest form: the field has a button for the minus.
    ...(type === 'slider' && { min: -20 }),
  }));
  quiz = await publish(
    teacher,
    await buildQuiz(teacher, { title: 'All types', totalTimeSeconds: 3600 }, questions),
  );
});
afterAll(() => site.close());

interface Student {
  readonly page: Page;
  readonly caller: Caller;
  readonly asked: readonly AskedQuestion[];
  goOffline(): Promise<void>;
  comeBack(): Promise<void>;
  leave(): Promise<void>;
}

/** A new student in a quiz with one question of every type; students share the quiz but not the attempt. */
async function aStudent(name: string, options: BrowserContextOptions = {}): Promise<Student> {
  const caller = await signIn(site.url, 'student', name, `${name.toLowerCase()}@${domain}`);
  const { page, context, leave } = await aVisitor({ baseURL: site.url, ...options });
  await enter(page, caller);
  await visit(page, '/student', /Welcome/);
  await pagesAreCached(page);
  await startQuiz(page, quiz);
  const { quiz: taken } = await caller.call<JoinedQuiz>('POST', '/api/student/attempt', {
    shareId: quiz.shareId,
  });
  return {
    ...{ page, caller, leave, asked: taken.questions.filter((question) => question.type !== 'coming') },
    async goOffline() {
      site.line.cut();
      await context.setOffline(true);
    },
    async comeBack() {
      site.line.mend();
      await context.setOffline(false);
    },
  };
}

/** Opens the question of a type, from any position in the quiz. */
async function openQuestion({ page, asked }: Student, type: QuestionType): Promise<AskedQuestion> {
  const at = QUESTION_TYPES.indexOf(type);
  const place = page.getByText(/^Question \d+ of \d+$/).first();
  await place.waitFor();
  for (let now = numberIn(await place.textContent()); now <= at; now += 1) await goOnTo(page, now + 1, COUNT);
  const question = asked[at];
  if (!question) throw new Error(`No question is a ${type}.`);
  return question;
}

const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);
const exampleOf = (type: QuestionType): TypeExample => typeExamples[type];
const has = ({ caller }: Student, answers: Record<string, Answer>) =>
  serverHas(caller, quiz.shareId, answers);

describe('by keyboard alone', () => {
  let student: Student;
  beforeAll(async () => {
    student = await aStudent('Keys');
  });
  afterAll(() => student.leave());

  test.each(QUESTION_TYPES)('%s: is answered, and the answer changed', async (type) => {
    const { page } = student;
    const question = await openQuestion(student, type);
    const { right, wrong } = exampleOf(type);
    for (const answer of [wrong, right]) {
      await giveAnswer(page, keyboardOf(page), { question, answer });
      expect(await shownAnswer(page, question)).toEqual(answer);
    }
    await has(student, { [question._id]: right });
  });
});

describe('on a phone of 320 pixels', () => {
  let student: Student;
  beforeAll(async () => {
    student = await aStudent('Fingers', PHONE);
  });
  afterAll(() => student.leave());

  test.each(QUESTION_TYPES)(
    '%s: is answered by touch, fits small windows, and every control has a unique name',
    async (type) => {
      const { page } = student;
      const question = await openQuestion(student, type);
      const { right } = exampleOf(type);
      expect(await misfitsOf(page)).toEqual([]);
      await page.setViewportSize(PHONE.viewport);
      await giveAnswer(page, fingers, { question, answer: right });
      const controls = controlsIn(await page.locator('main fieldset').ariaSnapshot());
      expect(controls.length).toBeGreaterThan(0);
      expect(controls.filter((control) => control.endsWith(' '))).toEqual([]);
      expect(controls.length).toBe(new Set(controls).size);
      // By then a pressed control has its final color.
      await has(student, { [question._id]: right });
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

describe('without a network', () => {
  let student: Student;
  const seenAfterReload = new Map<QuestionType, unknown>();
  beforeAll(async () => {
    student = await aStudent('Away');
    const { page } = student;
    const onEach = async (act: (type: QuestionType, question: AskedQuestion) => Promise<unknown>) => {
      for (const type of QUESTION_TYPES) await act(type, await openQuestion(student, type));
      await page.getByRole('button', { name: /^Question 1,/ }).click();
    };
    const answerAll = (which: 'right' | 'wrong') =>
      onEach((type, question) =>
        giveAnswer(page, keyboardOf(page), { question, answer: exampleOf(type)[which] }),
      );
    const reload = async () => {
      await page.reload();
      await resumeQuiz(page);
    };
    await answerAll('right');
    await allSaved(page);
    await student.goOffline();
    await reload();
    await onEach(async (type, question) => seenAfterReload.set(type, await shownAnswer(page, question)));
    await answerAll('wrong');
    await keptHere(page);
    await reload();
  });
  afterAll(() => student.leave());

  test.each(QUESTION_TYPES)('%s: an answer on the server survives a reload', (type) => {
    expect(seenAfterReload.get(type)).toEqual(exampleOf(type).right);
  });

  test.each(QUESTION_TYPES)('%s: an unsent answer survives a reload', async (type) => {
    const question = await openQuestion(student, type);
    expect(await shownAnswer(student.page, question)).toEqual(exampleOf(type).wrong);
  });

  test('all answers reach the server once the network is back', async () => {
    await student.comeBack();
    await has(student, answersBy(student.asked, 'wrong'));
    await allSaved(student.page);
  });
});

describe('on paper', () => {
  let page: Page;
  let leave: () => Promise<void>;
  beforeAll(async () => {
    ({ page, leave } = await aVisitor({ baseURL: site.url }));
    await enter(page, teacher);
    await visit(page, teacherPaths.print(quiz.quizId), quiz.title);
    await page.emulateMedia({ media: 'print' });
  });
  afterAll(() => leave());

  const lineOf = (sheet: number, type: QuestionType) =>
    page.getByRole('article').nth(sheet).locator(':scope > ol > li').nth(QUESTION_TYPES.indexOf(type));

  test.each(QUESTION_TYPES)('%s: is printed on the sheet with space for the answer', async (type) => {
    const line = lineOf(0, type);
    const [words = ''] = String(exampleOf(type).fields.text).split('___');
    const text = await line.innerText();
    expect(text).toContain(words.trim());
    expect(text).toContain('2 marks');
    const { height = 0 } = (await line.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(50);
    expect(await line.locator('input, select, textarea, button').count()).toBe(0);
  });

  test.each(QUESTION_TYPES)('%s: has its whole key on the answer key', async (type) => {
    const key = await lineOf(1, type).innerText();
    for (const part of leavesOf(exampleOf(type).fields.correctAnswer)) expect(key).toContain(part);
  });
});

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];

const answersBy = (asked: readonly AskedQuestion[], which: 'right' | 'wrong'): Record<string, Answer> =>
  Object.fromEntries(asked.map(({ _id, type }) => [_id, exampleOf(type)[which]]));

const CONTROL = /- (radio|checkbox|textbox|slider|spinbutton|combobox|button)(?: "((?:[^"\\]|\\.)*)")?/g;

/** The controls found by a screen reader, by role and name. */
const controlsIn = (snapshot: string): string[] =>
  [...snapshot.matchAll(CONTROL)].map(([, role, name = '']) => `${role} ${name.trim()}`);
