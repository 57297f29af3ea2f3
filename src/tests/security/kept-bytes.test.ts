import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { KEPT_BYTES_LIMIT, usedUp } from '../../server/rates/kept-bytes';
import { aClass, aMember } from '../../server/testing/a-class';
import { aPublishedQuiz } from '../../server/testing/factories';
import type { Person } from '../../server/testing/person';
import { aPractice } from '../../server/testing/practice';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { aWorld, type World } from '../../server/testing/world';
import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';

// Every stored byte makes the database grow, so its size is measured.

const [, , short, long] = sampleQuestions;
const KILOBYTE = 1024;
const TURNS = 4;
/** The longest possible text, three bytes per letter, never repeated. */
const longest = (turn: number) => `${turn}`.padEnd(TEXT_MAXIMUM_LENGTH, '字');

const usual = structuredClone(KEPT_BYTES_LIMIT);
afterEach(() => Object.assign(KEPT_BYTES_LIMIT, structuredClone(usual)));
const allow = (role: keyof typeof usual, capacity: number) => {
  KEPT_BYTES_LIMIT[role] = { ...usual[role], capacity };
};

function bytesOf({ deps }: World): number {
  const pragma = (name: string) => Number(deps.db.$client.pragma(name, { simple: true }));
  return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
}

async function growth(world: World, act: () => Promise<unknown>): Promise<number> {
  const before = bytesOf(world);
  await act();
  return bytesOf(world) - before;
}

/** Calls until one is refused; returns the refusal and the number of accepted calls. */
async function untilRefused(call: (turn: number) => ReturnType<Person['rest']>) {
  for (let turn = 0; turn < 60; turn += 1) {
    const answer = await call(turn);
    if (answer.status >= 400) return { refused: answer, taken: turn };
  }
  throw new Error('Nothing was refused.');
}

const refusal = {
  status: 429,
  body: { error: expect.stringContaining('saved as much as it may in one day'), code: 'TOO_MANY_REQUESTS' },
};

test('an assignment with a thousand exceptions that is set repeatedly logs a short line each time', async () => {
  const world = aWorld();
  const { teacher, quizId } = await aPublishedQuiz(world);
  const classId = aClass(world, { teacher });
  const members = Array.from({ length: 1000 }, (_, at) => aMember(world, { classId, name: `Pupil ${at}` }));
  const set = async (timeFactorPercent: number) => {
    const exceptions = Object.fromEntries(members.map((id) => [id, { timeFactorPercent }]));
    const body = { classIds: [classId], exceptions };
    expect((await teacher.rest('PUT', `/quiz/${quizId}/assignment`, body)).status).toBe(200);
  };
  await set(150);
  const grown = await growth(world, async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await set(turn % 2 === 0 ? 200 : 150);
  });
  expect(grown / TURNS).toBeLessThan(16 * KILOBYTE);
  const lines = world.deps.db.$client.prepare("select * from audit_log where action = 'assign'").all();
  const last = lines.at(-1) as { before: string; after: string };
  expect(lines).toHaveLength(TURNS + 1);
  expect(JSON.parse(last.before)).toMatchObject({ exceptions: { '…': 950 } });
  const [told] = Object.entries(JSON.parse(last.after).exceptions);
  expect([members, told?.[1]]).toEqual([expect.arrayContaining([told?.[0]]), { timeFactorPercent: 150 }]);
});

test('practising a question repeatedly takes the space of one answer, and all answers are counted', async () => {
  const practice = await aPractice({ questions: [long] });
  const { world } = practice;
  const answer = async (turn: number) =>
    expect((await practice.answer(longest(turn), '?ahead=1')).status).toBe(200);
  await answer(0);
  const grown = await growth(world, async () => {
    for (let turn = 1; turn < 10; turn += 1) await answer(turn);
  });
  expect(grown).toBeLessThan(64 * KILOBYTE);
  expect(await practice.seen()).toMatchObject({ studentCount: 1, answersLastWeek: 10 });
});

