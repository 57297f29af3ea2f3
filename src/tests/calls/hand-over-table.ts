import { classMessages } from '../../server/rules/classes/messages';
import type { Stage } from '../../server/testing/stage';
import { accessMessages } from '../../shared/access/messages';
import { messages } from '../../shared/messages';
import {
  type Arranged,
  anyNumber,
  anyText,
  asItIs,
  doing,
  made,
  OWNER,
  ofQuiz,
  RECEIVER,
  type Table,
  TEACHERS,
} from './call-table';
import { aClass, aClassThen, ofClass } from './made-class';

const ANN = { name: 'Ann', email: 'ann@school.example' };
const BOB = 'bob@school.example';
const EVE = 'eve@school.example';

const toEdit = doing(({ teacher, quizId }) =>
  teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: BOB, right: 'edit' }),
);
const withQuiz = (sent: object) => (at: Stage) => ({ ...ofQuiz(at), ...sent });
const withClass = (sent: object) => (at: Arranged) => ({ ...ofClass(at), ...sent });
/** The id of the offer waiting for Bob. */
const offerTo = async ({ otherTeacher }: Stage) => {
  const { body } = await otherTeacher.rest('GET', '/teacher/hand-overs');
  return { handOverId: body.handOvers[0]?.handOverId as string };
};
const offeredQuiz = async (stage: Stage) => {
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/hand-over`, { email: BOB });
  return offerTo(stage);
};
const offeredClass = async (stage: Stage) => {
  const { teacher, quizId } = stage;
  const { classId } = await aClass(stage);
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId] });
  await teacher.rest('POST', `/class/${classId}/hand-over`, { email: BOB, quizzes: true });
  return { classId, ...(await offerTo(stage)) };
};
const anOffer = {
  ...{ handOverId: anyText, kind: 'quiz', title: 'Cells', from: ANN, to: { name: 'Bob', email: BOB } },
  ...{ isPublished: false, quizTitles: [], offeredAt: anyNumber, expiresAt: anyNumber },
};

export const handOverTable = {
  'colleagues.handOverQuiz': {
    input: withQuiz({ email: 'Bob@school.example' }),
    given: 'released',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'to a colleague': { answer: { message: accessMessages.quizOffered('Bob') } },
      'again is the same offer': {
        ...{ given: 'ready', arrange: offeredQuiz },
        answer: { message: accessMessages.quizOffered('Bob') },
      },
      'to a second colleague at once': {
        given: 'ready',
        arrange: doing(async (stage) => {
          await stage.world.signIn('teacher', 'Eve');
          await offeredQuiz(stage);
        }),
        input: withQuiz({ email: EVE }),
        ...{ status: 409, answer: accessMessages.alreadyOffered('quiz', 'Bob') },
      },
      'a colleague hands nothing over': {
        ...{ given: 'ready', arrange: toEdit, who: 'otherTeacher' },
        ...{ status: 403, answer: accessMessages.tooLittle('quiz', 'edit') },
      },
      'to an address that no teacher has': {
        ...{ given: 'ready', input: withQuiz({ email: EVE }) },
        ...{ status: 404, answer: accessMessages.successorUnknown(EVE) },
      },
      'to oneself': {
        ...{ given: 'ready', input: withQuiz({ email: 'ann@school.example' }) },
        ...{ status: 400, answer: accessMessages.withOneself },
      },
    },
  },
  'colleagues.handOverClass': {
    input: withClass({ email: BOB, quizzes: true }),
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
    acts: {
      'a class alone': {
        input: withClass({ email: BOB }),
        answer: { message: accessMessages.classOffered('Bob', 0), quizzes: 0 },
      },
      'a class with its quizzes': {
        given: 'published',
        arrange: aClassThen(({ teacher, quizId }, { classId }) =>
          teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId] }),
        ),
        answer: { message: accessMessages.classOffered('Bob', 1), quizzes: 1 },
      },
    },
  },
  'colleagues.withdrawQuiz': {
    input: ofQuiz,
    given: 'ready',
    arrange: offeredQuiz,
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'its owner': { answer: { message: accessMessages.withdrawn('quiz') } },
      'again is the same': { arrange: asItIs, answer: { message: accessMessages.withdrawn('quiz') } },
    },
  },
  'colleagues.withdrawClass': {
    input: ofClass,
    given: 'draft',
    arrange: offeredClass,
    statuses: OWNER,
    missing: classMessages.notFound,
    acts: { 'its owner': { answer: { message: accessMessages.withdrawn('class') } } },
  },
  'colleagues.handOvers': {
    given: 'ready',
    statuses: TEACHERS,
    acts: {
      'what is offered to oneself': {
        arrange: offeredQuiz,
        who: 'otherTeacher',
        answer: { handOvers: [anOffer] },
      },
      'nothing of what one offers': { arrange: offeredQuiz, answer: { handOvers: [] } },
    },
  },
  'colleagues.acceptHandOver': {
    input: ({ made: { handOverId } }) => ({ handOverId, formerOwnerMay: 'mark' }),
    given: 'ready',
    arrange: offeredQuiz,
    statuses: RECEIVER,
    missing: accessMessages.offerNotFound,
    acts: {
      'a quiz': { who: 'otherTeacher', answer: { message: accessMessages.quizAccepted('Cells') } },
      'a class with its quizzes': {
        ...{ given: 'published', arrange: offeredClass, who: 'otherTeacher' },
        answer: { message: accessMessages.classAccepted('7b', 1) },
      },
      'not once it was withdrawn': {
        arrange: async (stage) => {
          const offered = await offeredQuiz(stage);
          await stage.teacher.rest('DELETE', `/quiz/${stage.quizId}/hand-over`);
          return offered;
        },
        ...{ who: 'otherTeacher', status: 404, answer: accessMessages.offerNotFound },
      },
      'a title that one uses': {
        arrange: async (stage) => {
          await stage.otherTeacher.rest('POST', '/quiz/', { title: 'Cells' });
          return offeredQuiz(stage);
        },
        ...{ who: 'otherTeacher', status: 409, answer: accessMessages.successorHasTitle('Cells') },
      },
      'a name that one uses': {
        arrange: async (stage) => {
          await stage.otherTeacher.rest('POST', '/class', { name: '7b' });
          return offeredClass(stage);
        },
        ...{ who: 'otherTeacher', status: 409, answer: accessMessages.successorHasName('7b') },
      },
      'no right that there is not': {
        input: ({ made: { handOverId } }) => ({ handOverId, formerOwnerMay: 'own' }),
        ...{ who: 'otherTeacher', status: 400, answer: accessMessages.rightInvalid },
      },
    },
  },
  'colleagues.declineHandOver': {
    input: made,
    given: 'ready',
    arrange: offeredQuiz,
    statuses: RECEIVER,
    missing: accessMessages.offerNotFound,
    acts: { 'a quiz': { who: 'otherTeacher', answer: { message: accessMessages.declined('Cells') } } },
  },
} satisfies Table;
