import { expect } from 'vitest';
import { QUIZ_JSON } from '../../server/rules/quiz/quiz-json';
import { sampleQuestions } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { importMessages } from '../../shared/import/messages';
import { fieldInvalid, messages } from '../../shared/messages';
import { anyNumber, anyText, doing, EDIT, LOOK, ofQuiz, type Table } from './call-table';

const exported = (format: string) => (at: Stage) => ({ ...ofQuiz(at), format });
const all = ({ quizId, questionIds }: Stage) => ({ quizId, questionIds });
const removed = doing((stage) => stage.teacher.mutate('questions.removeMany', all(stage)));

const pasted = (sent: object) => (at: Stage) => ({ ...ofQuiz(at), ...sent });
const uploaded =
  (content: string, more: Readonly<Record<string, string>> = {}) =>
  (at: Stage) => {
    const form = new FormData();
    form.set('quizId', at.quizId);
    form.set('questions', new File([content], 'questions.json'));
    for (const [name, text] of Object.entries(more)) form.set(name, text);
    return form;
  };

const unfinished = { ...sampleQuestions[0], correctAnswer: 'None of them' };
const hotspot = { type: 'hotspot', text: 'Click on the nucleus.' };
const text = JSON.stringify([...sampleQuestions, unfinished, hotspot]);
const count = sampleQuestions.length;
const found = {
  ...{ format: 'json', pictures: {}, skipped: [{ line: 1, type: 'hotspot', reason: anyText }] },
  questions: [
    ...sampleQuestions.map(({ type, text }) =>
      expect.objectContaining({ line: 1, type, text, problems: [] }),
    ),
    expect.objectContaining({ text: unfinished.text, problems: [anyText] }),
  ],
};
const nothing = { room: anyNumber, stored: 0, unfinished: 0, questionIds: [] };
const mended = JSON.stringify([
  ...Array.from({ length: count }, (_, at) => ({ at, isLeftOut: true })),
  { at: count, fields: { correctAnswer: sampleQuestions[0]?.correctAnswer } },
]);

/** Import and export of questions, and undoing an import. */
export const fileTable = {
  'imports.importQuestions': {
    input: pasted({ text: JSON.stringify(sampleQuestions) }),
    given: 'ready',
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'the questions of a file are stored, those with problems unfinished': {
        input: uploaded(text),
        answer: {
          ...{ ...found, stored: count, unfinished: 1 },
          questionIds: Array<unknown>(count + 1).fill(anyText),
          quiz: expect.objectContaining({ draftCount: 1 }),
        },
      },
      'once a student has started it is refused': {
        ...{ given: 'running', input: uploaded(text), status: 409, answer: messages.attemptsFreezeQuestions },
      },
      'a dry run of a text stores nothing': {
        ...{ input: pasted({ text, dryRun: true }), answer: { ...found, ...nothing } },
      },
      'what was left out is gone, and what was mended has no problem': {
        input: uploaded(text, { dryRun: '1', review: mended }),
        answer: {
          ...{ ...found, ...nothing },
          questions: [expect.objectContaining({ text: unfinished.text, problems: [] })],
        },
      },
      'without a file or a text it is refused': {
        ...{ input: ofQuiz, sent: '{}', status: 400, answer: importMessages.nothingSent },
      },
      'a file without questions is refused, also by a quiz that has started': {
        ...{ given: 'running', input: pasted({ text: '{"title": "Cells"}' }), status: 400 },
      },
      'a PDF is unsupported, with a way out': {
        ...{ input: uploaded('%PDF-1.7 …'), status: 415, answer: importMessages.pdf },
      },
      'a review of a question that is not there is refused': {
        input: pasted({ text, review: [{ at: 99, isLeftOut: true }] }),
        ...{ status: 400, answer: importMessages.reviewUnknown(100) },
      },
    },
  },
  'exports.file': {
    input: exported('json'),
    given: 'released',
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: {
      'a quiz is a file in JSON': {
        answer: expect.objectContaining({
          ...{ format: QUIZ_JSON, version: 1 },
          questions: sampleQuestions.map(({ text }) => expect.objectContaining({ text })),
        }),
      },
      'an unknown format is refused': {
        ...{ given: 'draft', input: exported('pdf'), status: 400, answer: fieldInvalid('format') },
      },
    },
  },
  'exports.losses': { input: exported('json'), given: 'released', statuses: LOOK },
  'questions.removeMany': { input: all, given: 'ready', statuses: EDIT },
  'questions.restoreMany': { input: all, given: 'ready', arrange: removed, statuses: EDIT },
} satisfies Table;
