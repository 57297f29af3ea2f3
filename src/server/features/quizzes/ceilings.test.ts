import { expect, test } from 'vitest';
import { STORED_MAXIMUM, STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';

const [mcq] = sampleQuestions;

/** Inserts rows directly: a request for each would take a minute. */
function fill(
  { world, teacher, quizId }: Stage,
  what: 'quizzes' | 'questions',
  count: number,
  imageUrl = null as string | null,
) {
  const { $client } = world.deps.db;
  const copy = (table: string, id: string, changed: Record<string, string | null>) => {
    const row = $client.prepare(`select * from ${table} where id = ?`).get(id) as Record<string, unknown>;
    const columns = Object.keys(row);
    const insert = $client.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`);
    return (at: number) => {
      const made = {
        ...row,
        ...changed,
        id: `copy-${at}`,
        ...(table === 'quizzes' && { title: `Copy ${at}`, position: at }),
      };
      insert.run(columns.map((column) => (made as Record<string, unknown>)[column]));
    };
  };
  const add =
    what === 'quizzes'
      ? copy('quizzes', quizId, { share_id: null, is_published: 0 as never })
      : copy(
          'questions',
          $client.prepare('select id from questions where quiz_id = ?').pluck().get(quizId) as string,
          { image_url: imageUrl },
        );
  $client.transaction(() => {
    for (let at = 1; at < count; at += 1) add(at);
  })();
  return teacher;
}

test('an account without a plan has a maximum of quizzes, and a higher one with a plan', async () => {
  const stage = await aStage('ready');
  const teacher = fill(stage, 'quizzes', STORED_WITHOUT_PLAN_MAXIMUM.quizzes);
  const refused = await teacher.rest('POST', '/quiz/', { title: 'One more' });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    messages.tooManyStored.quizzes(STORED_WITHOUT_PLAN_MAXIMUM.quizzes, false),
  ]);
  await teacher.rest('DELETE', `/quiz/${stage.quizId}`);
  expect((await teacher.rest('POST', '/quiz/', { title: 'One more' })).status).toBe(409);
});

test('with a plan the limits are far above any real use', async () => {
  const stage = await aStage('published');
  const teacher = fill(stage, 'quizzes', STORED_WITHOUT_PLAN_MAXIMUM.quizzes + 1);
  const made = await teacher.rest('POST', '/quiz/', { title: 'One more' });
  expect(made.status).toBe(200);
  expect((await teacher.rest('POST', '/question/', questionForm(mcq, made.body._id))).status).toBe(200);
});

test('a quiz has a maximum of questions', async () => {
  const stage = await aStage('published');
  const count = STORED_MAXIMUM.questions - sampleQuestions.length + 1;
  const teacher = fill(stage, 'questions', count);
  const refused = await teacher.rest('POST', '/question/', questionForm(mcq, stage.quizId));
  expect([refused.status, refused.body.error]).toEqual([
    409,
    messages.tooManyStored.questions(STORED_MAXIMUM.questions, true),
  ]);
});

test('an account has a maximum of images; a question without one is accepted', async () => {
  const stage = await aStage('ready');
  const teacher = fill(stage, 'questions', STORED_WITHOUT_PLAN_MAXIMUM.images + 1, '/uploads/x.webp');
  const form = questionForm(mcq, stage.quizId);
  expect((await teacher.rest('POST', '/question/', form)).status).toBe(200);
  form.set('image', new File(['no image'], 'leaf.png', { type: 'image/png' }));
  const refused = [
    await teacher.rest('POST', '/question/', form),
    await teacher.rest('PUT', `/question/${stage.questionIds[0]}`, form),
  ];
  for (const { status, body } of refused) {
    expect([status, body.error]).toEqual([
      409,
      messages.tooManyStored.images(STORED_WITHOUT_PLAN_MAXIMUM.images, false),
    ]);
  }
});
