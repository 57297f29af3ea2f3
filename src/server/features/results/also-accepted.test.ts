import { expect, test } from 'vitest';
import { apply, evaluated, results, toNucleus, twoStudents, undo } from '../../testing/corrections';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../testing/factories';
import { aWorld } from '../../testing/world';

test('a key still accepted by a correction is shown beside the correct answer, to teacher and student', async () => {
  const stage = await twoStudents('released');
  const [first = ''] = stage.questionIds;
  expect((await results(stage)).alsoAccepted).toEqual({});
  await apply(stage, 0, { ...toNucleus, policy: 'both' });
  const alsoAccepted = [{ correctAnswer: 'Mitochondria', correctAnswerText: 'Mitochondria' }];
  expect((await results(stage)).alsoAccepted).toEqual({ [first]: alsoAccepted });
  expect(await evaluated(stage, 0)).toMatchObject({ correctAnswer: 'Nucleus', alsoAccepted, score: 2 });
  expect(await evaluated(stage, 1)).not.toHaveProperty('alsoAccepted');
  await undo(stage, 0);
  expect((await results(stage)).alsoAccepted).toEqual({});
  expect(await evaluated(stage, 0)).not.toHaveProperty('alsoAccepted');
});

test('a correction to the new answer alone leaves nothing to show', async () => {
  const stage = await twoStudents('released');
  await apply(stage, 0, { ...toNucleus, policy: 'new' });
  expect((await results(stage)).alsoAccepted).toEqual({});
});

const CAPITAL = {
  ...{ type: 'cloze', text: 'The capital is ___.', gaps: [{ kind: 'text' }], maximumMarks: 1 },
  correctAnswer: [['Pariss']],
};

async function aCorrectedGap() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [CAPITAL] });
  const [questionId = ''] = quiz.questionIds;
  const { student } = await aSubmitter(world, quiz, { answers: { [questionId]: ['Pariss'] } });
  const correction = { questionId, correctAnswer: [['Paris']], policy: 'both' };
  const correct = async () => {
    const { body } = await quiz.teacher.mutate('questions.previewCorrection', correction);
    await quiz.teacher.mutate('questions.applyCorrection', { ...correction, seen: body.seen });
  };
  const seen = async () =>
    (await student.rest('GET', `/quiz/${quiz.quizId}/evaluated`)).body.evaluatedQuizData[questionId];
  const release = async () => {
    await evaluate(world, quiz);
    await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  };
  return { world, quiz, correct, seen, release };
}

test('a gap right by the old key is not shown as wrong', async () => {
  const { correct, seen, release } = await aCorrectedGap();
  await release();
  await correct();
  const told = await seen();
  expect(told).toMatchObject({ score: 1, partsRight: [true], correctAnswer: [['Paris']] });
  expect(told).not.toHaveProperty('remark');
  expect(told.alsoAccepted).toMatchObject([{ correctAnswer: [['Pariss']] }]);
});

test('accepted alternatives are withheld with the correct answers', async () => {
  const { world, quiz, correct, seen, release } = await aCorrectedGap();
  await aStarter(world, quiz, 'Tia');
  await release();
  await correct();
  expect(await seen()).toMatchObject({ correctAnswer: null, score: 1 });
  expect(JSON.stringify(await seen())).not.toContain('alsoAccepted');
});
