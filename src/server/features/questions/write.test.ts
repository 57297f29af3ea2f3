import { describe, expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { questionDrafts, questions } from '../../db/quizzes-schema';
import { png } from '../../testing/hostile-images';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';
import { newIdOf, readQuiz, write } from '../../testing/unfinished';

const [mcq, , short] = sampleQuestions;
const [ID, OTHER_ID] = [newIdOf(1), newIdOf(2)];

const rows = ({ world }: Stage) => [
  world.deps.db.select().from(questions).all(),
  world.deps.db.select().from(questionDrafts).all(),
];

/** A half-written question of each type, and the sentence that asks for the rest. */
const HALVES = [
  [{ options: ['Nucleus', 'Mitochondria'], correctAnswer: '' }, messages.mcqCorrectRequired],
  [{ options: ['Helium', ''], correctAnswer: ['Helium'] }, messages.optionBlank],
  [{ correctAnswer: ' ' }, messages.modelAnswerRequired],
  [{ correctAnswer: '' }, messages.modelAnswerRequired],
  [{ min: 0, max: null, step: 1, correctAnswer: [8, 'eight'] }, messages.sliderRangeRequired],
] as const;

test.each(
  sampleQuestions.map((question, at) => [question.type, question, ...(HALVES[at] ?? HALVES[0])] as const),
)(
  'a question of type %s goes from blank by half to finished, is broken, and reverted',
  async (type, whole, half, lacked) => {
    const stage = await aStage('draft');
    const made = { newId: ID, type };
    const blank = await write(stage, made);
    expect(blank.body).toMatchObject({ _id: ID, isFinished: false });
    expect(blank.body.issues[0]).toEqual({ field: 'text', sentence: messages.questionTextRequired });

    const { body: halved } = await write(stage, { ...made, text: whole.text, ...half });
    expect(halved.issues[0].sentence).toBe(lacked);
    const { drafts, order, questions, draftCount } = await readQuiz(stage);
    expect([questions, order, draftCount]).toEqual([[], [ID], 1]);
    expect(drafts[0]).toMatchObject({ _id: ID, isChange: false, draft: { type, text: whole.text, ...half } });
    expect(drafts[0].issues).toEqual(halved.issues);

    const { body: finished } = await write(stage, { questionId: ID, ...whole });
    expect(finished).toMatchObject({ isFinished: true, issues: [], quiz: { drafts: [], draftCount: 0 } });
    expect(finished.quiz.questions).toMatchObject([{ _id: ID, ...whole }]);

    const { body: broken } = await write(stage, { questionId: ID, text: '' });
    expect(broken).toMatchObject({ isFinished: false, quiz: { order: [ID], draftCount: 1 } });
    expect(broken.quiz.drafts[0]).toMatchObject({ isChange: true, draft: { type, text: '' } });
    expect(broken.quiz.questions).toMatchObject([{ _id: ID, ...whole }]);

    const { teacher, quizId } = stage;
    const reverted = await teacher.mutate('questions.revert', { quizId, questionId: ID });
    expect(reverted.body).toMatchObject({ _id: ID, quiz: { drafts: [], draftCount: 0, order: [ID] } });
    expect(reverted.body.quiz.questions).toMatchObject([{ _id: ID, ...whole }]);
    expect(await readQuiz(stage)).toEqual(reverted.body.quiz);
  },
);

describe('a new question', () => {
  test('follows the named one, even if deleted, or is last', async () => {
    const stage = await aStage('ready');
    const { teacher, quizId } = stage;
    const [a = '', b = '', ...others] = stage.questionIds;
    await write(stage, { newId: ID, type: 'short', after: a });
    await write(stage, { newId: OTHER_ID, ...mcq, after: ID });
    await write(stage, { newId: newIdOf(3), type: 'msq' });
    expect((await readQuiz(stage)).order).toEqual([a, ID, OTHER_ID, b, ...others, newIdOf(3)]);
    await teacher.mutate('questions.remove', { quizId, questionId: OTHER_ID });
    await write(stage, { newId: newIdOf(4), type: 'msq', after: OTHER_ID });
    await teacher.mutate('questions.restore', { quizId, questionId: OTHER_ID });
    const order = [a, ID, OTHER_ID, newIdOf(4), b, ...others, newIdOf(3)];
    expect((await readQuiz(stage)).order).toEqual(order);
    expect((await readQuiz(stage)).questions.map(({ _id }: { _id: string }) => _id)).toEqual([
      a,
      OTHER_ID,
      b,
      ...others,
    ]);
  });

  test('is created once, however often its first write is sent', async () => {
    const stage = await aStage('draft');
    const first = await write(stage, { newId: ID, type: 'short', text: 'Why' });
    const before = rows(stage);
    expect(await write(stage, { newId: ID, type: 'short', text: 'Why' })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(rows(stage)).toEqual(before);
    const whole = await write(stage, { newId: ID, ...short });
    expect((await write(stage, { newId: ID, ...short })).body).toEqual(whole.body);
    expect(whole.body.quiz.order).toEqual([ID]);
  });

  test('is created once even if two pages finish it simultaneously', async () => {
    const stage = await aStage('draft');
    const withPicture = async () => {
      const form = questionForm({ ...short, questionId: '', newId: ID }, stage.quizId);
      form.set('image', new File([new Uint8Array(await png())], 'cell.png'));
      return form;
    };
    const [one, other] = [await withPicture(), await withPicture()];
    const answers = await Promise.all(
      [one, other].map((form) => stage.teacher.mutate('questions.write', form)),
    );
    expect(answers.map(({ status, body }) => [status, body.isFinished])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await readQuiz(stage)).questions).toMatchObject([{ _id: ID, ...short }]);
  });

  test.each([undefined, '', 'x', `${ID}0`, ID.toUpperCase().replace('1', 'F'), { a: 1 }])(
    'under the id %j is refused',
    async (newId) => {
      const stage = await aStage('draft');
      const before = rows(stage);
      expect((await write(stage, { newId, ...short })).status).toBe(400);
      expect(rows(stage)).toEqual(before);
    },
  );
});

describe('refusals', () => {
  test("a question in another quiz, deleted, unknown or another teacher's is not found", async () => {
    const stage = await aStage('ready');
    const { teacher, otherTeacher, quizId, questionIds } = stage;
    const [first = ''] = questionIds;
    const elsewhere = (await teacher.mutate('quizzes.create', { title: 'Other' })).body._id;
    const theirs = (await otherTeacher.mutate('quizzes.create', { title: 'Theirs' })).body._id;
    await write(stage, { newId: ID, type: 'short' });
    await write(stage, { newId: OTHER_ID, type: 'short' });
    await teacher.mutate('questions.remove', { quizId, questionId: OTHER_ID });
    const before = rows(stage);
    for (const [person, sent] of [
      [teacher, { quizId: elsewhere, questionId: first }],
      [teacher, { quizId: elsewhere, questionId: ID }],
      [teacher, { quizId: elsewhere, newId: ID }],
      [teacher, { quizId: elsewhere, newId: newIdOf(9), after: first }],
      [otherTeacher, { quizId, questionId: first }],
      [otherTeacher, { quizId: theirs, newId: ID }],
      [teacher, { quizId, questionId: 'unknown' }],
      [teacher, { quizId, questionId: OTHER_ID }],
      [teacher, { quizId, newId: OTHER_ID }],
      [teacher, { quizId, newId: newIdOf(9), after: 'unknown' }],
    ] as const) {
      const refused = await person.mutate('questions.write', { questionId: '', ...short, ...sent });
      expect([sent, refused.status]).toEqual([sent, 404]);
    }
    for (const act of ['move', 'revert', 'remove', 'duplicate', 'restore']) {
      for (const [person, questionId] of [
        [teacher, ID],
        [otherTeacher, ID],
      ] as const) {
        const sent = {
          quizId: person === teacher ? elsewhere : quizId,
          questionId,
          places: [{ questionId, after: '' }],
        };
        expect([act, (await person.mutate(`questions.${act}`, sent)).status]).toEqual([act, 404]);
      }
    }
    expect(rows(stage)).toEqual(before);
  });

  test.each([
    ['no type', { type: undefined }],
    ['an unknown type', { type: 'essay' }],
    ['a type from the prototype', { type: '__proto__' }],
    ['a text that is too long', { text: 'x'.repeat(10_001) }],
    ['a text that is none', { text: { a: 1 } }],
    ['options that are none', { options: { 0: 'a' } }],
    ['too many options', { options: Array(51).fill('a') }],
    ['half a character', { text: '\ud800' }],
    ['a typed number that is too long', { type: 'slider', correctAnswer: ['x'.repeat(10_001)] }],
  ])('%s changes nothing', async (_what, fields) => {
    const stage = await aStage('draft');
    const before = rows(stage);
    expect((await write(stage, { newId: ID, ...short, ...fields })).status).toBe(400);
    expect(rows(stage)).toEqual(before);
    expect(stage.world.errors).toEqual([]);
  });

  test.each([
    ['no image', 'not an image', 415, messages.imageUnreadable],
    ['an image over 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), 413, messages.imageTooLarge],
  ])('%s is refused, and nothing is written', async (_what, bytes, status, sentence) => {
    const stage = await aStage('draft');
    const form = questionForm({ ...short, questionId: '', newId: ID }, stage.quizId);
    form.set('image', new File([bytes], 'cell.png'));
    const refused = await stage.teacher.mutate('questions.write', form);
    expect([refused.status, refused.body.error]).toEqual([status, sentence]);
    expect((await readQuiz(stage)).order).toEqual([]);
  });
});

test('an unfinished question keeps its picture until finished or removed', async () => {
  const stage = await aStage('draft');
  const form = questionForm({ type: 'short', questionId: '', newId: ID, imageAlt: 'A cell' }, stage.quizId);
  form.set('image', new File([new Uint8Array(await png())], 'cell.png'));
  const { quiz } = (await stage.teacher.mutate('questions.write', form)).body;
  const [{ imageUrl }] = quiz.drafts;
  expect(imageUrl).toMatch(/^\/uploads\//);
  const { body: finished } = await write(stage, { questionId: ID, ...short });
  expect(finished.quiz.questions).toMatchObject([{ imageUrl, imageAlt: 'A cell' }]);
  const { body: broken } = await write(stage, { questionId: ID, text: '', removeImage: true });
  expect(broken.quiz).toMatchObject({ questions: [{ imageUrl }], drafts: [{ imageUrl: null }] });
  const { body: mended } = await write(stage, { questionId: ID, text: 'Why?' });
  expect(mended.quiz.questions).toMatchObject([{ text: 'Why?', imageUrl: null, imageAlt: null }]);
});

test('text typed as a number is returned as typed', async () => {
  const stage = await aStage('draft');
  const typed = {
    type: 'slider',
    text: 'How many?',
    min: 'few',
    max: 20,
    step: 1,
    correctAnswer: ['8', 'x'],
  };
  const { body } = await write(stage, { newId: ID, ...typed, timeLimit: 'soon' });
  expect(body.quiz.drafts[0].draft).toMatchObject({ min: null, max: 20, correctAnswer: [8, 'x'] });
  expect((await readQuiz(stage)).drafts[0].issues).toEqual(body.issues);
  expect(body.issues.map(({ field }: { field: string }) => field)).toEqual([
    'slider',
    'correctAnswer',
    'timeLimit',
  ]);
});
