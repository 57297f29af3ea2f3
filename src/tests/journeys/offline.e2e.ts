import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LiveQuiz, LiveStudent } from '../../shared/supervision/schema';
import { cachedAddresses, pagesAreCached } from './kept-pages';
import { allSaved, goOnTo, keptHere, openAttempt, resumeQuiz, serverHas } from './quiz-acts';
import { buildQuiz, type PublishedQuiz, publish } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { openSite, type Site } from './site';
import { aVisitor, useBrowser } from './visitor';

let site: Site;
let school: SmallSchool;
useBrowser();
beforeAll(async () => {
  site = await openSite();
  school = await openSmallSchool(site.url);
});
// A failed journey must not leave the next one offline.
afterEach(() => site.line.mend());
afterAll(() => site.close());

/** A student on the dashboard whose pages are cached. */
async function aStudent() {
  const caller = await school.newStudent();
  const visitor = await aVisitor({ baseURL: site.url });
  await enter(visitor.page, caller);
  await visit(visitor.page, '/student', /Welcome/);
  await pagesAreCached(visitor.page);
  return { ...visitor, caller };
}

async function aStudentInAQuiz(quiz: PublishedQuiz = school.quizzes.open) {
  const student = await aStudent();
  await startQuiz(student.page, quiz);
  return student;
}

type Student = Awaited<ReturnType<typeof aStudent>>;

/** The student as seen by the teacher of the open quiz. */
async function watched({ caller }: Student): Promise<LiveStudent | undefined> {
  const input = encodeURIComponent(JSON.stringify({ quizId: school.quizzes.open.quizId }));
  const { result } = await school.teacher.call<{ result: { data: LiveQuiz } }>(
    'GET',
    `/trpc/supervision.live?input=${input}`,
  );
  return result.data.students.find(({ studentEmail }) => studentEmail === caller.email);
}

const goOffline = async ({ context }: Student) => {
  site.line.cut();
  await context.setOffline(true);
};
const comeBack = async ({ context }: Student) => {
  site.line.mend();
  await context.setOffline(false);
};

test('a reload without a network continues from the device, and new answers reach the server later', async () => {
  const student = await aStudentInAQuiz();
  const { page } = student;
  const { shareId, title, questionIds } = school.quizzes.open;
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await goOnTo(page, 2);
  await goOnTo(page, 3);

  await goOffline(student);
  await page.reload();
  await page.getByRole('dialog').getByText(title).waitFor();
  await page.getByText('question 3 of 5').waitFor();
  await page.getByText(/Time left now: (29|30):\d\d/).waitFor();
  await resumeQuiz(page);
  await page.getByText('Question 3 of 5').first().waitFor();
  await page.getByRole('textbox').fill('half m v squared');
  await keptHere(page);

  await comeBack(student);
  const [first = '', , third = ''] = questionIds;
  await serverHas(student.caller, shareId, { [first]: '9.8 m/s² downwards', [third]: 'half m v squared' });
  await allSaved(page);
  await expect
    .poll(() => watched(student))
    .toMatchObject({ reloadCount: 1, focusLostCount: 0, isAway: false });
  await student.leave();
});

test('a reload without a network keeps the answers that were not sent before it', async () => {
  const student = await aStudentInAQuiz();
  const { page } = student;
  const { shareId, questionIds } = school.quizzes.open;
  await goOffline(student);
  await page.getByRole('radio').nth(2).check();
  await keptHere(page);
  await page.reload();
  await resumeQuiz(page);
  await page.getByRole('radio').nth(2).and(page.locator(':checked')).waitFor();

  await comeBack(student);
  const [first = ''] = questionIds;
  await serverHas(student.caller, shareId, { [first]: '9.8 m/s² upwards' });
  await student.leave();
});

test('a network that drops all data does not keep a student from the quiz', async () => {
  const student = await aStudentInAQuiz();
  const { page } = student;
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  site.line.cut('silent');
  await page.reload();
  await resumeQuiz(page);
  await page.getByText('Question 1 of 5').first().waitFor();
  site.line.mend();
  await student.leave();
});

test('starting fresh without a network loses nothing: the quiz continues with the latest answers', async () => {
  const student = await aStudentInAQuiz();
  const { page, caller } = student;
  const { shareId, title, questionIds } = school.quizzes.open;
  const { deadline } = await openAttempt(caller, shareId);
  await page.getByRole('radio').nth(1).check();
  await allSaved(page);
  await goOffline(student);
  await page.getByRole('radio').nth(2).check();
  await keptHere(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start Fresh' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await comeBack(student);
  const [first = ''] = questionIds;
  await visit(page, `/student?quizId=${shareId}`, title);
  await page.getByRole('radio').nth(2).and(page.locator(':checked')).waitFor();
  await serverHas(caller, shareId, { [first]: '9.8 m/s² upwards' });
  expect((await openAttempt(caller, shareId)).deadline).toBe(deadline);
  await student.leave();
});

test('without a network and without a quiz to resume, the login page says why', async () => {
  const student = await aStudent();
  const { page } = student;
  await goOffline(student);
  await page.reload();
  await page.getByRole('main').getByText('Reconnecting…').waitFor();
  await page.waitForURL((url) => url.pathname === '/login/student');
  await page.getByText('Your dashboard could not be loaded. Please try again.').waitFor();
  await comeBack(student);
  await student.leave();
});

test('only the page and its files are cached, no server response about a student', async () => {
  const student = await aStudentInAQuiz();
  await student.page.getByRole('radio').first().check();
  await allSaved(student.page);
  const cached = await cachedAddresses(student.page);
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => !/^\/(assets\/|student$)/.test(path))).toEqual([]);
  await student.leave();
});

test('pictures of later questions are available offline, and removed at sign-out', async () => {
  const student = await aStudentInAQuiz(await aQuizWithAPicture());
  const { page } = student;
  await expect.poll(() => cachedAddresses(page)).toContainEqual(expect.stringMatching(/^\/uploads\//));
  await goOffline(student);
  await page.reload();
  await resumeQuiz(page);
  await goOnTo(page, 2, 3);
  await goOnTo(page, 3, 3);
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0,
  );

  await comeBack(student);
  await visit(page, '/student', /Welcome/);
  await page.getByRole('dialog').getByRole('button', { name: 'Start Fresh' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => cachedAddresses(page)).not.toContainEqual(expect.stringMatching(/^\/uploads\//));
  await student.leave();
});

test('going to another page counts each time, even with cached pages', async () => {
  const student = await aStudentInAQuiz();
  const { page, caller } = student;
  for (const times of [1, 2]) {
    await visit(page, '/about-us', /./);
    await visit(page, '/student', /./);
    await resumeQuiz(page);
    await page.getByText(`${times} of 3 tab changes`).waitFor();
    const count = async () => (await openAttempt(caller, school.quizzes.open.shareId)).focusLostCount;
    await expect.poll(count).toBe(times);
  }
  await student.leave();
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function aQuizWithAPicture(): Promise<PublishedQuiz> {
  const [, , short, , slider] = allTypes;
  const teacher = await school.newTeacher({ plan: true });
  const quiz = await buildQuiz(teacher, { title: 'What is in the picture?' }, [short, slider]);
  const form = new FormData();
  form.set('quizId', quiz.quizId);
  form.set('type', 'short');
  form.set('text', 'What is this?');
  form.set('correctAnswer', JSON.stringify('A dot'));
  form.set('maximumMarks', '1');
  form.set('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'dot.png');
  await teacher.call('POST', '/api/question/', form);
  return publish(teacher, quiz);
}
