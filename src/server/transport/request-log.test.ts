import { expect, test } from 'vitest';
import { lineLog } from '../adapters/system/console-log';
import { createApp } from '../app';
import { readConfig } from '../config';
import { siteOf } from '../site';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../testing/factories';
import { personOn } from '../testing/person';
import { sampleQuestions } from '../testing/sample-questions';
import { aWorld, type World } from '../testing/world';

const CANARY = 'Xanthippe';

/** A school whose log is captured; `logAll` logs every request. */
function aLoggedSchool({ logAll }: { logAll: boolean }) {
  const written: string[] = [];
  const world = aWorld({ log: lineLog((line) => written.push(line)) });
  const app = createApp({
    deps: world.deps,
    site: siteOf(readConfig({ GEOLOCATION_URL: 'off' }), world.deps),
    logAllRequests: logAll,
  });
  const nobody = personOn(app, undefined);
  const secrets: string[] = [];
  const school: World = {
    ...world,
    app,
    nobody,
    async signIn(role, name = role) {
      const email = `${name.toLowerCase()}.${CANARY.toLowerCase()}@school.example`;
      const issued = await nobody.rest('POST', '/auth/demo/id-token', { email, name: `${name} ${CANARY}` });
      const { body } = await nobody.rest('POST', `/auth/login/${role}`, issued.body);
      secrets.push(issued.body.firebaseToken, body.token);
      return personOn(app, body.token, body.user._id);
    },
  };
  const lines = () => written.map((line) => JSON.parse(line));
  const requests = () => lines().filter(({ event }) => event === 'request');
  // A busy machine adds lines of slow requests.
  const failures = () => requests().filter(({ status }) => status >= 500);
  return { school, secrets, lines, requests, failures, text: () => written.join('') };
}

const fail = (world: World, table: string, act: string, words: string) =>
  world.deps.db.$client.exec(
    `create temp trigger fail_${table} before ${act} on main.${table} begin select raise(abort, ${words}); end`,
  );

test('a whole class with its faults leaves no token, answer, address, name or id in the log', async () => {
  const { school, secrets, lines, text } = aLoggedSchool({ logAll: true });
  const questions = sampleQuestions.map((question) => ({ ...question, text: `${question.text} ${CANARY}` }));
  const quiz = await aPublishedQuiz(school, { settings: { title: CANARY }, questions });
  const answers = Object.fromEntries(quiz.questionIds.map((id) => [id, `${CANARY} wrote this`]));
  const { student, attemptId } = await aStarter(school, quiz);
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers });
  await student.rest('GET', `/quiz/share/${quiz.shareId}`);
  await aSubmitter(school, quiz, { answers });
  await evaluate(school, quiz);
  await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results.csv`);

  fail(
    school,
    'quizzes',
    'insert',
    `'words about ' || '"${CANARY}"' || ' and ' || '${CANARY}@school.example'`,
  );
  const refused = await quiz.teacher.rest('POST', '/quiz/', { title: `${CANARY} again` });
  expect(refused.status).toBe(500);
  expect((await quiz.teacher.mutate('quizzes.create', { title: `${CANARY} again` })).status).toBe(500);
  await quiz.teacher.rest('POST', '/quiz/', `{"title":"${CANARY}"`);
  await school.nobody.rest('POST', '/auth/login/student', { firebaseToken: CANARY });
  await school.nobody.rest('GET', `/nowhere/${CANARY}`);
  await school.nobody.query(`nothing.${CANARY}`);

  expect(lines().length).toBeGreaterThan(30);
  expect(text().toLowerCase()).not.toContain(CANARY.toLowerCase());
  expect(text()).not.toContain('@school');
  for (const secret of [...secrets, attemptId, quiz.quizId, quiz.shareId, ...quiz.questionIds]) {
    expect(text()).not.toContain(secret);
  }
  expect(lines()).toContainEqual(
    expect.objectContaining({ event: 'request-failed', level: 'error', requestId: refused.body.requestId }),
  );
});

test('a line has the route pattern, the status and the duration', async () => {
  const { school, requests } = aLoggedSchool({ logAll: true });
  const teacher = await school.signIn('teacher');
  const answered = await teacher.rest('GET', '/api/quiz/abc');
  await teacher.query('quizzes.dashboard');
  await teacher.query('no.such');
  expect(requests().slice(-3)).toMatchObject([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      requestId: answered.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/quiz/:quizId',
      status: 404,
      ms: expect.any(Number),
    },
    { route: '/trpc/quizzes.dashboard', status: 200 },
    { route: '/trpc/*', status: 404 },
  ]);
});

test('by default only server errors are logged, with the request id the client received', async () => {
  const { school, failures } = aLoggedSchool({ logAll: false });
  const teacher = await school.signIn('teacher');
  await teacher.rest('POST', '/quiz/', { title: 'Cells' });
  await teacher.rest('GET', '/quiz/nothing');
  fail(school, 'quizzes', 'insert', "'broken'");
  const { body } = await teacher.rest('POST', '/quiz/', { title: 'Leaves' });
  expect(failures()).toMatchObject([{ route: '/quiz/', status: 500, requestId: body.requestId }]);
});

test('a flood of failures is counted, and the next line gives the number of omitted lines', async () => {
  const { school, failures } = aLoggedSchool({ logAll: false });
  const teacher = await school.signIn('teacher');
  fail(school, 'quizzes', 'insert', "'broken'");
  const create = () => teacher.rest('POST', '/quiz/', { title: 'Leaves' });
  for (let round = 0; round < 150; round += 1) await create();
  expect(failures()).toHaveLength(100);
  school.clock.advance(10_000);
  await create();
  expect(failures().at(-1)).toMatchObject({ route: '/quiz/', status: 500, leftOut: 50 });
});

test('values, people and tokens are removed from logged errors, code and location stay', () => {
  const written: string[] = [];
  const log = lineLog((line) => written.push(line));
  const cause = Object.assign(new Error(`near "${CANARY}"`), { code: 'SQLITE_ERROR' });
  log.error('a', new Error(`Failed query: insert into x values (?)\nparams: ${CANARY},1`, { cause }));
  log.error('b', new Error(`no user ${CANARY.toLowerCase()}@school.example\n    at ${CANARY} (x.ts:1:1)`));
  log.error('c', new SyntaxError(`Unexpected token 'a', "{"a":"${CANARY}" is not valid JSON`));
  log.error('d', new Error(`bad token ${'aB3_'.repeat(11)}`));
  const text = written.join('');
  expect(text.toLowerCase()).not.toContain('@school');
  expect(written.filter((line) => line.includes(CANARY))).toEqual([]);
  expect(text).not.toContain('aB3_aB3_');
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    code: 'SQLITE_ERROR',
    at: expect.stringContaining('request-log.test.ts'),
  });
});
