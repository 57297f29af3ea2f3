import { describe, expect, test } from 'vitest';
import { fieldInvalid, messages } from '../../../shared/messages';
import { aStage } from '../../testing/stage';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('settings', () => {
  test('question timers switch navigation off, and switching them off does not switch it on again', async () => {
    const { teacher } = await aStage('draft');
    const timed = { title: 'Timed', useQuestionTimer: true, allowNavigation: true };
    const created = await teacher.mutate('quizzes.create', timed);
    expect(created.body).toMatchObject({ useQuestionTimer: true, allowNavigation: false });
    const input = { quizId: created.body._id, useQuestionTimer: false };
    expect((await teacher.mutate('quizzes.update', input)).body.allowNavigation).toBe(false);
  });

  test('question timers need a limit on every question, and the refusal names those without', async () => {
    const { teacher, quizId } = await aStage('ready');
    const refused = await teacher.rest('PUT', `/quiz/${quizId}`, { useQuestionTimer: true });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: messages.quizQuestionTimesRequired(numbers(5)) },
    });
  });

  test.each([0, -5, 1.5, '1800', null])('a total time of %j is refused', async (totalTimeSeconds) => {
    const { teacher, quizId } = await aStage('draft');
    const refused = await teacher.rest('PUT', `/quiz/${quizId}`, { totalTimeSeconds });
    expect(refused).toMatchObject({ status: 400, body: { error: messages.quizTotalTimeRequired } });
  });

  test('the language of a quiz is a code or unknown; students get it with the quiz, before and after a change', async () => {
    const { teacher, student, quizId, shareId } = await aStage('running');
    const setTo = (lang: unknown) => teacher.rest('PUT', `/quiz/${quizId}`, { lang });
    for (const wrong of ['French', 'FR', '', 7])
      expect(await setTo(wrong)).toMatchObject({ status: 400, body: { error: fieldInvalid('lang') } });
    expect((await teacher.rest('GET', `/quiz/${quizId}`)).body.lang).toBeNull();
    for (const lang of ['fr', 'hi', null]) {
      expect((await setTo(lang)).body.lang).toBe(lang);
      const joined = await student.rest('POST', '/student/attempt', { shareId });
      expect(joined.body.quiz.lang).toBe(lang);
    }
  });

  test('omitted fields stay, read-only and unknown ones are ignored', async () => {
    const { teacher, quizId } = await aStage('draft');
    const before = (await teacher.rest('GET', `/quiz/${quizId}`)).body;
    const readOnly = { _id: 'x', shareId: 'ABCDEFGH', isPublished: true, teacherId: 'x', hasStarted: true };
    const answered = await teacher.rest('PUT', `/quiz/${quizId}`, { ...readOnly, totalTimeSeconds: 1 });
    expect(answered.body).toEqual({ ...before, totalTimeSeconds: 1 });
    expect((await teacher.rest('GET', `/quiz/${quizId}`)).body).toEqual(answered.body);
  });

  test.each([undefined, null, [], [1], '', 'no json', 7, true])(
    'a body %j is a refusal, not a fault',
    async (body) => {
      const { teacher, quizId, world } = await aStage('draft');
      expect((await teacher.rest('POST', '/quiz/', body)).status).toBe(400);
      expect((await teacher.rest('PUT', `/quiz/${quizId}`, body)).status).toBe(400);
      expect((await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, body)).status).toBe(400);
      expect(world.errors).toEqual([]);
    },
  );

  test.each([null, 7, ['x'], { $ne: '' }, '__proto__', ''])(
    'a quiz under %j does not exist',
    async (quizId) => {
      const { teacher } = await aStage('draft');
      const broken = await teacher.mutate('quizzes.update', { quizId, title: null });
      expect(broken).toMatchObject({ status: 404, body: { error: messages.quizNotFound } });
      expect((await teacher.query('quizzes.get', { quizId })).status).toBe(404);
      expect((await teacher.mutate('quizzes.remove', { quizId })).status).toBe(404);
    },
  );
});

