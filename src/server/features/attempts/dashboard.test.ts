import { expect, test } from 'vitest';
import { aClass, aMember } from '../../testing/a-class';
import { answersFor, goodAnswers } from '../../testing/sample-questions';
import { aStage } from '../../testing/stage';

test('before the release a student sees the answers without marks', async () => {
  const { student, attemptId, quizId, questionIds } = await aStage('evaluated');
  const { body } = await student.rest('GET', '/student/');
  expect(body.inProgress).toEqual([]);
  expect(body.attempts[attemptId]).toEqual({
    quizId,
    title: 'Cells',
    lang: null,
    className: null,
    startTime: expect.any(Number),
    submittedAt: expect.any(Number),
    submittedBy: 'student',
    receipt: expect.stringMatching(/^.{4}-.{4}$/),
    answers: answersFor(questionIds, goodAnswers),
    score: null,
    maxScore: null,
    scoresReleased: false,
    releasedAt: null,
    quizEnded: false,
    evaluationResults: null,
  });
});

test('after the release a student sees score, maximum and each result', async () => {
  const { student, attemptId, questionIds } = await aStage('released');
  const attempt = (await student.rest('GET', '/student/')).body.attempts[attemptId];
  expect(attempt).toMatchObject({ score: 10, maxScore: 10, scoresReleased: true });
  expect(attempt.evaluationResults.map(({ questionId }: { questionId: string }) => questionId)).toEqual(
    questionIds,
  );
});

test("a student never sees another student's attempts", async () => {
  const { otherStudent } = await aStage('released');
  expect((await otherStudent.rest('GET', '/student/')).body.attempts).toEqual({});
});

test('the title is the current one, and a deleted quiz is shown as ended', async () => {
  const { teacher, student, quizId, attemptId } = await aStage('submitted');
  await teacher.rest('PUT', `/quiz/${quizId}`, { title: 'Renamed' });
  expect((await student.rest('GET', '/student/')).body.attempts[attemptId].title).toBe('Renamed');
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  expect((await student.rest('GET', '/student/')).body.attempts[attemptId]).toMatchObject({
    title: 'Renamed',
    quizEnded: true,
  });
});

test('a student sees the class of a quiz, even a former one, and the time of the release', async () => {
  const { world, teacher, student, quizId, attemptId } = await aStage('released');
  const own = async () => (await student.rest('GET', '/student/')).body.attempts[attemptId];
  expect(await own()).toMatchObject({ className: null, releasedAt: world.clock.now() });
  const classIds = ['10c', '9a'].map((name) => aClass(world, { teacher, name }));
  for (const classId of classIds) {
    aMember(world, { classId, student, email: `${classId}@school.example`, removedAt: world.clock.now() });
  }
  aMember(world, { classId: aClass(world, { teacher, name: 'Choir' }), student });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds, opensAt: null, closesAt: null });
  expect(await own()).toMatchObject({ className: '10c' });
});
