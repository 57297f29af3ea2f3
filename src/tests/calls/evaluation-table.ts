import { expect } from 'vitest';
import { releaseMessages } from '../../server/rules/results/messages';
import type { Stage } from '../../server/testing/stage';
import { fieldInvalid, messages } from '../../shared/messages';
import {
  type Arranged,
  DOER,
  doing,
  EDIT,
  LOOK,
  MARK,
  ofQuiz,
  PERSONAL,
  TAKER,
  type Table,
  TEACHERS,
} from './call-table';
import { markedHalf, ofLongAnswer } from './marks-table';

const withPhrase = async ({ teacher }: Stage) => {
  const { body } = await teacher.mutate('phrases.add', { text: 'Name the pigment.' });
  return { phraseId: body.phrases[0].id };
};
const asked = doing((stage) =>
  stage.student.mutate('appeals.ask', { ...ofLongAnswer(stage), text: 'I meant the same' }),
);

const RUBRIC = [{ id: 'cause', text: 'Names the cause', points: 2 }];
const ruled = async (stage: Stage) => {
  const rubric = { ...ofLongAnswer(stage), items: RUBRIC };
  const { seen } = (await stage.teacher.mutate('rubrics.preview', rubric)).body;
  return { seen };
};
const rubricWritten = doing(async (stage) => {
  const { seen } = await ruled(stage);
  await stage.teacher.mutate('rubrics.write', { ...ofLongAnswer(stage), items: RUBRIC, seen });
});

const LATER = 8.64e15;
/** The refusal of a call that exists over tRPC only. */
const saying = (error: string) => expect.objectContaining({ error });
const ofSubmission = (at: Arranged) => ({ ...ofQuiz(at), studentId: at.student.accountId });
const heldBack = doing((stage) =>
  stage.teacher.mutate('evaluation.holdBack', {
    quizId: stage.quizId,
    studentId: stage.student.accountId,
  }),
);

