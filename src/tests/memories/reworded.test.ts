import { expect, test } from 'vitest';
import { sampleQuestions } from '../../server/testing/sample-questions';
import { aStage } from '../../server/testing/stage';

test('a student who starts after a question was reworded sees the new wording', async () => {
  const { teacher, student, otherStudent, shareId, questionIds } = await aStage('published');
  // From here on the wording is cached.
  await student.rest('POST', '/student/attempt', { shareId });
  const text = 'Which organelle makes most of the ATP?';
  await teacher.rest('PUT', `/question/${questionIds[0]}`, { ...sampleQuestions[0], text });
  const { body } = await otherStudent.rest('POST', '/student/attempt', { shareId });
  expect(JSON.stringify(body.quiz.questions)).toContain(text);
});
