import { expect, test } from 'vitest';
import { buyPlan } from '../../server/testing/stage';
import { aWorld } from '../../server/testing/world';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { Question } from '../../shared/question/schema';
import type { Formatted } from '../../shared/question-types/base';
import type { Quiz } from '../../shared/quiz/schema';
import type { EvaluatedQuiz, QuizResults } from '../../shared/results/schema';
import { formulaIssue } from '../../shared/rich-text/formula';
import { renderRichText } from '../../shared/rich-text/render';
import type { LiveAnswers } from '../../shared/supervision/schema';
import { formulas } from './formulas';

const inText = (tex: string) => `$${tex}$`;
const PER_QUESTION = 40;

/** Questions with all formulas in the text, the options and the explanation. */
function questionsOf(all: readonly string[]) {
  const count = Math.ceil(all.length / PER_QUESTION);
  return Array.from({ length: count }, (_, at) => {
    const [stem = '', explanation = '', ...options] = all
      .slice(at * PER_QUESTION, (at + 1) * PER_QUESTION)
      .map(inText);
    const [text, more] = [`Which? ${stem}`, options.splice(0, options.length - 10).join(' and ')];
    return {
      type: 'mcq',
      text: `${text} ${more}`,
      explanation,
      options,
      correctAnswer: options[0],
      maximumMarks: 1,
    };
  });
}

async function aReleasedQuiz() {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Formulas' })).body._id;
  const questions = questionsOf(formulas);
  const created: Question[] = [];
  for (const question of questions)
    created.push((await teacher.rest('POST', '/question/', { ...question, quizId })).body);
  await buyPlan(teacher);
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  const student = await world.signIn('student');
  const joined: JoinedQuiz = (await student.rest('POST', '/student/attempt', { shareId })).body;
  const live: LiveAnswers = (await teacher.query('supervision.liveAnswers', { quizId })).body;
  const answers = Object.fromEntries(created.map(({ _id }, at) => [_id, questions[at]?.correctAnswer]));
  await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await world.deps.background.idle();
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const evaluated = async (): Promise<EvaluatedQuiz> =>
    (await student.rest('GET', `/quiz/${quizId}/evaluated`)).body;
  return { world, teacher, quizId, created, joined, live, evaluated };
}

/** All formatted texts in a response, by their source. */
const allOf = (questions: readonly { type: string; formatted?: Formatted }[]) =>
  Object.assign({}, ...questions.map(({ formatted }) => formatted ?? {})) as Formatted;

test('each of three hundred formulas of maths, physics and chemistry can be rendered', () => {
  expect(formulas.length).toBeGreaterThanOrEqual(300);
  expect(new Set(formulas).size).toBe(formulas.length);
  expect(formulas.filter((tex) => formulaIssue(tex) !== undefined)).toEqual([]);
});

test('three hundred formulas produce the same HTML for teachers and students in every response', async () => {
  const { teacher, quizId, created, joined, live, evaluated } = await aReleasedQuiz();
  const quiz: Quiz = (await teacher.rest('GET', `/quiz/${quizId}`)).body;
  const results: QuizResults = (await teacher.query('results.toMark', { quizId })).body;
  const whole = allOf(created);
  expect(Object.keys(whole).filter((text) => whole[text] !== renderRichText(text))).toEqual([]);
  const shown = Object.keys(whole).join(' ');
  expect(formulas.filter((tex) => !shown.includes(inText(tex)))).toEqual([]);

  expect(allOf(quiz.questions)).toEqual(whole);
  expect(allOf(results.questions)).toEqual(whole);
  expect(allOf(Object.values((await evaluated()).evaluatedQuizData))).toEqual(whole);
  const explanations = new Set(created.map(({ explanation }) => explanation));
  const asked = Object.fromEntries(Object.entries(whole).filter(([text]) => !explanations.has(text)));
  expect(allOf(joined.quiz.questions)).toEqual(asked);
  expect(allOf(live.questions)).toEqual(asked);
});

test('no formatted explanation is sent before the student may read it', async () => {
  const { world, quizId, created, joined, evaluated } = await aReleasedQuiz();
  const { $client } = world.deps.db;
  const formattedNow = async () => Object.keys(allOf(Object.values((await evaluated()).evaluatedQuizData)));
  const explanations = created.map(({ explanation }) => explanation);
  expect(Object.keys(allOf(joined.quiz.questions)).filter((text) => explanations.includes(text))).toEqual([]);
  expect((await formattedNow()).filter((text) => explanations.includes(text))).toEqual(explanations);
  $client.prepare('update quizzes set accepting_responses = 1 where id = ?').run(quizId);
  expect((await formattedNow()).filter((text) => explanations.includes(text))).toEqual([]);
});

test('stored texts and quiz versions contain the source text', async () => {
  const { world, teacher, quizId, created } = await aReleasedQuiz();
  const { $client } = world.deps.db;
  const [first] = created;
  const html = '<p>not ours</p>';
  const sent = { ...first, text: '**New**', formatted: { '**New**': html } };
  const changed = await teacher.rest('PUT', `/question/${first?._id}`, sent);
  expect(changed.body.formatted['**New**']).toBe('<strong>New</strong>');
  for (const [table, columns] of [
    ['questions', 'text || body'],
    ['papers', 'content'],
    ['question_corrections', 'before || after'],
  ]) {
    const rows = $client.prepare(`select ${columns} from ${table}`).pluck().all();
    expect(rows.join(' ')).not.toMatch(/<math|<strong|formatted|not ours/);
  }
  expect((await teacher.rest('GET', `/quiz/${quizId}/results.csv`)).body).not.toContain('<math');
});

test('plain questions, and rich ones without markup, are sent without formatted text', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Plain' })).body._id;
  const question = { quizId, type: 'short', correctAnswer: 'x', maximumMarks: 1 };
  const rich = await teacher.rest('POST', '/question/', { ...question, text: '2 * 3 * 4 for $5 and $10' });
  const plain = await teacher.rest('POST', '/question/', { ...question, text: '**two**', format: 'plain' });
  expect([rich.body.format, plain.body.format]).toEqual(['rich', 'plain']);
  for (const { body } of [rich, plain]) expect(body).not.toHaveProperty('formatted');
});
