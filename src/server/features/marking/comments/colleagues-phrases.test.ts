import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../testing/a-class';
import { aStage } from '../../../testing/stage';

const COLOUR = 'Say which colour.';
const REASON = 'Give the reason.';
const HOUR = 3_600_000;

/** Ann's evaluated quiz, with one of her two phrases used; Bob marks elsewhere and has his own phrase. */
async function aMarkedQuiz() {
  const stage = await aStage('evaluated');
  const { world, teacher, otherTeacher, student, quizId, questionIds } = stage;
  for (const text of [COLOUR, REASON]) await teacher.mutate('phrases.add', { text });
  await otherTeacher.mutate('phrases.add', { text: 'Well seen.' });
  const ofAnswer = { quizId, questionId: questionIds[3], studentIds: [student.accountId] };
  const comment = (text: string, who = teacher) => who.mutate('comments.write', { ...ofAnswer, text });
  await comment(`Nearly. ${COLOUR}`);
  const listFor = async (who: typeof teacher) => {
    const { status, body } = await who.query('phrases.ofColleagues', { quizId });
    return status === 200
      ? body.phrases.map(({ text, by }: { text: string; by: string }) => `${by}: ${text}`)
      : status;
  };
  return {
    ...{ ...stage, world, comment, listFor },
    share: (right: string, more: object = {}) =>
      teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: 'bob@school.example', right, ...more }),
  };
}

test("a marker sees the others' phrases used on the quiz, with their names", async () => {
  const { teacher, otherTeacher, share, comment, listFor } = await aMarkedQuiz();
  expect(await listFor(teacher)).toEqual([]);
  expect(await listFor(otherTeacher)).toBe(404);
  await share('mark');
  expect(await listFor(otherTeacher)).toEqual([`Ann: ${COLOUR}`]);
  expect(await listFor(teacher)).toEqual([]);
  await comment(`${COLOUR} Well seen.`, otherTeacher);
  expect(await listFor(teacher)).toEqual(['Bob: Well seen.']);
  await comment('', teacher);
  expect(await listFor(teacher)).toEqual([]);
  expect(await listFor(otherTeacher)).toEqual([]);
});

test('a phrase disappears with the right of its reader or its owner', async () => {
  const { world, teacher, otherTeacher, quizId, share, comment, listFor } = await aMarkedQuiz();
  await share('mark', { expiresAt: world.clock.now() + HOUR });
  await comment(`${COLOUR} Well seen.`, otherTeacher);
  expect(await listFor(teacher)).toEqual(['Bob: Well seen.']);
  world.clock.advance(HOUR);
  expect(await listFor(teacher)).toEqual([]);
  expect(await listFor(otherTeacher)).toBe(404);
  await share('look');
  expect(await listFor(teacher)).toEqual([]);
  expect(await listFor(otherTeacher)).toBe(403);
  await teacher.mutate('colleagues.endQuizShare', { quizId, email: 'bob@school.example' });
  expect(await listFor(otherTeacher)).toBe(404);
});

test('a share of an assigned class is enough, and a removed phrase is gone', async () => {
  const { world, teacher, otherTeacher, student, quizId, listFor } = await aMarkedQuiz();
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId] });
  const share = { email: 'bob@school.example', right: 'mark' };
  await teacher.rest('PUT', `/class/${classId}/colleagues`, share);
  expect(await listFor(otherTeacher)).toEqual([`Ann: ${COLOUR}`]);
  const { phrases } = (await teacher.query('phrases.list')).body;
  await teacher.mutate('phrases.remove', { phraseId: phrases[0].id });
  expect(await listFor(otherTeacher)).toEqual([]);
});
