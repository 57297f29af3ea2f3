import { expect, test } from 'vitest';
import { numberMessages } from '../../../../shared/number-answer/messages';
import { gapTexts } from '../../../../shared/question-types/cloze/gap-texts';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import { aWorld } from '../../../testing/world';

test('a gap ignores keyboard artefacts, and a nearly right one waits for the teacher', async () => {
  const world = aWorld();
  const gap = { kind: 'text', options: [], marks: null };
  const gaps = { type: 'cloze', text: '___', gaps: [gap], correctAnswer: [['Paris']], maximumMarks: 1 };
  const number = {
    type: 'number',
    text: 'How many metres?',
    correctAnswer: { value: 1000 },
    maximumMarks: 1,
  };
  const quiz = await aPublishedQuiz(world, { questions: [gaps, number] });
  const [first = '', second = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { name: 'Sam', answers: { [first]: ['Paris.'], [second]: '1,000' } });
  world.clock.advance(1000);
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [first]: ['Paris!'], [second]: '1.000' } });
  await evaluate(world, quiz);
  const { results } = (await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body;
  const [sure, unsure] = [
    { score: 1, needsReview: false, rationale: null },
    { score: 0, source: 'auto', needsReview: true, confidence: 0 },
  ];
  expect(results.map((line: { evaluationResults: object[] }) => line.evaluationResults)).toMatchObject([
    [sure, sure],
    [
      { ...unsure, rationale: gapTexts.gapsNearlyRight([1]) },
      { ...unsure, rationale: numberMessages.maybeThousands },
    ],
  ]);
});
