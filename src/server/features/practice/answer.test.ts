import { expect, test } from 'vitest';
import { seededArrange } from '../../../shared/attempt/arrange';
import { practiceMessages } from '../../rules/practice/messages';
import { aPractice, practising } from '../../testing/practice';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';
import { markTexts } from '../../worker/mark-texts';

const MINUTE_MS = 60_000;
const [mcq, msq, short, long] = sampleQuestions;

const answersOf = ({ world }: Pick<Awaited<ReturnType<typeof aPractice>>, 'world'>) =>
  world.deps.db.$client.prepare('select coalesce(sum(answer_count), 0) from practice_answers').pluck().get();

test('a right answer is confirmed with key and explanation, and is due later', async () => {
  const practice = await aPractice({ questions: [{ ...mcq, explanation: 'They breathe.' }] });
  const { status, body } = await practice.answer('Mitochondria');
  expect([status, body.isCorrect, body.score, body.maximumMarks]).toEqual([200, true, 2, 2]);
  expect(body).toMatchObject({
    correctAnswer: 'Mitochondria',
    explanation: 'They breathe.',
    isUnsure: false,
    nextDueAt: body.serverNow + 10 * MINUTE_MS,
  });
  expect(await practice.next()).toMatchObject({ question: null, nextDueAt: body.nextDueAt });
});

test('a wrong or missing answer is due within minutes, with the key shown until then', async () => {
  const practice = await aPractice({ questions: [mcq, msq] });
  const wrong = await practice.answer('Nucleus');
  const none = await practice.answer(null);
  for (const { body } of [wrong, none]) {
    expect(body).toMatchObject({ isCorrect: false, score: 0, nextDueAt: body.serverNow + MINUTE_MS });
  }
  expect(none.body).toMatchObject({ studentAnswer: null, correctAnswer: ['Helium', 'Neon'] });
  expect(await practice.next()).toMatchObject({ question: null, dueCount: 0, newCount: 0 });
  practice.world.clock.advance(MINUTE_MS);
  expect(await practice.next()).toMatchObject({
    question: { text: mcq.text },
    timesAnswered: 1,
    dueCount: 2,
  });
});

test('part marks bring the question back before a full answer would', async () => {
  const partly = await (await aPractice({ questions: [msq] })).answer(['Helium']);
  const fully = await (await aPractice({ questions: [msq] })).answer(['Helium', 'Neon']);
  const waitOf = ({ body }: typeof partly) => body.nextDueAt - body.serverNow;
  expect(partly.body.score).toBe(0);
  expect(waitOf(partly)).toBeLessThan(waitOf(fully));
});

test('a repeated answer to a showing, even sent concurrently, counts once with the same reply', async () => {
  const practice = await aPractice({ questions: [mcq, msq] });
  const { question, showing } = await practice.next();
  const sent = { questionId: question._id, showing, answer: 'Nucleus' };
  const answers = [
    ...(await Promise.all([practice.send(sent), practice.send(sent)])),
    await practice.send(sent),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answersOf(practice)).toBe(1);
});

test('another answer to an answered showing is refused, and so is an earlier one', async () => {
  const practice = await aPractice({ questions: [mcq] });
  const { sent } = await practice.answer('Nucleus');
  const other = await practice.send({ ...sent, answer: 'Mitochondria' });
  expect([other.status, other.body.error]).toEqual([409, practiceMessages.answeredAlready]);
  await practice.answer('Mitochondria', '?ahead=1');
  const old = await practice.send(sent);
  expect([old.status, old.body.error]).toEqual([409, practiceMessages.notAsked]);
  expect(answersOf(practice)).toBe(2);
});

test("a question not asked, an unfit answer and another quiz's question are refused without a trace", async () => {
  const practice = await aPractice({ questions: [mcq] });
  const { question, showing } = await practice.next();
  const refused = async (sent: object) => {
    const { status, body } = await practice.send({
      questionId: question._id,
      showing,
      answer: 'Nucleus',
      ...sent,
    });
    return [status, body.error];
  };
  expect(await refused({ showing: 'a made up one' })).toEqual([409, practiceMessages.notAsked]);
  expect(await refused({ answer: ['Nucleus'] })).toEqual([400, practiceMessages.answerInvalid]);
  expect(await refused({ answer: 'Ribosome' })).toEqual([400, practiceMessages.answerInvalid]);
  expect(await refused({ questionId: 'another' })).toEqual([404, practiceMessages.questionNotFound]);
  expect(await refused({ showing: undefined })).toEqual([400, 'Please name the showing.']);
  expect(answersOf(practice)).toBe(0);
});

test('a reloaded page shows the same question with the options in the same order', async () => {
  const options = Array.from({ length: 8 }, (_, at) => `Option ${at}`);
  const practice = await aPractice({ questions: [{ ...mcq, options, correctAnswer: 'Option 3' }] });
  const first = await practice.next();
  expect(await practice.next()).toEqual(first);
  // The page's data does not reveal the order of the stored options.
  const { question, showing } = first;
  expect(question.options).not.toEqual(seededArrange(showing)(options, question._id));
  await practice.answer('Option 3');
  const second = await practice.next('?ahead=1');
  expect(second.showing).not.toBe(first.showing);
  expect(second.question.options).not.toEqual(first.question.options);
  expect(second.question.options.toSorted()).toEqual(options);
});

