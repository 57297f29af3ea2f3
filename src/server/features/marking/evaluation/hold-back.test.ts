import { expect, test } from 'vitest';
import { messages } from '../../../../shared/messages';
import { practiceMessages } from '../../../rules/practice/messages';
import { releaseMessages } from '../../../rules/results/messages';
import { aClass, aMember } from '../../../testing/a-class';
import { auditOf } from '../../../testing/colleagues';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { mailsTo } from '../../../testing/mails';
import { practising } from '../../../testing/practice';
import { answersFor, goodAnswers } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';

/** Sam and Tia have submitted; both are evaluated. */
async function aClassOfTwo() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { blindMarking: false } });
  const { teacher, quizId, questionIds } = quiz;
  const answers = answersFor(questionIds, goodAnswers);
  const sam = await aSubmitter(world, quiz, { answers });
  const tia = await aSubmitter(world, quiz, { name: 'Tia', answers });
  await evaluate(world, quiz);
  const of = { quizId, studentId: sam.student.accountId };
  return {
    ...{ world, quiz, teacher, quizId, sam, tia },
    hold: () => teacher.mutate('evaluation.holdBack', of),
    end: () => teacher.mutate('evaluation.endHold', of),
    release: () => teacher.rest('POST', `/quiz/${quizId}/release-scores`),
    seenBy: async ({ student, attemptId }: typeof sam) => {
      const [list, own] = [
        await student.rest('GET', '/student/'),
        await student.rest('GET', `/quiz/${quizId}/evaluated`),
      ];
      const { score, scoresReleased, evaluationResults } = list.body.attempts[attemptId];
      return { score, scoresReleased, evaluationResults, status: own.status };
    },
    row: async () => (await teacher.query('quizzes.head', { quizId })).body.quiz,
    held: async () => {
      const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
      return body.results.map((each: { heldBack: string | null }) => each.heldBack);
    },
    releasedMails: (name?: string) =>
      mailsTo(world, name).filter(({ subject }) => subject.includes('released')).length,
  };
}
const unreleased = { score: null, scoresReleased: false, evaluationResults: null, status: 403 };
const released = { score: 10, scoresReleased: true, status: 200 };

test('a release leaves out held-back results, which are released later with the mail', async () => {
  const { world, sam, tia, hold, end, release, seenBy, row, held, releasedMails } = await aClassOfTwo();
  expect((await hold()).body).toEqual({ message: releaseMessages.heldBack });
  expect(await held()).toEqual(['before-release', null]);
  await release();
  expect([await seenBy(sam), await seenBy(tia)]).toMatchObject([unreleased, released]);
  expect([releasedMails('sam'), releasedMails('tia')]).toEqual([0, 1]);
  expect(await row()).toMatchObject({ scoresReleased: true });
  expect(await held()).toEqual(['since-release', null]);

  expect((await end()).body).toEqual({ message: messages.scoresReleased });
  expect(await seenBy(sam)).toMatchObject(released);
  expect([releasedMails('sam'), releasedMails('tia')]).toEqual([1, 1]);
  expect(auditOf(world, 'hold-back', 'end-hold')).toMatchObject([
    { action: 'hold-back', subject: sam.attemptId },
    { action: 'end-hold', subject: sam.attemptId },
  ]);
});

test('results held back after the release are hidden, and a second release does not show them', async () => {
  const { sam, tia, hold, end, release, seenBy, row } = await aClassOfTwo();
  await release();
  await hold();
  await release();
  expect([await seenBy(sam), await seenBy(tia)]).toMatchObject([unreleased, released]);
  expect(await row()).toMatchObject({ scoresReleased: true });
  await end();
  expect(await seenBy(sam)).toMatchObject(released);
});

test('before the release a hold ends without one, and both acts are idempotent', async () => {
  const { world, sam, hold, end, release, seenBy, held, releasedMails } = await aClassOfTwo();
  await hold();
  await hold();
  expect((await end()).body).toEqual({ message: releaseMessages.notHeldBack });
  await end();
  expect([await seenBy(sam), await held()]).toMatchObject([unreleased, [null, null]]);
  expect(auditOf(world, 'hold-back', 'end-hold')).toHaveLength(2);
  expect(releasedMails()).toBe(0);
  await release();
  expect(await seenBy(sam)).toMatchObject(released);
});

test('a student who has seen the key, or whose class has, cannot continue while held back', async () => {
  const { teacher, quizId, sam, hold, release } = await aClassOfTwo();
  const reopen = () => teacher.mutate('supervision.reopen', { quizId, attemptId: sam.attemptId });
  await hold();
  await release();
  expect(await reopen()).toMatchObject({ status: 409, body: { error: messages.scoresAlreadyReleased } });
});

test('a student with held-back results cannot ask for a second look', async () => {
  const { quiz, quizId, sam, hold, release } = await aClassOfTwo();
  await release();
  await hold();
  const [questionId] = quiz.questionIds;
  expect(await sam.student.mutate('appeals.ask', { quizId, questionId, text: 'Why?' })).toMatchObject({
    status: 403,
    body: { error: messages.resultsNotReleased },
  });
});

test('the class practises a quiz, but practice shows no key to a student held back', async () => {
  const { world, teacher, quizId, sam, tia, hold, end, release } = await aClassOfTwo();
  const classId = aClass(world, { teacher });
  for (const { student } of [sam, tia]) aMember(world, { classId, student });
  await release();
  const { body: set } = await teacher.rest('POST', '/practice', { quizId, classIds: [classId] });
  const [ofSam, ofTia] = [practising(sam.student, set._id), practising(tia.student, set._id)];
  const { question, showing } = await ofSam.next();
  await hold();
  expect((await ofSam.next()).question).toBe(null);
  expect(await ofSam.send({ questionId: question._id, showing, answer: null })).toMatchObject({
    status: 409,
    body: { error: practiceMessages.heldBack },
  });
  expect((await ofTia.answer(null)).status).toBe(200);
  await end();
  expect((await ofSam.answer(null)).status).toBe(200);
});

test('parents see nothing of held-back results', async () => {
  const { world, teacher, sam, hold, release } = await aClassOfTwo();
  const classId = aClass(world, { teacher });
  const memberId = aMember(world, { classId, student: sam.student });
  await release();
  const report = async () => (await teacher.rest('GET', `/class/${classId}/pupils/${memberId}/report`)).body;
  const before = JSON.stringify(await report());
  await hold();
  const after = JSON.stringify(await report());
  expect([before, after].map((text) => text.includes('"state":"released"'))).toEqual([true, false]);
});
