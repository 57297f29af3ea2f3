import { expect } from 'vitest';
import { messages } from '../../../shared/messages';
import { sampleQuestions } from '../sample-questions';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';

export const copyCases: readonly ContractCase[] = row(
  {
    rest: ['POST', ({ quizId }: Stage) => `/quiz/${quizId}/duplicate`],
    trpc: ['mutate', 'quizzes.duplicate', ({ quizId }: Stage) => ({ quizId })],
  },
  {
    name: 'the copy is a draft of its own, with the same questions',
    given: 'released',
    who: 'teacher',
    status: 200,
    body: expect.objectContaining({
      _id: anyText,
      title: messages.copyTitle('Cells', 1),
      isPublished: false,
      shareId: null,
      hasStarted: false,
      questions: sampleQuestions.map(({ text }) => expect.objectContaining({ _id: anyText, text })),
    }),
  },
  {
    name: 'for another teacher it does not exist',
    given: 'draft',
    who: 'otherTeacher',
    status: 404,
    body: messages.quizNotFound,
  },
);
