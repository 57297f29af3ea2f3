import { dotPng } from '../../server/testing/dot-png';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { fieldInvalid, messages } from '../../shared/messages';
import { anyText, doing, EDIT, LOOK, made, ofQuiz, type Table } from './call-table';

const firstOf = ({ questionIds: [first = 'none'] }: Stage) => first;
const secondOf = ({ questionIds: [, second = ''] }: Stage) => second;
const ofFirst = (at: Stage) => ({ ...ofQuiz(at), questionId: firstOf(at) });
const otherKey = { correctAnswer: 'Nucleus', policy: 'new' };
const corrected = (at: Stage) => ({ questionId: firstOf(at), ...otherKey });

const [mcq] = sampleQuestions;
const mcqBody = {
  ...{ ...mcq, _id: anyText, imageUrl: null, format: 'rich', imageAlt: null, explanation: null },
  ...{ feedback: {}, timeLimit: null, min: null, max: null, step: null },
};
const added = (question: object) => (at: Stage) => questionForm(question, at.quizId);
const addedWithImage = (bytes: string) => (at: Stage) => {
  const form = questionForm(mcq, at.quizId);
  form.set('image', new File([bytes], 'picture.png', { type: 'image/png' }));
  return form;
};
const reworded = (question: object) => (at: Stage) => questionForm({ ...question, questionId: firstOf(at) });
const ATP = 'Which one makes ATP?';

const withImage = (image?: File) => (at: Stage) => {
  const form = new FormData();
  form.set('quizId', at.quizId);
  if (image) form.set('image', image);
  return form;
};

const aCorrection = async (stage: Stage) => {
  const questionId = firstOf(stage);
  await stage.teacher.mutate('questions.applyCorrection', corrected(stage));
  const { body } = await stage.teacher.query('questions.lastCorrection', { questionId });
  return { questionId, correctionId: body._id as string };
};
const halfChanged = doing((stage) =>
  stage.teacher.mutate('questions.write', { ...ofFirst(stage), text: '' }),
);
const removed = async (stage: Stage) => {
  const ids = { quizId: stage.quizId, questionId: secondOf(stage) };
  await stage.teacher.mutate('questions.remove', ids);
  return ids;
};

/** Questions of a quiz, and corrections. */
export const questionTable = {
  'questions.create': {
    input: added(mcq),
    given: 'ready',
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'a single choice is stored': { given: 'draft', answer: mcqBody },
      'after a student started it is a conflict': {
        ...{ given: 'running', status: 409, answer: messages.attemptsFreezeQuestions },
      },
      'a blank text is refused': {
        ...{ given: 'draft', input: added({ ...mcq, text: ' ' }) },
        ...{ status: 400, answer: messages.questionTextRequired },
      },
      'a blank option is refused': {
        ...{ given: 'draft', input: added({ ...mcq, options: ['a', ''] }) },
        ...{ status: 400, answer: messages.optionBlank },
      },
      'one option is too few': {
        ...{ given: 'draft', input: added({ ...mcq, options: ['a'] }) },
        ...{ status: 400, answer: messages.optionsTooFew },
      },
      'another type is refused': {
        ...{ given: 'draft', input: added({ ...mcq, type: 'essay' }), status: 400 },
      },
      'a file that is no image is unsupported': {
        ...{ given: 'draft', input: addedWithImage('not an image') },
        ...{ status: 415, answer: messages.imageUnreadable },
      },
      'an image over 10 MB is too large': {
        ...{ given: 'draft', input: addedWithImage('x'.repeat(10 * 1024 * 1024 + 1)) },
        ...{ status: 413, answer: messages.imageTooLarge },
      },
    },
  },
  'questions.createMany': {
    input: (at) => ({ ...ofQuiz(at), questions: sampleQuestions }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.write': {
    input: (at) => ({ ...mcq, ...ofFirst(at), text: '' }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.move': {
    input: (at) => ({ ...ofQuiz(at), places: [{ questionId: firstOf(at), after: at.questionIds[2] }] }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.revert': { input: ofFirst, given: 'ready', arrange: halfChanged, statuses: EDIT },
  'questions.duplicate': { input: ofFirst, given: 'ready', statuses: EDIT },
  'questions.setTimeLimits': {
    input: (at) => ({ ...ofQuiz(at), timeLimit: 60 }),
    given: 'ready',
    statuses: EDIT,
  },
  'questions.update': {
    input: (at) => ({ questionId: firstOf(at), text: 'Which organelle makes most of the ATP?' }),
    given: 'evaluated',
    statuses: EDIT,
    missing: messages.questionNotFound,
    acts: {
      'fields that are not sent stay': {
        ...{ given: 'ready', input: reworded({ text: ATP }), answer: { ...mcqBody, text: ATP } },
      },
      'a text may be corrected while the quiz runs': {
        ...{ given: 'running', input: reworded({ text: ATP }), answer: { ...mcqBody, text: ATP } },
      },
      'options are frozen once a student started': {
        ...{ given: 'running', input: reworded({ options: ['Nucleus', 'Mitochondria'] }) },
        ...{ status: 409, answer: messages.attemptsFreezeQuestions },
      },
    },
  },
  'questions.uploadImage': {
    input: withImage(dotPng()),
    given: 'ready',
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'an image for the texts of a quiz is stored': {
        ...{ given: 'draft', answer: { uploadId: anyText, imageUrl: anyText } },
      },
      'without a file it is refused': {
        ...{ given: 'draft', input: withImage(), status: 400, answer: fieldInvalid('image') },
      },
      'a file that is no image is unsupported': {
        given: 'draft',
        input: withImage(new File(['not an image'], 'picture.png', { type: 'image/png' })),
        ...{ status: 415, answer: messages.imageUnreadable },
      },
    },
  },
  'questions.remove': {
    input: ofFirst,
    given: 'ready',
    statuses: EDIT,
    acts: {
      'the owner deletes it': { answer: { message: messages.questionDeleted } },
      'after a student started it is a conflict': {
        ...{ given: 'running', status: 409, answer: messages.attemptsFreezeQuestions },
      },
      'an unknown one is not found': { given: 'draft', status: 404 },
    },
  },
  'questions.restore': { input: made, given: 'ready', arrange: removed, statuses: EDIT },
  'questions.previewCorrection': { input: corrected, given: 'evaluated', statuses: EDIT },
  'questions.applyCorrection': { input: corrected, given: 'evaluated', statuses: EDIT },
  'questions.lastCorrection': {
    input: (at) => ({ questionId: firstOf(at) }),
    given: 'evaluated',
    statuses: LOOK,
  },
  'questions.undoCorrection': { input: made, given: 'evaluated', arrange: aCorrection, statuses: EDIT },
} satisfies Table;
