import { expect, test } from 'vitest';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aPublishedQuiz } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { aWorld } from '../../testing/world';

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

/** What teachers do to a class while somebody in it writes. */
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
  return { world, asha, submit, inClass, slip, tryPin };
}

test.each(ACTS)(
  '%s puts nobody out of a running quiz, and ends the session once it is handed in',
  async (_, act) => {
    const { world, asha, submit, inClass, slip, tryPin } = await aWriter();
    expect((await act(inClass)).status).toBe(200);
    expect((await tryPin(slip.memberId, slip.pin, slip.slip)).status).not.toBe(200);
    expect((await submit()).status).toBe(200);
    // The receipt is read in peace.
    expect((await asha.rest('GET', '/student/')).status).toBe(200);
    world.clock.advance(10 * MINUTE_MS + 1);
    expect((await asha.rest('GET', '/student/')).status).toBe(401);
  },
);

test.each(ACTS)('%s ends the session of somebody who is not writing at once', async (_, act) => {
  const world = aWorld();
  const { teacher, classId, slips, signIn } = await aClassWithPins(world, ['Asha Rao', 'Ben Lee']);
  const [slip] = slips;
  if (!slip) throw new Error('Each of the two has a slip.');
  const asha = await signIn(slip);
  expect((await act({ teacher, at: `/class/${classId}`, memberId: slip.memberId })).status).toBe(200);
  expect((await asha.rest('GET', '/student/')).status).toBe(401);
});
