import { classMessages } from '../../server/rules/classes/messages';
import type { Stage } from '../../server/testing/stage';
import { accessMessages } from '../../shared/access/messages';
import { messages } from '../../shared/messages';
import { type Arranged, anyNumber, doing, LOOK, OWNER, ofQuiz, type Table } from './call-table';
import { aClass, aClassThen, ofClass } from './made-class';

const ANN = { name: 'Ann', email: 'ann@school.example' };
const BOB = 'bob@school.example';
const EVE = 'eve@school.example';
const bob = { email: BOB, name: 'Bob', right: 'mark', expiresAt: null, via: 'quiz', classNames: [] };
const ofSeven = { ...bob, via: 'class', classNames: ['7b'] };
const owned = (...colleagues: readonly object[]) => ({ right: 'own', owner: ANN, offered: null, colleagues });

const shared = (right: string) =>
  doing(({ teacher, quizId }) => teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: BOB, right }));
const [toMark, toEdit, toLook] = [shared('mark'), shared('edit'), shared('look')];
const sharedClass = aClassThen(({ teacher }, { classId }) =>
  teacher.rest('PUT', `/class/${classId}/colleagues`, { email: BOB, right: 'mark' }),
);
const withQuiz = (sent: object) => (at: Stage) => ({ ...ofQuiz(at), ...sent });
const withClass = (sent: object) => (at: Arranged) => ({ ...ofClass(at), ...sent });
const FAR_DAY = 4_102_444_800_000;

export const colleagueTable = {
  'colleagues.ofQuiz': {
    input: ofQuiz,
    given: 'ready',
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: {
      'nobody at first': { answer: owned() },
      'a colleague reads it too': {
        ...{ arrange: toMark, who: 'otherTeacher', answer: { ...owned(bob), right: 'mark' } },
      },
    },
  },
  'colleagues.shareQuiz': {
    input: withQuiz({ email: EVE, right: 'edit' }),
    given: 'ready',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'by the address, however it is written': {
        ...{ input: withQuiz({ email: ' Bob@School.Example ', right: 'mark' }), answer: owned(bob) },
      },
      'a colleague shares nothing': {
        ...{ arrange: toEdit, who: 'otherTeacher' },
        input: withQuiz({ email: ' Bob@School.Example ', right: 'mark' }),
        ...{ status: 403, answer: accessMessages.tooLittle('quiz', 'edit') },
      },
      'not with oneself': {
        input: withQuiz({ email: 'ann@school.example', right: 'look' }),
        ...{ status: 400, answer: accessMessages.withOneself },
      },
      'what is no address': {
        input: withQuiz({ email: 'bob', right: 'look' }),
        ...{ status: 400, answer: accessMessages.emailInvalid },
      },
      'what is no right': {
        input: withQuiz({ email: BOB, right: 'own' }),
        ...{ status: 400, answer: accessMessages.rightInvalid },
      },
      'until a time that is over': {
        input: withQuiz({ email: BOB, right: 'look', expiresAt: 1 }),
        ...{ status: 400, answer: accessMessages.expired },
      },
      'until a day': {
        input: withQuiz({ email: BOB, right: 'look', expiresAt: FAR_DAY }),
        answer: owned({ ...bob, right: 'look', expiresAt: anyNumber }),
      },
    },
  },
  'colleagues.endQuizShare': {
    input: withQuiz({ email: EVE }),
    given: 'ready',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'its owner ends it': {
        ...{ arrange: toMark, input: withQuiz({ email: BOB }) },
        answer: { message: accessMessages.ended('quiz', BOB) },
      },
      'again is the same': {
        ...{ input: withQuiz({ email: BOB }), answer: { message: accessMessages.ended('quiz', BOB) } },
      },
      'a colleague leaves': {
        ...{ arrange: toLook, who: 'otherTeacher', input: withQuiz({ email: BOB }) },
        answer: { message: accessMessages.left('quiz') },
      },
      'a colleague ends no share of others': {
        ...{ arrange: toEdit, who: 'otherTeacher' },
        ...{ status: 403, answer: accessMessages.othersShare('quiz') },
      },
      'of nobody': { input: withQuiz({ email: 7 }), status: 400, answer: accessMessages.emailInvalid },
    },
  },
  'colleagues.ofClass': {
    input: ofClass,
    given: 'draft',
    arrange: aClass,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: {
      'a colleague reads it too': {
        ...{ arrange: sharedClass, who: 'otherTeacher', answer: { ...owned(ofSeven), right: 'mark' } },
      },
    },
  },
  'colleagues.shareClass': {
    input: withClass({ email: EVE, right: 'mark' }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
    acts: { 'a class': { input: withClass({ email: BOB, right: 'mark' }), answer: owned(ofSeven) } },
  },
  'colleagues.endClassShare': {
    input: withClass({ email: EVE }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
    acts: {
      'a colleague leaves a class': {
        ...{ arrange: sharedClass, who: 'otherTeacher', input: withClass({ email: BOB }) },
        answer: { message: accessMessages.left('class') },
      },
    },
  },
} satisfies Table;
