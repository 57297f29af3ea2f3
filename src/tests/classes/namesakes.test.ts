import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { mailOutbox } from '../../server/db/records-schema';
import { endSessions } from '../../server/features/accounts/end-sessions';
import { aPublishedQuiz, evaluate } from '../../server/testing/factories';
import type { Person } from '../../server/testing/person';
import { aSchoolClass, signedInPupil } from '../../server/testing/pupils';
import { sampleQuestions } from '../../server/testing/sample-questions';
import { aWorld } from '../../server/testing/world';

const MIA = 'Mia Meier';
const PUPILS = [{ name: MIA, number: '3' }, { name: MIA, number: '12' }, { name: MIA }, { name: MIA }];
/** Identifies the students by their answers. */
const WORDS = ['carbon dioxide', 'oxygen', 'water', 'light'];
const PLACES = ['7b, 1 of 2', '7b, 2 of 2', '7b, no. 3', '7b, no. 12'];
const NAMES = PLACES.map((place) => `${MIA} (${place})`);

/** Four submissions of students with the same name and no address, and one of Sam, who has an address. */
async function aClassOfNamesakes() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[2]] });
  const { teacher, quizId, shareId, questionIds } = quiz;
  const [questionId = ''] = questionIds;
  const { memberIds } = await aSchoolClass(teacher, '7b', PUPILS);
  const take = async (student: Person, words: string) => {
    await student.rest('POST', '/student/attempt', { shareId });
    const attempt = { answers: { [questionId]: words } };
    return (await student.rest('POST', '/quiz/submit', { quizId, attempt })).body.receipt as string;
  };
  const receipts: string[] = [];
  const people = memberIds.map((memberId) => signedInPupil(world, memberId));
  for (const [at, person] of people.entries()) receipts.push(await take(person, WORDS[at] ?? ''));
  await take(await world.signIn('student', 'Sam'), 'air');
  return { world, ...quiz, questionId, people, receipts };
}

interface Named {
  studentName: string;
  studentEmail: string;
  studentClass?: string;
}
const placesOf = (students: readonly Named[]) => students.map(({ studentClass }) => studentClass);

test('four students with the same name and no address are separate, in one order, in results and live view', async () => {
  const { teacher, quizId, questionId } = await aClassOfNamesakes();
  const { results } = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
  expect(placesOf(results)).toEqual([...PLACES, undefined]);
  expect(results.map(({ answers }: { answers: Record<string, string> }) => answers[questionId])).toEqual([
    ...['water', 'light', 'carbon dioxide', 'oxygen', 'air'],
  ]);
  expect(results[0].studentEmail).toBe('');
  const { students } = (await teacher.query('supervision.live', { quizId })).body;
  expect(placesOf(students)).toEqual([...PLACES, undefined]);
});

test('in the results CSV each has a separate line with a unique name and no address', async () => {
  const { teacher, quizId } = await aClassOfNamesakes();
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/results.csv`);
  const lines = new TextDecoder().decode(body).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(0, -4))).toEqual([
    ...NAMES.map((name) => [...`"${name}"`.split(','), '']),
    ['Sam', 'sam@school.example'],
  ]);
});

test('in the data export each is a separate student, and has a column in the workbook', async () => {
  const { world, teacher, quizId, questionId, ...quiz } = await aClassOfNamesakes();
  await evaluate(world, { teacher, quizId, questionIds: [questionId], shareId: quiz.shareId });
  const { quizzes } = (await teacher.rest('GET', '/teacher/allData')).body;
  const { students } = quizzes[0].questions[0];
  expect(students).toEqual([
    ...NAMES.map((student, at) => ({ email: '', student, score: at === 2 ? 1 : 0 })),
    { email: 'sam@school.example', score: 0 },
  ]);
  const { body } = await teacher.rest('GET', '/teacher/allData.xlsx');
  const sheet = Object.values(read(Buffer.from(body)).Sheets)[0];
  expect([sheet?.D1?.v, sheet?.D2?.v, sheet?.E2?.v]).toEqual([`${MIA} (7b, no. 3)`, 1, 0]);
  expect([sheet?.F1?.v, sheet?.G1?.v]).toEqual(['sam@school.example', undefined]);
});

test('a receipt identifies its student', async () => {
  const { teacher, receipts } = await aClassOfNamesakes();
  const check = async (receipt = '') => (await teacher.query('supervision.checkReceipt', { receipt })).body;
  expect(await check(receipts[1])).toMatchObject({ studentEmail: '', studentClass: '7b, no. 12' });
  expect(await check(receipts[3])).toMatchObject({ studentEmail: '', studentClass: '7b, 2 of 2' });
});

test('students without an address get no mail', async () => {
  const { world, teacher, quizId, questionId, ...quiz } = await aClassOfNamesakes();
  await evaluate(world, { teacher, quizId, questionIds: [questionId], shareId: quiz.shareId });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const to = world.deps.db.select().from(mailOutbox).all();
  expect(to.map(({ recipient }) => recipient).filter((recipient) => !recipient.startsWith('ann'))).toEqual([
    ...['sam@school.example', 'sam@school.example'],
  ]);
});

test('the empty address matches no account whose sessions could be ended', async () => {
  const { world, people } = await aClassOfNamesakes();
  expect(() => endSessions(world.deps, ' ')).toThrow('Nobody has the address');
  expect((await people[0]?.rest('GET', '/student/'))?.status).toBe(200);
});

test('another teacher sees only the name, not the class', async () => {
  const { world, people } = await aClassOfNamesakes();
  const bob = await world.signIn('teacher', 'Bob');
  const [mia] = people;
  const { deps } = world;
  const { quizId } = await aQuizOf(bob);
  deps.db.$client
    .prepare("update quizzes set is_published = 1, share_id = 'ABCDEFGH' where id = ?")
    .run(quizId);
  await mia?.rest('POST', '/student/attempt', { shareId: 'ABCDEFGH' });
  const { students } = (await bob.query('supervision.live', { quizId })).body;
  expect(students).toMatchObject([{ studentName: MIA, studentEmail: '' }]);
  expect(students[0]).not.toHaveProperty('studentClass');
});

async function aQuizOf(teacher: Person) {
  const { body } = await teacher.rest('POST', '/quiz/', { title: 'Of Bob', acceptingResponses: true });
  return { quizId: body._id as string };
}
