import { expect, test } from 'vitest';
import { callsByName } from '../../server/mounts/all-calls';
import { aStage } from '../../server/testing/stage';
import { aWorld } from '../../server/testing/world';
import { callRows } from './call-tables';
import { arrangedFor } from './cast';
import { waysOf } from './ways';

// Refusals under /api and over tRPC, and acts over tRPC, are tested in calls.test.ts.

test('each call has the same handler at the root and under /api', () => {
  const { routes } = aWorld().app;
  const handlersOf = (method: string, path: string) =>
    routes.filter((route) => route.method === method && route.path === path).map(({ handler }) => handler);
  for (const route of [...callsByName.values()].flatMap(({ rest }) => rest)) {
    const [method = '', path = ''] = route.split(' ');
    const underApi = handlersOf(method, `/api${path}`);
    expect([route, underApi.length]).toEqual([route, 1]);
    expect(handlersOf(method, path)).toContain(underApi[0]);
  }
});

const MET_EVERYWHERE = [
  'quizzes.get',
  'quizzes.create',
  'quizzes.update',
  'quizzes.remove',
  'quizzes.getShared',
  'questions.create',
  'imports.importQuestions',
  'attempts.join',
  'attempts.submit',
  'results.evaluated',
  'results.get',
  'evaluation.start',
  'practice.preview',
];

test.each(callRows.filter(({ name }) => MET_EVERYWHERE.includes(name)))(
  '$name gets the same response at the root, under /api and over tRPC',
  async ({ row, operations }) => {
    const answers = [];
    for (const way of operations.flatMap(waysOf)) {
      const at = await arrangedFor(row);
      const { status, body, headers } = await way.call(
        at,
        row.statuses.owner === 200 ? at.teacher : at.student,
      );
      answers.push({ status, body, cacheControl: headers.get('Cache-Control') });
    }
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.cacheControl).toBe('no-store');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

test.each([
  ['results.csv', (quizId: string) => `/quiz/${quizId}/results.csv`, {}],
  ['exports.file', (quizId: string) => `/quiz/${quizId}/export?format=gift`, { format: 'gift' }],
] as const)(
  '%s is a file over REST, and the same file within JSON over tRPC',
  async (procedure, path, input) => {
    const { teacher, quizId } = await aStage('released');
    const { body: bytes, headers } = await teacher.rest('GET', path(quizId));
    const { body: file } = await teacher.query(procedure, { quizId, ...input });
    expect(Buffer.from(file.base64, 'base64')).toEqual(Buffer.from(bytes));
    expect(headers.get('Content-Type')).toBe(file.mediaType);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    );
  },
);

test('over REST an id in the path takes precedence over one in the query or body', async () => {
  const { teacher, quizId } = await aStage('draft');
  const { body: other } = await teacher.rest('POST', '/quiz/', { title: 'Atoms' });
  const read = await teacher.rest('GET', `/quiz/${quizId}?quizId=${other._id}`);
  expect(read.body.title).toBe('Cells');
  const changed = await teacher.rest('PUT', `/quiz/${quizId}`, { quizId: other._id, title: 'Cells II' });
  expect([changed.body._id, changed.body.title]).toEqual([quizId, 'Cells II']);
});

test('a question is accepted as a form and as JSON, over REST and over tRPC', async () => {
  const question = {
    type: 'short',
    text: 'What does a leaf take in?',
    correctAnswer: 'Light',
    maximumMarks: 1,
  };
  const asForm = (quizId: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...question, quizId })) form.set(name, String(value));
    return form;
  };
  const answers = [];
  for (const sent of [asForm, (quizId: string) => ({ ...question, quizId })]) {
    const [one, other] = [await aStage('draft'), await aStage('draft')];
    answers.push(await one.teacher.rest('POST', '/question', sent(one.quizId)));
    answers.push(await other.teacher.mutate('questions.create', sent(other.quizId)));
  }
  const [first] = answers;
  expect(first?.body).toMatchObject(question);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, first?.body]);
});
