import { expect, test } from 'vitest';
import { accountMessages } from '../../../shared/account/messages';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { addressOf } from '../../testing/colleagues';
import { aPublishedQuiz } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { erasePerson } from '../privacy/erase';

const MINUTE_MS = 60_000;

interface InClass {
  readonly teacher: Person;
  readonly at: string;
  readonly memberId: string;
}
const list = (text: string) => {
  const form = new FormData();
  form.append('file', new File([text], 'list.csv'));
  return form;
};

const pasted = async ({ teacher, at }: Pick<InClass, 'teacher' | 'at'>, text: string) =>
  (await teacher.rest('POST', `${at}/roster`, { text })).body;

/** Teachers' acts on a class while a member is writing. */
const ACTS: readonly (readonly [string, (inClass: InClass) => Promise<{ status: number }>])[] = [
  [
    'new PINs for the class',
    ({ teacher, at, memberId }) => teacher.rest('POST', `${at}/pins`, { memberIds: [memberId] }),
  ],
  ['a new PIN', ({ teacher, at, memberId }) => teacher.rest('POST', `${at}/members/${memberId}/pin`)],
  [
    'a list without the student',
    ({ teacher, at }) => teacher.rest('POST', `${at}/roster`, list('Name\nBen Lee\n')),
  ],
  ['leaving the class', ({ teacher, at, memberId }) => teacher.rest('DELETE', `${at}/members/${memberId}`)],
  ['the end of the class', ({ teacher, at }) => teacher.rest('DELETE', at)],
];

async function aWriter() {
  const world = aWorld();
  const { teacher, classId, slips, tryPin, signIn } = await aClassWithPins(world, ['Asha Rao', 'Ben Lee']);
  const [slip] = slips;
  if (!slip) throw new Error('Each of the two has a slip.');
  const quiz = await aPublishedQuiz(world);
  const asha = await signIn(slip);
  await asha.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  const inClass = { teacher, at: `/class/${classId}`, memberId: slip.memberId };
  const submit = () => asha.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  return { world, asha, submit, inClass, slip, tryPin, signIn };
}

test.each(ACTS)(
  '%s interrupts no running quiz, and ends the session once it is submitted',
  async (_, act) => {
    const { world, asha, submit, inClass, slip, tryPin } = await aWriter();
    expect((await act(inClass)).status).toBe(200);
    expect((await tryPin(slip.memberId, slip.pin, slip.slip)).status).not.toBe(200);
    expect((await submit()).status).toBe(200);
    // The receipt stays readable.
    expect((await asha.rest('GET', '/student/')).status).toBe(200);
    world.clock.advance(10 * MINUTE_MS + 1);
    expect((await asha.rest('GET', '/student/')).status).toBe(401);
  },
);

test.each(ACTS)('%s immediately ends the session of a student who is not writing', async (_, act) => {
  const world = aWorld();
  const { teacher, classId, slips, signIn } = await aClassWithPins(world, ['Asha Rao', 'Ben Lee']);
  const [slip] = slips;
  if (!slip) throw new Error('Each of the two has a slip.');
  const asha = await signIn(slip);
  expect((await act({ teacher, at: `/class/${classId}`, memberId: slip.memberId })).status).toBe(200);
  expect((await asha.rest('GET', '/student/')).status).toBe(401);
});

test('a session that outlasts its PIN starts no further quiz, and sees none started with the new PIN', async () => {
  const { world, asha, submit, inClass, slip, signIn } = await aWriter();
  const { teacher, at, memberId } = inClass;
  const next = await aPublishedQuiz(world, { teacherName: 'Bea' });
  const start = { shareId: next.shareId };
  const { body: fresh } = await teacher.rest('POST', `${at}/members/${memberId}/pin`);
  expect(await asha.rest('POST', '/student/attempt', start)).toMatchObject({
    status: 403,
    body: { error: accountMessages.pinEnded },
  });
  expect((await submit()).status).toBe(200);
  const again = await signIn({ ...slip, ...fresh });
  world.clock.advance(1);
  expect((await again.rest('POST', '/student/attempt', start)).status).toBe(200);
  world.clock.advance(10 * MINUTE_MS);
  expect((await asha.rest('GET', '/student/')).status).toBe(401);
  expect((await again.rest('GET', '/student/')).status).toBe(200);
});

test('after two new PINs in one quiz, the second ends the sessions of the first at the submission', async () => {
  const { asha, submit, inClass } = await aWriter();
  const newPin = () => inClass.teacher.rest('POST', `${inClass.at}/members/${inClass.memberId}/pin`);
  await newPin();
  expect((await submit()).status).toBe(200);
  await newPin();
  expect((await asha.rest('GET', '/student/')).status).toBe(401);
});

test.each([
  ['added', 'Asha Rao\nBen Lee\nCleo Fry'],
  ['brought back', 'Asha Rao\nBen Lee'],
])('a list is taken back, and somebody whom it has %s hands in first', async (how, text) => {
  const { world, inClass, signIn } = await aWriter();
  if (how === 'brought back') await pasted(inClass, 'Asha Rao');
  const { undo, members } = await pasted(inClass, text);
  const { teacher, at } = inClass;
  const { body: slip } = await teacher.rest('POST', `${at}/members/${members.at(-1)._id}/pin`);
  const writer = await signIn(slip);
  const quiz = await aPublishedQuiz(world, { teacherName: 'Bea' });
  await writer.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect((await teacher.rest('POST', `${at}/roster/undo`, { undo })).status).toBe(200);
  const handedIn = await writer.rest('POST', '/quiz/submit', {
    quizId: quiz.quizId,
    attempt: { answers: {} },
  });
  expect(handedIn.status).toBe(200);
  world.clock.advance(10 * MINUTE_MS + 1);
  expect((await writer.rest('GET', '/student/')).status).toBe(401);
});

test("erasing a teacher and the class submits a writing student's attempt first", async () => {
  const { world, asha, submit } = await aWriter();
  erasePerson(world.deps, addressOf('Ann'));
  expect((await submit()).status).toBe(200);
  world.clock.advance(10 * MINUTE_MS + 1);
  expect((await asha.rest('GET', '/student/')).status).toBe(401);
});
