import { expect, test } from 'vitest';
import { blankQuestion } from '../../../shared/question/draft';
import { ownerOf } from '../../rules/access/owner-id';
import { aWorld } from '../../testing/world';
import { addWritten } from './add';

test('missing parts of an imported question keep it unfinished until they are written, whatever the rules say', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  const _id = 'a'.repeat(24);
  const draft = { ...blankQuestion('long'), text: 'Why?', correctAnswer: 'So.' };
  const problems = ['This was a hot spot. Rewrite it, or leave it out.'];
  addWritten(world.deps, {
    ownerId: ownerOf(teacher),
    quizId,
    added: [{ _id, draft, imageUrl: null, problems }],
  });

  const { body } = await teacher.mutate('questions.setTimeLimits', { quizId, timeLimit: 60 });
  expect(body.questions).toEqual([]);
  expect(body.drafts).toMatchObject([{ _id, draft: { timeLimit: 60 }, issues: [{ sentence: problems[0] }] }]);
  expect(body.drafts[0].draft).not.toHaveProperty('problems');

  const { body: written } = await teacher.mutate('questions.write', {
    quizId,
    questionId: _id,
    text: 'Why so?',
  });
  expect(written).toMatchObject({ isFinished: true, quiz: { drafts: [], questions: [{ text: 'Why so?' }] } });
});
