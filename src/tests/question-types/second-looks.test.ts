import { expect, test } from 'vitest';
import { findResult } from '../../client/rules/results/mark-state';
import { markingMessages } from '../../shared/marking/messages';
import { aClassOf, OBJECTIVE_TYPES, scoresOf, type TypedClass } from './typed-class';

/** The students with the wrong answer. */
const wrongIds = ({ studentIds }: TypedClass) => studentIds.slice(0, 8);

test.each(OBJECTIVE_TYPES)(
  '%s: one call marks all students with the same answer, and undo restores their marks',
  async (type) => {
    const typed = await aClassOf(type);
    const { teacher, quizId, questionId, scores } = typed;
    const studentIds = wrongIds(typed);
    const given = await teacher.rest('PUT', `/quiz/${quizId}/marks`, { questionId, studentIds, marks: 1.5 });
    expect(given.body).toMatchObject({ changed: 8 });
    expect(await scores()).toEqual(scoresOf(1.5, 2, 0));
    const above = await teacher.rest('PUT', `/quiz/${quizId}/marks`, { questionId, studentIds, marks: 2.5 });
    expect(above.status).toBe(400);
    await teacher.mutate('evaluation.undoMarks', { quizId, questionId, studentIds });
    expect(await scores()).toEqual(scoresOf(0, 2, 0));
  },
);

test.each(OBJECTIVE_TYPES)(
  '%s: no grader reads the answers, and no spot check includes them',
  async (type) => {
    const { results, questionId } = await aClassOf(type);
    const { results: lines, reliance, earlierMarks, graderNotices, rescored } = await results();
    for (const line of lines) {
      const result = findResult(line, questionId);
      expect(result).toMatchObject({ source: 'auto', needsReview: false, confidence: 1, findings: null });
    }
    for (const told of [reliance, earlierMarks, graderNotices, rescored]) expect(told).toEqual({});
  },
);

test.each(OBJECTIVE_TYPES)('%s: a comment on an answer is part of the released results', async (type) => {
  const typed = await aClassOf(type);
  const { teacher, quizId, questionId, students } = typed;
  const comment = { quizId, questionId, studentIds: wrongIds(typed), text: 'Look at this again.' };
  expect((await teacher.mutate('comments.write', comment)).body).toMatchObject({ changed: 8 });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const { body } = (await students[0]?.student.rest('GET', `/quiz/${quizId}/evaluated`)) ?? {};
  expect(body.evaluatedQuizData[questionId]).toMatchObject({ comment: 'Look at this again.' });
});

test.each(OBJECTIVE_TYPES)('%s: a second look is requested, and the reply changes the mark', async (type) => {
  const { teacher, quizId, questionId, students, results, scores } = await aClassOf(type);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const student = students[0]?.student;
  const asked = await student?.mutate('appeals.ask', { quizId, questionId, text: 'Is it not right?' });
  expect(asked?.status).toBe(200);
  expect((await results()).appeals).toMatchObject([
    { questionId, studentId: student?.accountId, answer: null },
  ]);
  const said = { quizId, questionId, studentId: student?.accountId, answer: 'Half of it is.', marks: 1 };
  expect((await teacher.mutate('appeals.answer', said)).body).toMatchObject({ isChanged: true });
  expect(await scores()).toEqual(scoresOf(0, 2, 0).with(0, 1));
});

test.each(OBJECTIVE_TYPES)('%s: a rubric is only for text answers', async (type) => {
  const { teacher, quizId, questionId } = await aClassOf(type);
  const items = [{ id: 'a', text: 'Names it', points: 1 }];
  const refused = await teacher.mutate('rubrics.write', { quizId, questionId, items, seen: '' });
  expect(refused).toMatchObject({ status: 400, body: { error: markingMessages.rubricTextOnly } });
});
