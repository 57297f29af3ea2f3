import { expect, test } from 'vitest';
import { commentMessages } from '../../../../shared/comments/messages';
import { COMMENT_MAXIMUM_LENGTH, STUDENTS_AT_ONCE_MAXIMUM } from '../../../../shared/constants';
import { fieldInvalid, messages } from '../../../../shared/messages';
import { auditLog } from '../../../db/records-schema';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../testing/factories';
import { answersFor, goodAnswers, sampleQuestions } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';

const SAID = 'Say which colour is reflected.';

/** Sam and Tia have submitted and are marked; their teacher writes to them, and they read it. */
async function aMarkedClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  const answers = answersFor(questionIds, goodAnswers);
  const [sam, tia] = await Promise.all(
    ['Sam', 'Tia'].map((name) => aSubmitter(world, quiz, { name, answers })),
  );
  if (!sam || !tia) throw new Error('Two have submitted.');
  await evaluate(world, quiz);
  const [, , questionId = '', another = ''] = questionIds;
  const studentIds = [sam, tia].map(({ student }) => student.accountId);
  const linesOfTeacher = async () => (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.results;
  return {
    ...{ world, quiz, sam, tia, questionId, another, studentIds },
    write: (text: unknown, change: object = {}) =>
      teacher.mutate('comments.write', { quizId, questionId, studentIds, text, ...change }),
    writeOnSubmission: (text: unknown, studentId: unknown = sam.student.accountId) =>
      teacher.mutate('comments.writeOnSubmission', { quizId, studentId, text }),
    release: () => teacher.rest('POST', `/quiz/${quizId}/release-scores`),
    linesOfTeacher,
    /** The comments on a question's answers by student, as the teacher sees them. */
    onAnswers: async (ofQuestion = questionId) =>
      (await linesOfTeacher()).map(
        (line: { evaluationResults: { questionId: string; comment: string | null }[] }) =>
          line.evaluationResults.find((each) => each.questionId === ofQuestion)?.comment,
      ),
    readBy: async ({ student }: typeof sam) => (await student.rest('GET', `/quiz/${quizId}/evaluated`)).body,
    lines: () =>
      world.deps.db
        .select()
        .from(auditLog)
        .all()
        .filter(({ action }) => action === 'comment'),
  };
}

test('each student of a group gets the comment in one call, and no other answer has it', async () => {
  const { write, onAnswers, another } = await aMarkedClass();
  expect((await write(`  ${SAID}\n`)).body).toEqual({ comment: SAID, changed: 2 });
  expect(await onAnswers()).toEqual([SAID, SAID]);
  expect(await onAnswers(another)).toEqual([null, null]);
  expect((await write(SAID)).body).toEqual({ comment: SAID, changed: 0 });
});

test('a comment is replaced, and an empty text deletes it, for the named students', async () => {
  const { write, onAnswers, studentIds } = await aMarkedClass();
  await write(SAID);
  await write('Better: the pigment.');
  expect(await onAnswers()).toEqual(['Better: the pigment.', 'Better: the pigment.']);
  expect((await write(' ', { studentIds: studentIds.slice(0, 1) })).body).toEqual({
    comment: null,
    changed: 1,
  });
  expect(await onAnswers()).toEqual([null, 'Better: the pigment.']);
});

test('a submission has a separate comment', async () => {
  const { write, writeOnSubmission, linesOfTeacher, onAnswers } = await aMarkedClass();
  const comments = async () => (await linesOfTeacher()).map(({ comment }: { comment: unknown }) => comment);
  await write(SAID);
  expect((await writeOnSubmission('Well done.')).body).toEqual({ comment: 'Well done.', changed: 1 });
  expect(await comments()).toEqual(['Well done.', null]);
  await writeOnSubmission('Very well done.');
  expect(await comments()).toEqual(['Very well done.', null]);
  expect((await writeOnSubmission('Very well done.')).body).toMatchObject({ changed: 0 });
  expect((await writeOnSubmission('')).body).toEqual({ comment: null, changed: 1 });
  expect(await comments()).toEqual([null, null]);
  expect(await onAnswers()).toEqual([SAID, SAID]);
});

