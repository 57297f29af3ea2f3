import { messages } from '../../../shared/messages';
import { questionForm, sampleQuestions } from '../sample-questions';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';

const [mcq] = sampleQuestions;
const mcqBody = {
  ...mcq,
  _id: anyText,
  imageUrl: null,
  format: 'rich',
  imageAlt: null,
  explanation: null,
  feedback: {},
  timeLimit: null,
  min: null,
  max: null,
  step: null,
};

const create = (question: object) =>
  ({
    rest: ['POST', () => '/question/', ({ quizId }: Stage) => questionForm(question, quizId)],
    trpc: ['mutate', 'questions.create', ({ quizId }: Stage) => questionForm(question, quizId)],
  }) as const;
const firstId = ({ questionIds }: Stage) => questionIds[0] ?? 'none';
const update = (question: object) =>
  ({
    rest: ['PUT', (stage: Stage) => `/question/${firstId(stage)}`, () => questionForm(question)],
    trpc: [
      'mutate',
      'questions.update',
      (stage: Stage) => questionForm({ ...question, questionId: firstId(stage) }),
    ],
  }) as const;
const remove = {
  rest: ['DELETE', (stage: Stage) => `/question/${firstId(stage)}`, ({ quizId }: Stage) => ({ quizId })],
  trpc: [
    'mutate',
    'questions.remove',
    (stage: Stage) => ({ quizId: stage.quizId, questionId: firstId(stage) }),
  ],
} as const;

const withImage = (bytes: string) =>
  ({
    rest: ['POST', () => '/question/', (stage: Stage) => formWithImage(stage, bytes)],
    trpc: ['mutate', 'questions.create', (stage: Stage) => formWithImage(stage, bytes)],
  }) as const;

function formWithImage({ quizId }: Stage, bytes: string): FormData {
  const form = questionForm(mcq, quizId);
  form.set('image', new File([bytes], 'picture.png', { type: 'image/png' }));
  return form;
}

export const questionCases: readonly ContractCase[] = [
  ...row(
    create(mcq),
    { name: 'a single choice is stored', given: 'draft', who: 'teacher', status: 200, body: mcqBody },
    {
      name: 'a student is forbidden',
      given: 'draft',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
    {
      name: 'in a quiz of somebody else it is not found',
      given: 'draft',
      who: 'otherTeacher',
      status: 404,
      body: messages.quizNotFound,
    },
    {
      name: 'after a student started it is a conflict',
      given: 'running',
      who: 'teacher',
      status: 409,
      body: messages.attemptsFreezeQuestions,
    },
  ),
  ...row(create({ ...mcq, text: ' ' }), {
    name: 'a blank text is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.questionTextRequired,
  }),
  ...row(create({ ...mcq, options: ['a', ''] }), {
    name: 'a blank option is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.optionBlank,
  }),
  ...row(create({ ...mcq, options: ['a'] }), {
    name: 'one option is too few',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: messages.optionsTooFew,
  }),
  ...row(create({ ...mcq, type: 'essay' }), {
    name: 'another type is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
  }),
  ...row(withImage('not an image'), {
    name: 'a file that is no image is unsupported',
    given: 'draft',
    who: 'teacher',
    status: 415,
    body: messages.imageUnreadable,
  }),
  ...row(withImage('x'.repeat(10 * 1024 * 1024 + 1)), {
    name: 'an image over 10 MB is too large',
    given: 'draft',
    who: 'teacher',
    status: 413,
    body: messages.imageTooLarge,
  }),
  ...row(
    update({ text: 'Which one makes ATP?' }),
    {
      name: 'fields that are not sent stay',
      given: 'ready',
      who: 'teacher',
      status: 200,
      body: { ...mcqBody, text: 'Which one makes ATP?' },
    },
    {
      name: 'a text may be corrected while the quiz runs',
      given: 'running',
      who: 'teacher',
      status: 200,
      body: { ...mcqBody, text: 'Which one makes ATP?' },
    },
    {
      name: 'for another teacher it does not exist',
      given: 'ready',
      who: 'otherTeacher',
      status: 404,
      body: messages.questionNotFound,
    },
  ),
  ...row(update({ options: ['Nucleus', 'Mitochondria'] }), {
    name: 'options are frozen once a student started',
    given: 'running',
    who: 'teacher',
    status: 409,
    body: messages.attemptsFreezeQuestions,
  }),
  ...row(
    remove,
    {
      name: 'the owner deletes it',
      given: 'ready',
      who: 'teacher',
      status: 200,
      body: { message: messages.questionDeleted },
    },
    {
      name: 'after a student started it is a conflict',
      given: 'running',
      who: 'teacher',
      status: 409,
      body: messages.attemptsFreezeQuestions,
    },
    { name: 'an unknown one is not found', given: 'draft', who: 'teacher', status: 404 },
  ),
];
