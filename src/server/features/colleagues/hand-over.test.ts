import { expect, test } from 'vitest';
import { accessMessages } from '../../../shared/access/messages';
import { addressOf, auditOf, newClass, twoTeachers } from '../../testing/colleagues';
import { aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { mailsTo } from '../../testing/mails';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';

const toBob = { email: addressOf('Bob') };

test('a quiz goes to its new owner with all that was written in it, and its students notice nothing', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  const [first = ''] = quiz.questionIds;
  await ann.mutate('quizzes.setFolder', { quizId: quiz.quizId, folder: 'Autumn' });
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [first]: 'A' } });
  const { student, attemptId } = await aStarter(world, quiz, 'Sam');
  const before = (await ann.rest('GET', `/quiz/${quiz.quizId}/results`)).body;
  const handed = await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  expect(handed).toMatchObject({ status: 200, body: { message: accessMessages.quizHandedOver('Bob') } });

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

  expect(mailsTo(world, 'bob')).toMatchObject([{ subject: 'Handed over to you: Cells' }]);
  expect(mailsTo(world, 'ann').map(({ subject }) => subject)).toContain('Handed over: Cells');
  const [entry] = auditOf(world, 'hand-over');
  expect(entry).toMatchObject({ actor_id: ann.accountId, subject: quiz.quizId });
  expect([JSON.parse(entry?.before ?? ''), JSON.parse(entry?.after ?? '')]).toEqual([
    { teacherId: ann.accountId },
    { teacherId: bob.accountId },
  ]);
});

test('from then on the plan of the new owner counts, and the former owner can be sent away', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  const draft = (await ann.rest('POST', '/quiz/', { title: 'Atoms' })).body._id;
  await ann.rest('POST', `/quiz/${draft}/hand-over`, toBob);
  expect((await ann.rest('POST', `/quiz/${draft}/publish`)).status).toBe(402);
  await bob.rest('DELETE', `/quiz/${draft}/colleagues`, { email: addressOf('Ann') });
  expect((await ann.rest('GET', `/quiz/${draft}`)).status).toBe(404);
  expect((await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob)).status).toBe(200);
  expect((await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob)).status).toBe(403);
  expect(auditOf(world, 'hand-over')).toHaveLength(2);
});

test('a quiz that is being evaluated, or whose title the colleague uses, is not handed over', async () => {
  const { world, quiz, ann, bob } = await twoTeachers();
  const handOver = () => ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, toBob);
  await aSubmitter(world, quiz);
  await ann.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  expect((await handOver()).body.error).toBe(accessMessages.evaluationRuns('Cells'));
  await world.deps.background.idle();
  const { body } = await bob.rest('POST', '/quiz/', { title: 'Cells' });
  expect((await handOver()).body.error).toBe(accessMessages.successorHasTitle('Bob', 'Cells'));
  await bob.rest('DELETE', `/quiz/${body._id}`);
  expect((await handOver()).status).toBe(200);
});

test('a class goes with the quizzes that no other class takes; what stays behind is taken as before', async () => {
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
  const handed = await ann.rest('POST', `/class/${classId}/hand-over`, { ...toBob, quizzes: true });
  expect(handed.body).toEqual({ message: accessMessages.classHandedOver('Bob', 1), quizzes: 1 });

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

test('an address that has no teacher, or only one who may no longer teach, gets nothing', async () => {
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
