import { expect } from 'vitest';
import { importMessages } from '../../../shared/import/messages';
import { fieldInvalid, messages } from '../../../shared/messages';
import { QUIZ_JSON } from '../../../shared/quiz/quiz-json';
import { sampleQuestions } from '../sample-questions';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';

const importing = (sent: () => object | FormData) =>
  ({
    rest: ['POST', ({ quizId }: Stage) => `/quiz/${quizId}/import`, sent],
    trpc: ['mutate', 'imports.importQuestions', ({ quizId }: Stage) => withQuiz(sent(), quizId)],
  }) as const;

function withQuiz(sent: object | FormData, quizId: string): object {
  if (!(sent instanceof FormData)) return { ...sent, quizId };
  sent.set('quizId', quizId);
  return sent;
}

const formWith = (content: string, more: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  form.set('questions', new File([content], 'questions.json'));
  for (const [name, text] of Object.entries(more)) form.set(name, text);
  return form;
};

const unfinished = { ...sampleQuestions[0], correctAnswer: 'None of them' };
const text = JSON.stringify([
  ...sampleQuestions,
  unfinished,
  { type: 'hotspot', text: 'Click on the nucleus.' },
]);
const count = sampleQuestions.length;
const skipped = [{ line: 1, type: 'hotspot', reason: anyText }];
const found = {
  ...{ format: 'json', pictures: {}, skipped },
  questions: [
    ...sampleQuestions.map((question) =>
      expect.objectContaining({ line: 1, type: question.type, text: question.text, problems: [] }),
    ),
    expect.objectContaining({ text: unfinished.text, problems: [anyText] }),
  ],
};
const nothing = { room: expect.any(Number), stored: 0, unfinished: 0, questionIds: [] };
const everybodyElse = [
  { name: 'nobody is asked to sign in', given: 'draft', who: 'nobody', status: 401 },
  {
    name: 'a student is forbidden',
    given: 'draft',
    who: 'student',
    status: 403,
    body: messages.teachersOnly,
  },
  {
    name: 'for the quiz of somebody else it is not found',
    given: 'draft',
    who: 'otherTeacher',
    status: 404,
    body: messages.quizNotFound,
  },
] as const;

const importCases = [
  ...row(
    importing(() => formWith(text)),
    {
      name: 'the questions of a file are stored, those with problems unfinished',
      ...{ given: 'ready', who: 'teacher', status: 200 },
      body: {
        ...{ ...found, stored: count, unfinished: 1 },
        questionIds: Array<unknown>(count + 1).fill(anyText),
        quiz: expect.objectContaining({ draftCount: 1 }),
      },
    },
    ...everybodyElse,
    {
      name: 'once a student has started it is refused',
      ...{ given: 'running', who: 'teacher', status: 409, body: messages.attemptsFreezeQuestions },
    },
  ),
  ...row(
    importing(() => ({ text, dryRun: true })),
    {
      name: 'a dry run of a text stores nothing',
      ...{ given: 'ready', who: 'teacher', status: 200, body: { ...found, ...nothing } },
    },
  ),
  ...row(
    importing(() =>
      formWith(text, {
        dryRun: '1',
        review: JSON.stringify([
          ...Array.from({ length: count }, (_, at) => ({ at, isLeftOut: true })),
          { at: count, fields: { correctAnswer: sampleQuestions[0]?.correctAnswer } },
        ]),
      }),
    ),
    {
      name: 'what was left out is gone, and what was mended has no problem',
      ...{ given: 'ready', who: 'teacher', status: 200 },
      body: {
        ...{ ...found, ...nothing },
        questions: [expect.objectContaining({ text: unfinished.text, problems: [] })],
      },
    },
  ),
  ...row(
    importing(() => ({})),
    {
      name: 'without a file or a text it is refused',
      ...{ given: 'ready', who: 'teacher', status: 400, body: importMessages.nothingSent },
    },
  ),
  ...row(
    importing(() => ({ text: '{"title": "Cells"}' })),
    {
      name: 'a file without questions is refused, also by a quiz that has started',
      ...{ given: 'running', who: 'teacher', status: 400 },
    },
  ),
  ...row(
    importing(() => formWith('%PDF-1.7 …')),
    {
      name: 'a PDF is unsupported, with a way out',
      ...{ given: 'ready', who: 'teacher', status: 415, body: importMessages.pdf },
    },
  ),
  ...row(
    importing(() => ({ text, review: [{ at: 99, isLeftOut: true }] })),
    {
      name: 'a review of a question that is not there is refused',
      ...{ given: 'ready', who: 'teacher', status: 400, body: importMessages.reviewUnknown(100) },
    },
  ),
];

/** Over REST alone: tRPC sends a file within JSON. */
const exporting = (format: string) =>
  ({ rest: ['GET', ({ quizId }: Stage) => `/quiz/${quizId}/export?format=${format}`] }) as const;

const exportCases = [
  ...row(
    exporting('json'),
    {
      name: 'a quiz is a file in JSON',
      ...{ given: 'released', who: 'teacher', status: 200 },
      body: expect.objectContaining({
        ...{ format: QUIZ_JSON, version: 1 },
        questions: sampleQuestions.map(({ text }) => expect.objectContaining({ text })),
      }),
    },
    ...everybodyElse,
  ),
  ...row(exporting('pdf'), {
    name: 'an unknown format is refused',
    ...{ given: 'draft', who: 'teacher', status: 400, body: fieldInvalid('format') },
  }),
];

/** Files of questions, in and out. */
export const fileCases: readonly ContractCase[] = [...importCases, ...exportCases];