test("a text of uncertain mark says so, and the student's own rating changes only the spacing", async () => {
  const practice = await aPractice({ questions: [long] });
  const { body, sent } = await practice.answer('Because of a pigment in them');
  expect(body).toMatchObject({ isUnsure: true, correctAnswer: long.correctAnswer });
  const stored = () =>
    practice.world.deps.db.$client.prepare('select score, answer from practice_answers').all();
  const before = stored();
  const knew = await practice.judge(sent.questionId, true);
  expect(knew).toMatchObject({ status: 200, body: { nextDueAt: body.serverNow + 10 * MINUTE_MS } });
  expect((await practice.judge(sent.questionId, true)).body).toEqual(knew.body);
  const did = await practice.judge(sent.questionId, false);
  expect(did.body.nextDueAt).toBe(body.serverNow + MINUTE_MS);
  expect(stored()).toEqual(before);
  practice.world.clock.advance(MINUTE_MS);
  expect(await practice.next()).toMatchObject({ timesAnswered: 1, dueCount: 1 });
});

test('a nearly right gap says so too, and one with only a full stop added is right', async () => {
  const gap = { kind: 'text', options: [], marks: null };
  const question = { type: 'cloze', text: '___', gaps: [gap], correctAnswer: [['Paris']], maximumMarks: 1 };
  const near = await (await aPractice({ questions: [question] })).answer(['Paris!']);
  expect(near.body).toMatchObject({ isUnsure: true, isCorrect: false, remark: 'Gap 1 is nearly right.' });
  const right = await (await aPractice({ questions: [question] })).answer(['Paris.']);
  expect(right.body).toMatchObject({ isUnsure: false, isCorrect: true });
});

test('a certain mark cannot be re-rated, nor a question without an answer', async () => {
  const practice = await aPractice({ questions: [short, mcq] });
  const { question } = await practice.next();
  const refused = [409, practiceMessages.nothingToJudge];
  const early = await practice.judge(question._id, true);
  expect([early.status, early.body.error]).toEqual(refused);
  const { body, sent } = await practice.answer('Carbon dioxide');
  expect(body).toMatchObject({ isUnsure: false, isCorrect: true });
  const late = await practice.judge(sent.questionId, false);
  expect([late.status, late.body.error]).toEqual(refused);
});

test('a corrected question is practised in its current form', async () => {
  const practice = await aPractice({ questions: [mcq] });
  const { question, showing } = await practice.next();
  await practice.teacher.rest(
    'PUT',
    `/question/${question._id}`,
    questionForm({ ...mcq, text: 'Which one is it?', correctAnswer: 'Nucleus' }),
  );
  expect((await practice.next()).question.text).toBe('Which one is it?');
  const { body } = await practice.send({ questionId: question._id, showing, answer: 'Nucleus' });
  expect(body).toMatchObject({ isCorrect: true, questionText: 'Which one is it?' });
});

test('the memory of a question covers its copies, whichever is practised', async () => {
  const practice = await aPractice({ questions: [mcq, msq] });
  const { world, teacher, quizId } = practice;
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  await teacher.mutate('bank.setTags', { questionId: copy.order[0], tags: ['cells'] });
  const { body: schoolClass } = await teacher.rest('POST', '/class', { name: '7b' });
  await teacher.rest('POST', `/class/${schoolClass._id}/members`, {
    name: 'Sam',
    email: 'sam@school.example',
  });
  const opened = await teacher.rest('POST', '/practice', { tag: 'Cells', classIds: [schoolClass._id] });
  expect(opened).toMatchObject({ status: 200, body: { tag: 'cells', usableCount: 1 } });
  await practice.answer('Mitochondria');
  const ofTag = practising(practice.student, opened.body._id);
  expect(await ofTag.next()).toMatchObject({ question: null, newCount: 0, dueCount: 0 });
  world.clock.advance(10 * MINUTE_MS);
  expect((await ofTag.next()).question._id).toBe(copy.order[0]);
});

test('a text is marked off the main thread, and again if the question was corrected in between', async () => {
  const corrections: (() => Promise<unknown>)[] = [];
  const marked: string[] = [];
  const world = aWorld({
    async markTexts(task) {
      marked.push(task.modelAnswer);
      await corrections.pop()?.();
      return markTexts(task);
    },
  });
  const practice = await aPractice({ questions: [short] }, world);
  const [questionId] = practice.questionIds;
  marked.length = 0;
  corrections.push(() =>
    practice.teacher.rest(
      'PUT',
      `/question/${questionId}`,
      questionForm({ ...short, correctAnswer: 'Something else entirely' }),
    ),
  );
  const { body } = await practice.answer(short.correctAnswer);
  expect(marked).toEqual([short.correctAnswer, 'Something else entirely']);
  expect(body).toMatchObject({ correctAnswer: 'Something else entirely', isCorrect: false });
  expect(answersOf(practice)).toBe(1);
});
