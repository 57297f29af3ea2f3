import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { questionForm } from '../../server/testing/sample-questions';
import { aWorld } from '../../server/testing/world';
import { numberMessages } from '../../shared/number-answer/messages';

const SPEED = { type: 'number', text: 'How fast is the train?', maximumMarks: 3 };
const TWENTY = { value: 20, tolerance: 0.5, unit: 'm/s' };

async function aStage() {
  const teacher = await aWorld().signIn('teacher', 'Ann');
  const { _id: quizId } = (await teacher.rest('POST', '/quiz/', { title: 'Trains' })).body;
  const create = (fields: object) => teacher.rest('POST', '/question/', { quizId, ...SPEED, ...fields });
  return { teacher, quizId, create };
}

test('a number may be sent as a number, as readable text, or as a form field', async () => {
  const { teacher, quizId, create } = await aStage();
  const stored = async (correctAnswer: unknown) => (await create({ correctAnswer })).body.correctAnswer;
  expect(await stored(TWENTY)).toEqual(TWENTY);
  expect(await stored({ value: '1.2×10^3', tolerance: '5 %', unit: ' m ' })).toEqual({
    ...{ value: 1200, tolerance: '5%', unit: 'm' },
  });
  expect(await stored({ value: '0,5' })).toEqual({ value: 0.5 });
  expect(await stored(7)).toEqual({ value: 7 });
  expect(await stored('9.81 ± 0.05 m/s^2')).toEqual({ value: 9.81, tolerance: 0.05, unit: 'm/s^2' });
  const form = questionForm({ ...SPEED, correctAnswer: TWENTY, partialCredit: true }, quizId);
  expect((await teacher.rest('POST', '/question/', form)).body).toMatchObject({
    correctAnswer: TWENTY,
    partialCredit: true,
  });
  form.set('correctAnswer', '20 m/s');
  expect((await teacher.rest('POST', '/question/', form)).body.correctAnswer).toEqual({
    value: 20,
    unit: 'm/s',
  });
});

test.each([
  [{ unit: 'm/s' }, numberMessages.numberRequired],
  [{ value: 'twenty' }, numberMessages.numberUnreadable],
  [{ value: '20 or 30' }, numberMessages.numberUnreadable],
  [{ value: 20, tolerance: -1 }, numberMessages.toleranceInvalid],
  [{ value: 20, tolerance: 'some' }, numberMessages.toleranceInvalid],
  [{ value: '20 m/s', unit: 'km/h' }, numberMessages.unitTwice],
  [{ value: 20, unit: '5 m' }, numberMessages.unitHasNumber],
])('%j is refused with a sentence', async (correctAnswer, sentence) => {
  const { create } = await aStage();
  const { status, body } = await create({ correctAnswer });
  expect([status, body.error]).toEqual([400, sentence]);
});

test('a changed number in the text keeps the tolerance, in the new unit', async () => {
  const { teacher, create } = await aStage();
  const { _id } = (await create({ correctAnswer: TWENTY })).body;
  const update = async (correctAnswer: string) =>
    (await teacher.rest('PUT', `/question/${_id}`, { correctAnswer })).body.correctAnswer;
  expect(await update('25')).toEqual({ ...TWENTY, value: 25 });
  expect(await update('90 km/h')).toEqual({ value: 90, tolerance: 1.8, unit: 'km/h' });
});

test('students see that a unit is required, and afterwards what was wrong', async () => {
  const world = aWorld();
  const question = { ...SPEED, correctAnswer: TWENTY, partialCredit: true };
  const quiz = await aPublishedQuiz(world, { questions: [question] });
  const [questionId = ''] = quiz.questionIds;
  const given = {
    'right in another unit': ['72 km/h', 3, undefined],
    'at the edge': ['20.5 m/s', 3, undefined],
    'no unit': ['20', 1.5, numberMessages.onlyUnitMissing],
    'wrong unit': ['20 kg', 1.5, numberMessages.onlyUnitWrong],
    'wrong value': ['21 m/s', 0, numberMessages.onlyValueWrong],
    'all wrong': ['21 kg', 0, numberMessages.valueAndUnitWrong],
    'a bare wrong number': ['21', 0, numberMessages.valueWrongUnitMissing],
    'no number': ['fast', 0, numberMessages.notReadAsNumber],
  } as const;
  const takers = [];
  for (const [name, [answer]] of Object.entries(given)) {
    takers.push(await aSubmitter(world, quiz, { name, answers: { [questionId]: answer } }));
  }
  const asked = await takers[0]?.student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(JSON.stringify(asked?.body)).not.toContain('m/s');
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const read = await Promise.all(
    takers.map(async ({ student }) => {
      const { body } = await student.rest('GET', `/quiz/${quiz.quizId}/evaluated`);
      const { score, remark, correctAnswerText } = body.evaluatedQuizData[questionId];
      expect(correctAnswerText).toBe('20 ± 0.5 m/s');
      return [score, remark];
    }),
  );
  expect(read).toEqual(Object.values(given).map(([, score, remark]) => [score, remark]));
});