describe('titles', () => {
  test('are stored trimmed, and capitals make a different title', async () => {
    const { teacher } = await aStage('draft');
    expect((await teacher.mutate('quizzes.create', { title: '\t cells ' })).body.title).toBe('cells');
  });

  test("cannot be changed to another quiz's title, but may stay", async () => {
    const { teacher, quizId } = await aStage('draft');
    await teacher.mutate('quizzes.create', { title: 'Atoms' });
    const taken = await teacher.rest('PUT', `/quiz/${quizId}`, { title: ' Atoms', description: 'new' });
    expect(taken).toMatchObject({ status: 409, body: { error: messages.titleTaken } });
    expect((await teacher.rest('GET', `/quiz/${quizId}`)).body).toMatchObject({
      title: 'Cells',
      description: '',
    });
    expect((await teacher.rest('PUT', `/quiz/${quizId}`, { title: 'Cells' })).status).toBe(200);
  });

  test('of a deleted quiz can be used again', async () => {
    const { teacher, quizId } = await aStage('draft');
    await teacher.rest('DELETE', `/quiz/${quizId}`);
    expect((await teacher.mutate('quizzes.create', { title: 'Cells' })).status).toBe(200);
  });
});

describe('the order of the questions', () => {
  test('is that of the sent ids or questions', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    const reversed = [...questionIds].reverse();
    const first = await teacher.rest('PUT', `/quiz/${quizId}`, { questions: reversed });
    expect(first.body.questions.map(({ _id }: { _id: string }) => _id)).toEqual(reversed);
    const objects = { questions: [...first.body.questions].reverse() };
    const second = await teacher.rest('PUT', `/quiz/${quizId}`, objects);
    expect(second.body.questions.map(({ _id }: { _id: string }) => _id)).toEqual(questionIds);
  });

  test('needs exactly the existing questions, each once', async () => {
    const { teacher, quizId, questionIds } = await aStage('ready');
    const [first, ...rest] = questionIds;
    for (const questions of [[], rest, [...questionIds, 'more'], ['other', ...rest], [...rest, rest[0]]]) {
      const refused = await teacher.rest('PUT', `/quiz/${quizId}`, { questions });
      expect(refused).toMatchObject({ status: 400, body: { error: messages.questionIdsMustMatch } });
    }
    for (const questions of ['all', 7, [7], [{ id: first }], {}]) {
      expect((await teacher.rest('PUT', `/quiz/${quizId}`, { questions })).status).toBe(400);
    }
  });
});

describe('once a student has started', () => {
  test('the whole quiz may be sent back with another title', async () => {
    const { teacher, quizId } = await aStage('running');
    const quiz = (await teacher.rest('GET', `/quiz/${quizId}`)).body;
    const answered = await teacher.rest('PUT', `/quiz/${quizId}`, { ...quiz, title: 'Cells II' });
    expect(answered).toMatchObject({ status: 200, body: { ...quiz, title: 'Cells II', hasStarted: true } });
  });

  test('order, time and question timers are frozen', async () => {
    const { teacher, quizId, questionIds } = await aStage('running');
    for (const change of [{ questions: [...questionIds].reverse() }, { totalTimeSeconds: 1801 }]) {
      const refused = await teacher.rest('PUT', `/quiz/${quizId}`, change);
      expect(refused).toMatchObject({ status: 409, body: { error: messages.attemptsFreezeQuestions } });
    }
  });
});

test('a deleted quiz is gone for all students and teachers', async () => {
  const { teacher, student, quizId, shareId } = await aStage('published');
  expect((await teacher.rest('DELETE', `/quiz/${quizId}`)).body).toEqual({ message: messages.quizDeleted });
  expect((await teacher.rest('GET', `/quiz/${quizId}`)).status).toBe(404);
  expect((await teacher.rest('DELETE', `/quiz/${quizId}`)).status).toBe(404);
  expect((await teacher.rest('GET', '/teacher/')).body.quizzes).toEqual([]);
  expect((await student.rest('GET', `/quiz/share/${shareId}`)).status).toBe(404);
});
