import { expect, test } from 'vitest';
import { accessMessages } from '../../../shared/access/messages';
import { HAND_OVERS_MAXIMUM } from '../../../shared/constants';
import { handOvers } from '../../db/colleagues-schema';
import { addressOf, auditOf, newClass, twoTeachers } from '../../testing/colleagues';
import { aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import type { Person } from '../../testing/person';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { tidyUp } from '../privacy/tidy';

const toBob = { email: addressOf('Bob') };
const DAY_MS = 24 * 60 * 60_000;

const offersTo = async (teacher: Person) => (await teacher.rest('GET', '/teacher/hand-overs')).body.handOvers;
/** Accepts the newest offer. */
async function accept(teacher: Person, sent: object = {}) {
  const [{ handOverId }] = await offersTo(teacher);
  return teacher.rest('POST', `/teacher/hand-overs/${handOverId}/accept`, sent);
}

test('a quiz goes to its new owner with all its work, unnoticed by the students', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  const [first = ''] = quiz.questionIds;
  await ann.mutate('quizzes.setFolder', { quizId: quiz.quizId, folder: 'Autumn' });
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [first]: 'A' } });
  const { student, attemptId } = await aStarter(world, quiz, 'Sam');
  const before = (await ann.rest('GET', `/quiz/${quiz.quizId}/results`)).body;
  await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  const accepted = await accept(bob, { formerOwnerMay: 'edit' });
  expect(accepted).toMatchObject({ status: 200, body: { message: accessMessages.quizAccepted('Cells') } });

  const saved = await student.mutate('attempts.saveAnswers', {
    attemptId,
    revision: 1,
    answers: { [first]: 'B' },
  });
  expect(saved.status).toBe(200);
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}/results`)).body).toEqual(before);
  const submitted = await student.rest('POST', '/quiz/submit', {
    quizId: quiz.quizId,
    attempt: { answers: {} },
  });
  expect(submitted.status).toBe(200);
  expect((await bob.rest('GET', '/teacher/')).body.quizzes).toMatchObject([
    { title: 'Cells', right: 'own', owner: null, folder: '' },
  ]);
  expect((await ann.rest('GET', '/teacher/')).body.quizzes).toMatchObject([
    { title: 'Cells', right: 'edit', owner: { name: 'Bob' } },
  ]);
  expect((await bob.query('bank.search', { words: '' })).body.total).toBe(quiz.questionIds.length);
  expect((await ann.query('bank.search', { words: '' })).body.total).toBe(0);
  expect((await evaluate(world, { ...quiz, teacher: ann })).status).toBe(200);

  expect(mailsTo(world, 'bob')).toMatchObject([{ subject: 'Offered to you: Cells' }]);
  expect(mailsTo(world, 'ann').map(({ subject }) => subject)).toContain('Handed over: Cells');
  const [entry] = auditOf(world, 'hand-over');
  expect(entry).toMatchObject({ actor_id: bob.accountId, subject: quiz.quizId });
  expect([JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toEqual([
    { teacherId: ann.accountId },
    { teacherId: bob.accountId, formerOwnerMay: 'edit' },
  ]);
});

test('until the colleague accepts, nothing changes; the offer is mailed once', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  const path = `/quiz/${quiz.quizId}/hand-over`;
  const offered = await ann.rest('POST', path, toBob);
  expect(offered).toMatchObject({ status: 200, body: { message: accessMessages.quizOffered('Bob') } });
  expect(await offersTo(bob)).toMatchObject([{ kind: 'quiz', title: 'Cells', isPublished: true }]);
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect((await bob.rest('GET', '/teacher/')).body.quizzes).toEqual([]);
  expect((await ann.rest('GET', '/teacher/')).body.quizzes).toMatchObject([{ right: 'own' }]);
  const shown = async () => (await ann.rest('GET', `/quiz/${quiz.quizId}/colleagues`)).body.offered;
  expect(await shown()).toMatchObject({ name: 'Bob', email: addressOf('Bob') });
  for (let round = 0; round < 3; round += 1) {
    expect((await ann.rest('DELETE', path)).body.message).toBe(accessMessages.withdrawn('quiz'));
    expect([await offersTo(bob), await shown()]).toEqual([[], null]);
    await ann.rest('POST', path, toBob);
  }
  expect(await offersTo(bob)).toHaveLength(1);
  expect(mailsTo(world, 'bob')).toHaveLength(1);
});

test("a teacher without a plan cannot publish on a colleague's by handing the quiz over", async () => {
  const { world, ann, bob } = await twoTeachers();
  const cleo = await world.signIn('teacher', 'Cleo');
  const { body } = await cleo.rest('POST', '/quiz/', { title: 'Atoms' });
  const [quizId, question] = [body._id, sampleQuestions[0]];
  await cleo.rest('POST', '/question/', questionForm(question, quizId));
  const publish = () => cleo.rest('POST', `/quiz/${quizId}/publish`);
  await cleo.rest('POST', `/quiz/${quizId}/hand-over`, { email: addressOf('Ann') });
  expect((await publish()).status).toBe(402);
  expect((await accept(ann)).status).toBe(200);
  expect((await publish()).status).toBe(403);
  expect((await cleo.rest('GET', `/quiz/${quizId}`)).body).toMatchObject({ right: 'mark' });
  await ann.rest('POST', `/quiz/${quizId}/hand-over`, toBob);
  await accept(bob, { formerOwnerMay: 'edit' });
  // Now the plan of Bob counts: he lets Ann edit and has none.
  expect((await ann.rest('POST', `/quiz/${quizId}/publish`)).status).toBe(402);
});

test('a hundred offers take no space, and there are never more than twenty', async () => {
  const { ann, bob, world } = await twoTeachers();
  const statuses: number[] = [];
  for (let at = 0; at < HAND_OVERS_MAXIMUM + 2; at += 1) {
    const { body } = await ann.rest('POST', '/quiz/', { title: `Quiz no. ${at}` });
    statuses.push((await ann.rest('POST', `/quiz/${body._id}/hand-over`, toBob)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(HAND_OVERS_MAXIMUM);
  expect(statuses.slice(HAND_OVERS_MAXIMUM)).toEqual([409, 409]);
  expect(mailsTo(world, 'bob')).toHaveLength(HAND_OVERS_MAXIMUM);
  expect((await bob.rest('POST', '/quiz/', { title: 'My first' })).status).toBe(200);
  const [{ handOverId }] = await offersTo(bob);
  const decline = () => bob.rest('POST', `/teacher/hand-overs/${handOverId}/decline`);
  expect([(await decline()).status, (await decline()).status]).toEqual([200, 404]);
  expect(await offersTo(bob)).toHaveLength(HAND_OVERS_MAXIMUM - 1);
});

test('an offer ends after two weeks, and when the quiz is deleted or goes elsewhere', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  const [{ handOverId }] = await offersTo(bob);
  world.clock.advance(14 * DAY_MS + 1);
  const [annAgain, bobAgain] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  expect(await offersTo(bobAgain)).toEqual([]);
  const late = await bobAgain.rest('POST', `/teacher/hand-overs/${handOverId}/accept`);
  expect(late).toMatchObject({ status: 404, body: { error: accessMessages.offerNotFound } });
  await tidyUp(world.deps, null);
  expect(world.deps.db.select().from(handOvers).all()).toEqual([]);
  await annAgain.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  await annAgain.rest('DELETE', `/quiz/${quiz.quizId}`, { title: 'Cells' });
  expect(await offersTo(bobAgain)).toEqual([]);
});

test('the new owner can remove the former one, and cannot accept twice', async () => {
  const { quiz, ann, bob, world } = await twoTeachers();
  await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  await accept(bob, { formerOwnerMay: null });
  expect((await ann.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect((await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob)).status).toBe(404);
  expect(await offersTo(bob)).toEqual([]);
  expect(auditOf(world, 'hand-over')).toHaveLength(1);
});

test('a quiz under evaluation, or with a title in use, cannot be accepted yet', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  await aSubmitter(world, quiz);
  await ann.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  expect((await accept(bob)).body.error).toBe(accessMessages.evaluationRuns('Cells'));
  await world.deps.background.idle();
  const { body } = await bob.rest('POST', '/quiz/', { title: 'Cells' });
  expect((await accept(bob)).body.error).toBe(accessMessages.successorHasTitle('Cells'));
  await bob.rest('DELETE', `/quiz/${body._id}`);
  expect((await accept(bob)).status).toBe(200);
});

test('a class comes with the quizzes assigned to it alone; the others stay assigned', async () => {
  const { world, quiz, ann, bob, assign } = await twoTeachers();
  const asha = { name: 'Asha Rao', number: '12' };
  const { classId, memberIds } = await aSchoolClass(ann, '7b', [asha]);
  const other = await newClass(ann, '7c');
  const pupil = signedInPupil(world, memberIds[0] ?? '');
  const both = (await ann.rest('POST', `/quiz/${quiz.quizId}/duplicate`)).body._id;
  await ann.rest('POST', `/quiz/${both}/publish`);
  await assign([classId]);
  await ann.rest('PUT', `/quiz/${both}/assignment`, { classIds: [classId, other] });
  const available = async () =>
    (await pupil.rest('GET', '/student/')).body.available.map(({ title }: { title: string }) => title).sort();
  expect(await available()).toEqual(['Cells', 'Cells (copy)']);
  const offered = await ann.rest('POST', `/class/${classId}/hand-over`, { ...toBob, quizzes: true });
  expect(offered.body).toEqual({ message: accessMessages.classOffered('Bob', 1), quizzes: 1 });
  expect(await offersTo(bob)).toMatchObject([{ kind: 'class', title: '7b', quizTitles: ['Cells'] }]);
  // Quizzes assigned after the offer were not offered.
  const later = (await ann.rest('POST', `/quiz/${quiz.quizId}/duplicate`)).body._id;
  await ann.rest('PUT', `/quiz/${later}/assignment`, { classIds: [classId] });
  const accepted = await accept(bob, { formerOwnerMay: 'edit' });
  expect(accepted.body.message).toBe(accessMessages.classAccepted('7b', 1));
  expect((await ann.rest('GET', `/quiz/${later}`)).body.right).toBe('own');

  expect(await available()).toEqual(['Cells', 'Cells (copy)']);
  const { body: copy } = await ann.rest('GET', `/quiz/${both}`);
  const started = await pupil.rest('POST', '/student/attempt', { shareId: copy.shareId });
  expect(started.status).toBe(200);
  const live = await ann.query('supervision.live', { quizId: both });
  expect(live.body.students).toMatchObject([{ studentName: 'Asha Rao', studentClass: '7b, no. 12' }]);
  expect((await bob.rest('GET', `/class/${classId}`)).body).toMatchObject({
    right: 'own',
    members: [{ name: 'Asha Rao', attemptCount: 1 }],
    quizzes: expect.arrayContaining([
      expect.objectContaining({ title: 'Cells', right: 'own' }),
      expect.objectContaining({ title: 'Cells (copy)', right: null }),
    ]),
  });
  expect((await ann.rest('GET', `/class/${classId}`)).body.right).toBe('edit');
});

test('an address without a teacher, or with one who may no longer teach, gets no offer', async () => {
  const { world, quiz, ann } = await twoTeachers();
  await world.signIn('student', 'Cleo');
  const refused = await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, { email: addressOf('Cleo') });
  expect(refused).toMatchObject({
    status: 404,
    body: { error: accessMessages.successorUnknown(addressOf('Cleo')) },
  });
  Object.assign(world.deps.policy, { teacherEmails: [addressOf('Ann')] });
  const listed = await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  expect(listed).toMatchObject({
    status: 409,
    body: { error: accessMessages.successorMayNotTeach(addressOf('Bob')) },
  });
});