test('students see comments after the release, and later changes too', async () => {
  const { write, writeOnSubmission, release, readBy, sam, tia, questionId, another, studentIds } =
    await aMarkedClass();
  await write(SAID);
  await writeOnSubmission('Well done.');
  expect((await readBy(sam)).error).toBe(messages.resultsNotReleased);
  await release();
  const ofSam = await readBy(sam);
  expect(ofSam.comment).toBe('Well done.');
  expect(ofSam.evaluatedQuizData[questionId].comment).toBe(SAID);
  expect(ofSam.evaluatedQuizData[another]).not.toHaveProperty('comment');
  expect(await readBy(tia)).not.toHaveProperty('comment');

  await write('The pigment?', { studentIds: studentIds.slice(1) });
  await write('', { studentIds: studentIds.slice(0, 1) });
  expect((await readBy(tia)).evaluatedQuizData[questionId].comment).toBe('The pigment?');
  expect((await readBy(sam)).evaluatedQuizData[questionId]).not.toHaveProperty('comment');
});

test('one act is one audit line, with recipients and length but not the text', async () => {
  const { write, writeOnSubmission, lines, sam, tia, questionId, studentIds } = await aMarkedClass();
  await write(SAID);
  await write('', { studentIds: studentIds.slice(0, 1) });
  await writeOnSubmission('Well done.');
  await write(SAID, { studentIds: studentIds.slice(1) });
  const told = lines().map(({ subject, before, after }) => [
    subject,
    ...[before, after].map((json) => JSON.parse(json ?? '')),
  ]);
  const of = (characters: number) =>
    Object.fromEntries(
      [sam, tia].map(({ attemptId, student }) => [attemptId, { studentId: student.accountId, characters }]),
    );
  expect(told).toEqual([
    [questionId, of(0), of(SAID.length)],
    [`${sam.attemptId}/${questionId}`, { characters: SAID.length }, { characters: 0 }],
    [sam.attemptId, { characters: 0 }, { characters: 10 }],
  ]);
});

test('a comment is a clean text of at most 1,000 characters', async () => {
  const { write, writeOnSubmission, onAnswers } = await aMarkedClass();
  for (const act of [write, writeOnSubmission]) {
    expect(await act('x'.repeat(COMMENT_MAXIMUM_LENGTH + 1))).toMatchObject({
      status: 400,
      body: { error: commentMessages.commentTooLong },
    });
    for (const text of [7, null, undefined, 'a\u0000b', '\ud800']) {
      expect(await act(text)).toMatchObject({ status: 400, body: { error: fieldInvalid('text') } });
    }
  }
  expect(await onAnswers()).toEqual([null, null]);
  const longest = 'x'.repeat(COMMENT_MAXIMUM_LENGTH);
  expect((await write(longest)).body).toEqual({ comment: longest, changed: 2 });
});

test('a group with a student who has not submitted gets no comment', async () => {
  const { world, quiz, write, onAnswers, studentIds } = await aMarkedClass();
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: true });
  const { student } = await aStarter(world, quiz, 'Uma');
  expect(await write(SAID, { studentIds: [...studentIds, student.accountId] })).toMatchObject({
    status: 404,
    body: { error: messages.studentNotFound },
  });
  expect(await onAnswers()).toEqual([null, null]);
  expect(await write(SAID, { questionId: 'none' })).toMatchObject({ status: 404 });
  expect(await write(SAID, { studentIds: [] })).toMatchObject({
    status: 400,
    body: { error: messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM) },
  });
});

test('comments stay when the key is corrected and answers are marked again; a copied quiz has none', async () => {
  const { world, quiz, write, writeOnSubmission, onAnswers, linesOfTeacher, questionId } =
    await aMarkedClass();
  const { teacher, quizId } = quiz;
  await write(SAID);
  await writeOnSubmission('Well done.');
  const [, , short] = sampleQuestions;
  const corrected = {
    questionId,
    text: short.text,
    correctAnswer: 'Mitosis of cells',
    maximumMarks: 3,
    policy: 'new',
  };
  expect((await teacher.mutate('questions.applyCorrection', corrected)).status).toBe(200);
  await evaluate(world, quiz);
  expect(await onAnswers()).toEqual([SAID, SAID]);
  expect((await linesOfTeacher())[0].comment).toBe('Well done.');

  const copy = (await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body;
  expect((await teacher.rest('GET', `/quiz/${copy._id}/results`)).body.results).toEqual([]);
  expect(world.deps.db.$client.prepare('select count(*) from comments').pluck().get()).toBe(3);
});
