import type { Stage } from '../../server/testing/stage';
import { messages } from '../../shared/messages';
import { anyNumber, anyText, EDIT, MARK, ofQuiz, SHARED, type Table } from './call-table';
import { switches } from './quiz-table';

const accepting = (acceptingResponses: unknown) => (at: Stage) => ({ ...ofQuiz(at), acceptingResponses });
const shared = {
  ...{ _id: anyText, title: 'Cells', description: anyText, totalTimeSeconds: anyNumber, ...switches },
  ...{ shareId: anyText, isPublished: true, acceptingResponses: true, own: null },
  questions: [anyText, anyText, anyText, anyText, anyText],
};
const own = {
  ...{ state: 'new', timeSeconds: 1800, timeFactorPercent: 100, tabChangeLimit: 3 },
  ...{ largerText: false, hideTimer: false, start: { yes: true, until: null }, serverNow: anyNumber },
};
const typedInLowerCase = ({ shareId }: Stage) => ({ shareId: shareId.toLowerCase() });

/** Publishing, opening, closing, and reading by share ID. */
export const sharingTable = {
  'quizzes.publish': {
    input: ofQuiz,
    given: 'published',
    statuses: EDIT,
    acts: {
      'without a plan it wants payment, even without questions': {
        ...{ given: 'draft', status: 402, answer: messages.planRequired },
      },
      'again answers the same share ID': { answer: { shareId: anyText } },
    },
  },
  'quizzes.toggleResponses': {
    input: accepting(false),
    given: 'running',
    statuses: MARK,
    acts: {
      'the owner closes responses': { given: 'published' },
      'an unpublished quiz is a conflict': { given: 'ready', status: 409, answer: messages.notPublished },
      'only true and false are answers': {
        ...{ given: 'published', input: accepting('yes') },
        ...{ status: 400, answer: messages.acceptingBooleanRequired },
      },
    },
  },
  'quizzes.collect': {
    input: ofQuiz,
    given: 'running',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'the owner collects what is being written': {
        answer: { message: messages.submissionsCollected(1), collected: 1 },
      },
      'where nobody writes there is nothing to collect': {
        ...{ given: 'submitted', answer: { message: messages.submissionsCollected(0), collected: 0 } },
      },
    },
  },
  'quizzes.getShared': {
    input: typedInLowerCase,
    given: 'running',
    statuses: SHARED,
    missing: messages.quizNotFoundOrNotPublished,
    acts: {
      'a student reads it without texts, and what it is to that student': {
        ...{ given: 'published', who: 'student', answer: { ...shared, own } },
      },
      'a student who takes it reads that it runs': {
        who: 'student',
        answer: { ...shared, own: { ...own, state: 'running' } },
      },
      'its owner reads it too': { given: 'published', answer: shared },
      'an ID that no published quiz has is not found': {
        ...{ given: 'ready', who: 'student', input: () => ({ shareId: 'NOSUCHID' }) },
        ...{ status: 404, answer: messages.quizNotFoundOrNotPublished },
      },
    },
  },
} satisfies Table;
