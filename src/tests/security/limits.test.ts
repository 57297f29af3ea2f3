import { expect, test } from 'vitest';
import { aClass, aMember } from '../../server/testing/a-class';
import type { Answered } from '../../server/testing/person';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { aStage, type Stage } from '../../server/testing/stage';
import {
  JSON_BODY_MAXIMUM_BYTES,
  JSON_MAXIMUM_DEPTH,
  JSON_MAXIMUM_KEYS,
  LARGE_JSON_MAXIMUM_BYTES,
  LARGE_JSON_MAXIMUM_KEYS,
  MULTIPART_BODY_MAXIMUM_BYTES,
  OPTION_MAXIMUM_COUNT,
  TEXT_MAXIMUM_LENGTH,
} from '../../shared/constants';

const [mcq, , short] = sampleQuestions;
const deep = (depth: number): unknown => (depth === 1 ? {} : { a: deep(depth - 1) });
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
/** JSON of exactly that many bytes. */
const sized = (bytes: number, body: object) => {
  const text = JSON.stringify({ ...body, padding: '' });
  return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`);
};
const submission = ({ quizId }: Stage) => ({ quizId, attempt: { answers: {} } });
/** JSON with that many keys, including answers of another quiz. */
const withAnswers = ({ quizId }: Stage, count: number) => ({ quizId, attempt: { answers: keys(count - 3) } });
const optioned = (count: number) => ({
  ...mcq,
  options: Array.from({ length: count }, (_, at) => `Option ${at}`),
  correctAnswer: 'Option 0',
});
const withFile = (bytes: number, { quizId }: Stage) => {
  const form = questionForm(mcq, quizId);
  form.set('image', new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }));
  return form;
};

type Act = (stage: Stage, size: number) => Promise<Answered>;
const MEGABYTE = 1024 * 1024;

const limits: readonly [what: string, largest: number, call: Act, beyond: number][] = [
  [
    'bytes of a body',
    JSON_BODY_MAXIMUM_BYTES,
    ({ teacher }, size) => teacher.rest('POST', '/quiz/', sized(size, { title: 'Atoms' })),
    413,
  ],
  [
    'bytes of a body over tRPC',
    JSON_BODY_MAXIMUM_BYTES,
    ({ teacher }, size) => teacher.mutate('quizzes.create', sized(size, { title: 'Atoms' })),
    413,
  ],
  [
    'bytes of a submission',
    LARGE_JSON_MAXIMUM_BYTES,
    (stage, size) => stage.student.rest('POST', '/quiz/submit', sized(size, submission(stage))),
    413,
  ],
  [
    'bytes of a submission over tRPC',
    LARGE_JSON_MAXIMUM_BYTES,
    (stage, size) => stage.student.mutate('attempts.submit', sized(size, submission(stage))),
    413,
  ],
  [
    'levels of nesting',
    JSON_MAXIMUM_DEPTH,
    ({ teacher }, size) => teacher.rest('POST', '/quiz/', { title: 'Atoms', extra: deep(size - 1) }),
    400,
  ],
  [
    'levels of nesting over tRPC',
    JSON_MAXIMUM_DEPTH,
    ({ teacher }, size) => teacher.mutate('quizzes.create', { title: 'Atoms', extra: deep(size - 1) }),
    400,
  ],
  [
    'keys',
    JSON_MAXIMUM_KEYS,
    ({ teacher }, size) => teacher.rest('POST', '/quiz/', { title: 'Atoms', ...keys(size - 1) }),
    400,
  ],
  [
    'keys over tRPC',
    JSON_MAXIMUM_KEYS,
    ({ teacher }, size) => teacher.mutate('quizzes.create', { title: 'Atoms', ...keys(size - 1) }),
    400,
  ],
  [
    'keys of a submission',
    LARGE_JSON_MAXIMUM_KEYS,
    (stage, size) => stage.student.rest('POST', '/quiz/submit', withAnswers(stage, size)),
    400,
  ],
  [
    'keys of a submission over tRPC',
    LARGE_JSON_MAXIMUM_KEYS,
    (stage, size) => stage.student.mutate('attempts.submit', withAnswers(stage, size)),
    400,
  ],
  [
    'options',
    OPTION_MAXIMUM_COUNT,
    ({ teacher, questionIds }, size) =>
      teacher.rest('PUT', `/question/${questionIds[0]}`, questionForm(optioned(size))),
    400,
  ],
  [
    'characters of a text',
    TEXT_MAXIMUM_LENGTH,
    ({ teacher, questionIds }, size) =>
      teacher.rest('PUT', `/question/${questionIds[2]}`, questionForm({ ...short, text: 'x'.repeat(size) })),
    400,
  ],
];

test.each(limits)('%s: %i are accepted, one more is refused', async (what, largest, call, beyond) => {
  const state = what.includes('submission') ? 'running' : 'ready';
  const stage = await aStage(state);
  expect((await call(stage, largest + 1)).status).toBe(beyond);
  expect((await call(stage, largest)).status).toBe(200);
  expect(stage.world.errors).toEqual([]);
});

test('a form beyond 11 MB is refused as too large, one below is read', async () => {
  const stage = await aStage('draft');
  const send = (bytes: number) => stage.teacher.rest('POST', '/question/', withFile(bytes, stage));
  expect(MULTIPART_BODY_MAXIMUM_BYTES).toBe(11 * MEGABYTE);
  expect((await send(MULTIPART_BODY_MAXIMUM_BYTES)).status).toBe(413);
  // It is read and rejected as no image.
  expect((await send(9 * MEGABYTE)).status).toBe(415);
});

test('an overlong answer is truncated and affects no other answer', async () => {
  const { student, quizId, attemptId, questionIds, world } = await aStage('running');
  const [, , first = '', second = ''] = questionIds;
  const answers = { [first]: 'x'.repeat(TEXT_MAXIMUM_LENGTH + 1), [second]: 'Green' };
  expect((await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers } })).status).toBe(200);
  const { attempts } = (await student.rest('GET', '/student/')).body;
  expect(attempts[attemptId].answers).toEqual({
    [first]: 'x'.repeat(TEXT_MAXIMUM_LENGTH),
    [second]: 'Green',
  });
  expect(world.errors).toEqual([]);
});

const texts = (count: number) => Object.fromEntries(Object.keys(keys(count)).map((key) => [key, 'Good']));
/** More keys than other requests may have. */
const LARGE_CLASS = 900;

const forEach: readonly [what: string, call: (stage: Stage) => Promise<Answered>][] = [
  [
    'which mark was seen on each answer of a group',
    ({ teacher, quizId, questionIds, student }) =>
      teacher.rest('PUT', `/quiz/${quizId}/marks`, {
        ...{
          questionId: questionIds[2],
          studentIds: [student.accountId],
          marks: 1,
          seenAt: keys(LARGE_CLASS),
        },
      }),
  ],
  [
    'groups of answers whose marks are kept together',
    ({ teacher, quizId, questionIds, student }) =>
      teacher.mutate('evaluation.keepMarks', {
        ...{ quizId, questionId: questionIds[2], seenAt: keys(LARGE_CLASS) },
        given: [{ studentIds: [student.accountId], marks: 1 }],
      }),
  ],
  [
    'what was seen of comments on a group',
    ({ teacher, quizId, questionIds, student }) =>
      teacher.mutate('comments.write', {
        ...{ quizId, questionId: questionIds[2], studentIds: [student.accountId], text: 'Well said.' },
        seen: texts(LARGE_CLASS),
      }),
  ],
  [
    'what was seen of marks by a rubric',
    async ({ teacher, quizId, questionIds, student }) => {
      const on = { quizId, questionId: questionIds[3] };
      const items = [{ id: 'sun', text: 'Names the sun', points: 1 }];
      const { seen } = (await teacher.mutate('rubrics.preview', { ...on, items })).body;
      await teacher.mutate('rubrics.write', { ...on, items, seen });
      return teacher.mutate('rubrics.apply', {
        ...{ ...on, studentIds: [student.accountId], itemIds: ['sun'], seenAt: keys(LARGE_CLASS) },
      });
    },
  ],
  [
    'exceptions of an assignment',
    ({ world, teacher, quizId }) => {
      const classId = aClass(world, { teacher });
      const exception = { timeFactorPercent: 125, tabChangeLimit: 5 };
      const members = Array.from({ length: LARGE_CLASS }, () => aMember(world, { classId }));
      const exceptions = Object.fromEntries(members.map((id) => [id, exception]));
      return teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], exceptions });
    },
  ],
  [
    'decisions about imported questions',
    async ({ teacher }) => {
      const quiz = await teacher.rest('POST', '/quiz/', { title: 'Atoms' });
      return teacher.rest('POST', `/quiz/${quiz.body._id}/import`, {
        text: Array.from({ length: LARGE_CLASS }, (_, at) => `Cell ${at} divides. {T}`).join('\n\n'),
        review: Array.from({ length: LARGE_CLASS - 1 }, (_, at) => ({ at, isLeftOut: true })),
      });
    },
  ],
];

test.each(forEach)('%s are accepted for all of a large class', async (_, call) => {
  const stage = await aStage('evaluated');
  const { status, body } = await call(stage);
  expect([status, body.error]).toEqual([200, undefined]);
  expect(stage.world.errors).toEqual([]);
});
