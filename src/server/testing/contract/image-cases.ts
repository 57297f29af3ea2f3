import { fieldInvalid, messages } from '../../../shared/messages';
import { dotPng } from '../dot-png';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';

const upload = (image?: () => File) =>
  ({
    rest: ['POST', ({ quizId }: Stage) => `/quiz/${quizId}/image`, () => formWith(image)],
    trpc: ['mutate', 'questions.uploadImage', ({ quizId }: Stage) => formWith(image, quizId)],
  }) as const;

function formWith(image?: () => File, quizId?: string): FormData {
  const form = new FormData();
  if (quizId !== undefined) form.set('quizId', quizId);
  if (image) form.set('image', image());
  return form;
}

const textFile = () => new File(['not an image'], 'picture.png', { type: 'image/png' });

export const imageCases: readonly ContractCase[] = [
  ...row(
    upload(dotPng),
    {
      name: 'an image for the texts of a quiz is stored',
      given: 'draft',
      who: 'teacher',
      status: 200,
      body: { uploadId: anyText, imageUrl: anyText },
    },
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
  ),
  ...row(upload(), {
    name: 'without a file it is refused',
    given: 'draft',
    who: 'teacher',
    status: 400,
    body: fieldInvalid('image'),
  }),
  ...row(upload(textFile), {
    name: 'a file that is no image is unsupported',
    given: 'draft',
    who: 'teacher',
    status: 415,
    body: messages.imageUnreadable,
  }),
];