export const evaluationTable = {
  'evaluation.start': {
    input: ofQuiz,
    given: 'submitted',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'the teacher starts it': { answer: { message: messages.evaluationStarted } },
      'without attempts it is a conflict': { given: 'published', status: 409, answer: messages.noAttempts },
    },
  },
  'evaluation.release': {
    input: ofQuiz,
    given: 'evaluated',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'the teacher releases': { answer: { message: messages.scoresReleased } },
      'before the evaluation is completed it is a conflict': {
        ...{ given: 'submitted', status: 409, answer: messages.evaluationNotCompleted },
      },
    },
  },
  'evaluation.scheduleRelease': {
    input: (at) => ({ ...ofQuiz(at), releaseAt: LATER }),
    given: 'evaluated',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'the teacher sets a time': { answer: { releaseAt: LATER } },
      'the teacher sets none': {
        input: (at) => ({ ...ofQuiz(at), releaseAt: null }),
        answer: { releaseAt: null },
      },
      'the past is no time': {
        input: (at) => ({ ...ofQuiz(at), releaseAt: 0 }),
        ...{ status: 400, answer: saying(releaseMessages.timeIsPast) },
      },
      'before the evaluation is completed it is a conflict': {
        ...{ given: 'submitted', status: 409, answer: saying(messages.evaluationNotCompleted) },
      },
      'after the release it is a conflict': {
        ...{ given: 'released', status: 409, answer: saying(releaseMessages.nothingToRelease) },
      },
    },
  },
  'evaluation.holdBack': {
    input: ofSubmission,
    given: 'evaluated',
    statuses: MARK,
    acts: {
      'the teacher holds one back': { answer: { message: releaseMessages.heldBack } },
      'after the release too': { given: 'released', answer: { message: releaseMessages.heldBack } },
      'a student without an attempt': {
        input: (at) => ({ ...ofQuiz(at), studentId: at.otherStudent.accountId }),
        ...{ status: 404, answer: saying(messages.studentNotFound) },
      },
    },
  },
  'evaluation.endHold': {
    input: ofSubmission,
    given: 'released',
    arrange: heldBack,
    statuses: MARK,
    acts: {
      'the teacher releases one that was held back': { answer: { message: messages.scoresReleased } },
      'before the release they wait for it again': {
        given: 'evaluated',
        answer: { message: releaseMessages.notHeldBack },
      },
    },
  },
  'evaluation.present': {
    input: (at) => ({ ...ofLongAnswer(at), place: null, seenRevision: 0 }),
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.dismissAlarm': {
    input: (at) => ({ ...ofLongAnswer(at), evidence: 'seen' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.showNames': { input: ofQuiz, given: 'evaluated', statuses: MARK },
  'evaluation.setAi': {
    input: (at) => ({ ...ofQuiz(at), useAi: false }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'evaluation.setMemory': {
    input: (at) => ({ ...ofQuiz(at), useEarlierMarks: false }),
    given: 'evaluated',
    statuses: EDIT,
  },
  'evaluation.sentToAi': { input: ofQuiz, given: 'evaluated', statuses: LOOK },
  'comments.write': {
    input: (at) => ({ ...ofLongAnswer(at), studentIds: [at.student.accountId], text: 'Say which colour.' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'comments.writeOnSubmission': {
    input: (at) => ({ ...ofSubmission(at), text: 'Well done.' }),
    given: 'evaluated',
    statuses: MARK,
  },
  'phrases.list': { given: 'evaluated', statuses: TEACHERS },
  'phrases.ofColleagues': { input: ofQuiz, given: 'evaluated', statuses: MARK },
  'phrases.add': {
    input: () => ({ text: 'Name the pigment.' }),
    given: 'evaluated',
    statuses: TEACHERS,
  },
  'phrases.remove': {
    input: ({ made }) => ({ phraseId: made.phraseId }),
    given: 'evaluated',
    arrange: withPhrase,
    statuses: PERSONAL,
  },
  'appeals.ask': {
    input: (at) => ({ ...ofLongAnswer(at), text: 'I meant the same' }),
    given: 'released',
    statuses: TAKER,
  },
  'appeals.answer': {
    input: (at) => ({ ...markedHalf(at), answer: 'So you did' }),
    given: 'released',
    arrange: asked,
    statuses: MARK,
  },
  'rubrics.preview': {
    input: (at) => ({ ...ofLongAnswer(at), items: RUBRIC }),
    given: 'evaluated',
    statuses: MARK,
  },
  'rubrics.write': {
    input: (at) => ({ ...ofLongAnswer(at), items: RUBRIC, seen: at.made.seen }),
    given: 'evaluated',
    arrange: ruled,
    statuses: MARK,
  },
  'rubrics.undo': { input: ofLongAnswer, given: 'evaluated', arrange: rubricWritten, statuses: DOER },
  'rubrics.apply': {
    input: (at) => ({ ...ofLongAnswer(at), studentIds: [at.student.accountId], itemIds: ['cause'] }),
    given: 'evaluated',
    arrange: rubricWritten,
    statuses: MARK,
  },
  'results.toMark': { input: ofQuiz, given: 'evaluated', statuses: LOOK, missing: messages.quizNotFound },
  'results.get': {
    input: ofQuiz,
    given: 'evaluated',
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: { 'the teacher reads them': {}, 'before evaluation too': { given: 'submitted' } },
  },
  'results.csv': { input: ofQuiz, given: 'evaluated', statuses: LOOK, missing: messages.quizNotFound },
  'results.marksCsv': {
    input: (at) => ({ ...ofQuiz(at), columns: 'number,name,points', separator: 'semicolon' }),
    ...{ given: 'evaluated', statuses: LOOK, missing: messages.quizNotFound },
    acts: {
      'a column that there is not': {
        input: (at) => ({ ...ofQuiz(at), columns: 'points,house' }),
        ...{ status: 400, answer: fieldInvalid('columns') },
      },
    },
  },
  'results.xlsx': { input: ofQuiz, given: 'evaluated', statuses: LOOK, missing: messages.quizNotFound },
  'results.allData': {
    given: 'evaluated',
    statuses: TEACHERS,
    acts: { 'all quizzes with scores by email': {} },
  },
  'results.workbook': { given: 'evaluated', statuses: TEACHERS },
} satisfies Table;
