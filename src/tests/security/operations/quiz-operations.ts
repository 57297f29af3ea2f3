import { questionForm, sampleQuestions } from '../../../server/testing/sample-questions';
import type { Stage } from '../../../server/testing/stage';
import { type Arranged, NO_SHARE, type Operation, OWNER, SHARED, TEACHERS } from './operation';

const quizId = ({ quizId }: Stage) => ({ quizId });
const firstOf = ({ questionIds: [first = ''] }: Stage) => first;
const secondOf = ({ questionIds: [, second = ''] }: Stage) => second;
const changes = { title: 'Cells II' };
const closed = { acceptingResponses: false };
const wording = { text: 'Which organelle makes most of the ATP?' };
const otherKey = { correctAnswer: 'Nucleus', policy: 'new' };
const newQuestion = (at: Stage) => questionForm(sampleQuestions[0], at.quizId);

const corrected = async (stage: Stage) => {
  const questionId = firstOf(stage);
  await stage.teacher.mutate('questions.applyCorrection', { questionId, ...otherKey });
  const { body } = await stage.teacher.query('questions.lastCorrection', { questionId });
  return { questionId, correctionId: body._id as string };
};
const removed = async (stage: Stage) => {
  const ids = { quizId: stage.quizId, questionId: secondOf(stage) };
  await stage.teacher.mutate('questions.remove', ids);
  return ids;
};
const deleted = async ({ teacher, quizId }: Stage) => {
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  return {};
};
const made = ({ made }: Arranged) => made;

/** Building and publishing a quiz, its questions, and their correction. */
export const quizOperations: readonly Operation[] = [
  {
    rest: ['GET /teacher/', () => '/teacher/'],
    trpc: ['quizzes.dashboard'],
    given: 'released',
    statuses: TEACHERS,
  },
  {
    rest: ['POST /quiz/', () => '/quiz/', () => ({ title: 'Atoms' })],
    trpc: ['quizzes.create', () => ({ title: 'Atoms' })],
    given: 'draft',
    statuses: TEACHERS,
  },
  { rest: ['POST /quiz', () => '/quiz', () => ({ title: 'Atoms' })], given: 'draft', statuses: TEACHERS },
  {
    rest: ['GET /quiz/:quizId', (at) => `/quiz/${at.quizId}`],
    trpc: ['quizzes.get', quizId],
    given: 'released',
    statuses: OWNER,
  },
  {
    rest: ['PUT /quiz/:quizId', (at) => `/quiz/${at.quizId}`, () => changes],
    trpc: ['quizzes.update', (at) => ({ quizId: at.quizId, ...changes })],
    given: 'ready',
    statuses: OWNER,
  },
  {
    rest: ['DELETE /quiz/:quizId', (at) => `/quiz/${at.quizId}`],
    trpc: ['quizzes.remove', quizId],
    given: 'released',
    statuses: OWNER,
  },
  { trpc: ['quizzes.trash'], given: 'released', arrange: deleted, statuses: TEACHERS },
  {
    rest: ['POST /quiz/:quizId/restore', (at) => `/quiz/${at.quizId}/restore`],
    trpc: ['quizzes.restore', quizId],
    given: 'released',
    arrange: deleted,
    statuses: OWNER,
  },
  {
    rest: ['POST /quiz/:quizId/publish', (at) => `/quiz/${at.quizId}/publish`],
    trpc: ['quizzes.publish', quizId],
    given: 'published',
    statuses: OWNER,
  },
  {
    rest: ['PUT /quiz/:quizId/toggle-responses', (at) => `/quiz/${at.quizId}/toggle-responses`, () => closed],
    trpc: ['quizzes.toggleResponses', (at) => ({ quizId: at.quizId, ...closed })],
    given: 'running',
    statuses: OWNER,
  },
  {
    rest: ['POST /quiz/:quizId/collect', (at) => `/quiz/${at.quizId}/collect`],
    trpc: ['quizzes.collect', quizId],
    given: 'running',
    statuses: OWNER,
  },
  {
    rest: ['GET /quiz/share/:shareId', (at) => `/quiz/share/${at.shareId}`],
    trpc: ['quizzes.getShared', (at) => ({ shareId: at.shareId })],
    given: 'running',
    statuses: SHARED,
  },
  { rest: ['GET /quiz/share/', () => '/quiz/share/'], given: 'running', statuses: NO_SHARE },
  {
    rest: ['POST /question/', () => '/question/', newQuestion],
    trpc: ['questions.create', newQuestion],
    given: 'ready',
    statuses: OWNER,
  },
  { rest: ['POST /question', () => '/question', newQuestion], given: 'ready', statuses: OWNER },
  {
    rest: ['PUT /question/:questionId', (at) => `/question/${firstOf(at)}`, () => wording],
    trpc: ['questions.update', (at) => ({ questionId: firstOf(at), ...wording })],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    rest: [
      'DELETE /question/:questionId',
      (at) => `/question/${firstOf(at)}`,
      (at) => ({ quizId: at.quizId }),
    ],
    trpc: ['questions.remove', (at) => ({ quizId: at.quizId, questionId: firstOf(at) })],
    given: 'ready',
    statuses: OWNER,
  },
  { trpc: ['questions.restore', made], given: 'ready', arrange: removed, statuses: OWNER },
  {
    trpc: ['questions.previewCorrection', (at) => ({ questionId: firstOf(at), ...otherKey })],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    trpc: ['questions.applyCorrection', (at) => ({ questionId: firstOf(at), ...otherKey })],
    given: 'evaluated',
    statuses: OWNER,
  },
  {
    trpc: ['questions.lastCorrection', (at) => ({ questionId: firstOf(at) })],
    given: 'evaluated',
    statuses: OWNER,
  },
  { trpc: ['questions.undoCorrection', made], given: 'evaluated', arrange: corrected, statuses: OWNER },
];