test('the storage a teacher can use per day is limited, and the refusal says when it continues', async () => {
  const capacity = 512 * KILOBYTE;
  allow('teacher', capacity);
  const world = aWorld();
  const { teacher, quizId } = await aPublishedQuiz(world);
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'Essays' });
  const add = (turn: number) =>
    teacher.rest('POST', '/question/', questionForm({ ...short, text: longest(turn) }, draft._id));
  const grown = await growth(world, async () => {
    const { refused, taken } = await untilRefused(add);
    expect(refused).toMatchObject(refusal);
    const { body: quiz } = await teacher.rest('GET', `/quiz/${draft._id}`);
    expect(quiz.questions.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: taken }, (_, turn) => longest(turn)),
    );
  });
  expect(grown).toBeGreaterThan(capacity / 2);
  expect(grown).toBeLessThan(capacity + 100 * KILOBYTE);

  const statusOf = async (method: string, path: string) => (await teacher.rest(method, path)).status;
  expect(await statusOf('GET', `/quiz/${quizId}/results.csv`)).toBe(429);
  expect(await statusOf('POST', `/quiz/${draft._id}/publish`)).toBe(429);
  expect(await statusOf('GET', '/teacher/')).toBe(200);
  const other = await world.signIn('teacher', 'Bea');
  expect((await other.rest('POST', '/quiz/', { title: 'Mine' })).status).toBe(200);

  const { refused } = await untilRefused(add);
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(refused.body.error).toBe(usedUp(Math.ceil(seconds / 60)));
  world.clock.advance(seconds * 1000);
  expect((await add(1000)).status).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) await add(turn);
  expect(await statusOf('POST', '/auth/logout')).toBe(200);
});

test('a student who has used up the daily practice can still start a quiz, save and submit', async () => {
  allow('student', 256 * KILOBYTE);
  const practice = await aPractice({ questions: [long] });
  const { world, teacher, student } = practice;
  const { refused } = await untilRefused((turn) => {
    // Answers in another quarter of an hour are stored separately.
    world.clock.advance(15 * 60_000);
    return practice.answer(longest(turn), '?ahead=1');
  });
  expect(refused).toMatchObject(refusal);
  expect(await practice.seen()).toMatchObject({ studentCount: 1 });

  const { body: quiz } = await teacher.rest('POST', '/quiz/', { title: 'Test' });
  const question = questionForm(long, quiz._id);
  const { body: asked } = await teacher.rest('POST', '/question/', question);
  const { shareId } = (await teacher.rest('POST', `/quiz/${quiz._id}/publish`)).body;
  const { body } = await student.rest('POST', '/student/attempt', { shareId });
  for (let revision = 1; revision < 20; revision += 1) {
    const sent = { attemptId: body.attempt._id, revision, answers: { [asked._id]: longest(revision) } };
    expect((await student.mutate('attempts.saveAnswers', sent)).status).toBe(200);
  }
  const attempt = { answers: { [asked._id]: 'The last word' } };
  expect((await student.rest('POST', '/quiz/submit', { quizId: quiz._id, attempt })).status).toBe(200);
  expect((await practice.answer(longest(0), '?ahead=1')).status).toBe(429);
});

test('an image counts with its stored size', async () => {
  allow('teacher', 128 * KILOBYTE);
  const { teacher, quizId } = await aPublishedQuiz(aWorld(), { settings: { title: 'Noise' } });
  const { body: draft } = await teacher.rest('POST', '/quiz/', { title: 'Pictures' });
  const form = questionForm(short, draft._id);
  const pixels = Buffer.alloc(3 * 500 * 500);
  let last = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    last = (last * 16_807) % 2_147_483_647;
    pixels[at] = last % 256;
  }
  const noise = await sharp(pixels, { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer();
  form.set('image', new File([new Uint8Array(noise)], 'noise.png', { type: 'image/png' }));
  expect((await teacher.rest('POST', '/question/', form)).status).toBe(200);
  expect(await teacher.rest('POST', '/quiz/', { title: 'One more' })).toMatchObject(refusal);
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).status).toBe(200);
});
