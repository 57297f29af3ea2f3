import { dotPng } from '../../server/testing/dot-png';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { sampleQuizzes } from '../../shared/quiz/samples';
import { type Arranged, EDIT, LOOK, MARK, OWNER, PERSONAL, type Row, SHARED, TEACHERS } from './call-table';

const quizId = ({ quizId }: Stage) => ({ quizId });
const firstOf = ({ questionIds: [first = ''] }: Stage) => first;
const secondOf = ({ questionIds: [, second = ''] }: Stage) => second;
const changes = { title: 'Cells II' };
const closed = { acceptingResponses: false };
const wording = { text: 'Which organelle makes most of the ATP?' };
const otherKey = { correctAnswer: 'Nucleus', policy: 'new' };
const newQuestion = (at: Stage) => questionForm(sampleQuestions[0], at.quizId);

const picture = (at: Stage) => {
  const form = new FormData();
  form.set('quizId', at.quizId);
  form.set('image', dotPng());
  return form;
};

const corrected = async (stage: Stage) => {
  const questionId = firstOf(stage);
  await stage.teacher.mutate('questions.applyCorrection', { questionId, ...otherKey });
  const { body } = await stage.teacher.query('questions.lastCorrection', { questionId });
  return { questionId, correctionId: body._id as string };
};
const ofFirst = (at: Stage) => ({ quizId: at.quizId, questionId: firstOf(at) });
const halfChanged = async (stage: Stage) => {
  await stage.teacher.mutate('questions.write', { ...ofFirst(stage), text: '' });
  return {};
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
export const quizRows = {
  'quizzes.dashboard': { given: 'released', statuses: TEACHERS },
  'quizzes.create': { input: () => ({ title: 'Atoms' }), given: 'draft', statuses: TEACHERS },
  'quizzes.createFromSample': {
    input: () => ({ sample: sampleQuizzes[0]?.settings.title }),
    given: 'draft',
    statuses: TEACHERS,
  },
  'quizzes.duplicate': { input: quizId, given: 'released', statuses: LOOK },
  'quizzes.get': { input: quizId, given: 'released', statuses: LOOK },
  'quizzes.head': { input: quizId, given: 'released', statuses: LOOK },
  'quizzes.update': { input: (at) => ({ quizId: at.quizId, ...changes }), given: 'ready', statuses: EDIT },
  'quizzes.remove': { input: quizId, given: 'released', statuses: OWNER },
  'quizzes.trash': { given: 'released', arrange: deleted, statuses: TEACHERS },
  'quizzes.restore': { input: quizId, given: 'released', arrange: deleted, statuses: PERSONAL },
  'quizzes.publish': { input: quizId, given: 'published', statuses: EDIT },
  'quizzes.toggleResponses': {
    input: (at) => ({ quizId: at.quizId, ...closed }),
    given: 'running',
    statuses: MARK,
  },
  'quizzes.setFolder': {
    input: (at) => ({ quizId: at.quizId, folder: 'Biology 9' }),
    given: 'released',
    statuses: OWNER,
  },
  'quizzes.setPools': {
    input: (at) => ({ quizId: at.quizId, pools: [{ draw: 1, questionIds: [firstOf(at), secondOf(at)] }] }),
    given: 'ready',
    statuses: EDIT,
  },
  'quizzes.collect': { input: quizId, given: 'running', statuses: MARK },
  'quizzes.getShared': { input: (at) => ({ shareId: at.shareId }), given: 'running', statuses: SHARED },
  'questions.create': { input: newQuestion, given: 'ready', statuses: EDIT },
  'questions.createMany': {
    input: (at) => ({ quizId: at.quizId, questions: sampleQuestions }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.write': {
    input: (at) => ({ ...sampleQuestions[0], ...ofFirst(at), text: '' }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.move': { input: (at) => ({ ...ofFirst(at), to: 2 }), given: 'ready', statuses: EDIT },
  'questions.revert': { input: ofFirst, given: 'ready', arrange: halfChanged, statuses: EDIT },
  'questions.duplicate': {
    input: (at) => ({ quizId: at.quizId, questionId: firstOf(at) }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.setTimeLimits': {
    input: (at) => ({ quizId: at.quizId, timeLimit: 60 }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.update': {
    input: (at) => ({ questionId: firstOf(at), ...wording }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'questions.uploadImage': { input: picture, given: 'ready', statuses: EDIT },
  'questions.remove': {
    input: (at) => ({ quizId: at.quizId, questionId: firstOf(at) }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.restore': { input: made, given: 'ready', arrange: removed, statuses: EDIT },
  'questions.previewCorrection': {
    input: (at) => ({ questionId: firstOf(at), ...otherKey }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'questions.applyCorrection': {
    input: (at) => ({ questionId: firstOf(at), ...otherKey }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'questions.lastCorrection': {
    input: (at) => ({ questionId: firstOf(at) }),
    given: 'evaluated',
    statuses: LOOK,
  },
  'questions.undoCorrection': { input: made, given: 'evaluated', arrange: corrected, statuses: EDIT },
} satisfies Readonly<Record<string, Row>>;
