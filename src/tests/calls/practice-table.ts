import { expect } from 'vitest';
import { practiceMessages } from '../../server/rules/practice/messages';
import type { Person } from '../../server/testing/person';
import type { Stage } from '../../server/testing/stage';
import { messages } from '../../shared/messages';
import {
  type Act,
  type Arranged,
  anyNumber,
  anyText,
  OWNER,
  ofQuiz,
  PERSONAL,
  STUDENTS,
  TAKER,
  type Table,
  TEACHERS,
} from './call-table';

/** The student's current practice question; undefined if the set cannot be practised. */
async function asked(student: Person, setId: string) {
  const { body } = await student.rest('GET', `/student/practice/${setId}/next`);
  const { question, showing } = body;
  return { setId, questionId: question?._id ?? '', showing: showing ?? '', type: question?.type ?? '' };
}
/** The quiz is open for practice, and its student has seen the first question. */
const opened = async ({ teacher, student, quizId }: Stage) => {
  const { body: set } = await teacher.rest('POST', '/practice', { quizId });
  return asked(student, set._id);
};
const ended = async (stage: Stage) => {
  const at = await opened(stage);
  await stage.teacher.rest('POST', `/practice/${at.setId}/close`);
  return at;
};
const answerTo = async (
  { student }: Stage,
  { setId, questionId, showing }: Record<string, string>,
  answer: unknown,
) => student.rest('POST', `/student/practice/${setId}/answer`, { questionId, showing, answer });
/** The student has answered the first question. */
const answered = async (stage: Stage) => {
  const at = await opened(stage);
  await answerTo(stage, at, null);
  return at;
};
/** The student has practised up to a text question and answered in words that no rule marks for certain. */
const answeredText = async (stage: Stage) => {
  const { setId } = await opened(stage);
  for (;;) {
    const at = await asked(stage.student, setId);
    const isText = at.type === 'long';
    const { status } = await answerTo(stage, at, isText ? 'Because of a pigment in them' : null);
    if (isText || status !== 200) return at;
  }
};
/** The quiz accepts responses again while the student has a practice question open. */
const openAgain = async (stage: Stage) => {
  const at = await opened(stage);
  const accept = { acceptingResponses: true };
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/toggle-responses`, accept);
  return at;
};

const ofSet = ({ made: { setId } }: Arranged) => ({ setId });
const forClasses = (classIds: readonly string[]) => (at: Arranged) => ({ ...ofSet(at), classIds });
const answering = (more: object) => (at: Arranged) => {
  const { questionId, showing } = at.made;
  return { ...ofSet(at), questionId, showing, ...more };
};
const judging = (at: Arranged) => ({ ...ofSet(at), questionId: at.made.questionId, knewIt: true });

const set = (more: object = {}) => ({
  ...{ _id: anyText, quizId: anyText, tag: null, title: 'Cells', usableCount: 5, heldBack: [] },
  ...{ openedAt: anyNumber, closedAt: null, classes: [], studentCount: 0, answersLastWeek: 0 },
  ...more,
});
const overForThem: Act = {
  ...{ arrange: ended, who: 'student', status: 404, answer: practiceMessages.notFound },
};

export const practiceTable = {
  'practice.listSets': {
    given: 'released',
    arrange: opened,
    statuses: TEACHERS,
    acts: { 'what is open and what has ended': { answer: { open: [set()], ended: [] } } },
  },
  'practice.preview': {
    input: ofQuiz,
    given: 'released',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'what opening would mean': {
        answer: {
          ...{ quizId: anyText, tag: null, title: 'Cells', usableCount: 5, heldBack: [] },
          ...{ notGiven: { questionCount: 0, quizzes: [] }, whyNot: null, setId: null },
        },
      },
    },
  },
  'practice.open': {
    input: ofQuiz,
    given: 'released',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: {
      'its teacher opens a quiz': { answer: set() },
      twice: { arrange: opened, status: 409, answer: practiceMessages.alreadyOpen },
      'before the release': { given: 'evaluated', status: 409, answer: practiceMessages.notReleased },
      'neither a quiz nor a tag': {
        ...{ input: () => ({}), status: 400, answer: practiceMessages.oneSubject },
      },
      'a tag that no question has': {
        input: () => ({ tag: 'cells', classIds: [] }),
        ...{ status: 404, answer: practiceMessages.tagNotFound },
      },
    },
  },
  'practice.setClasses': {
    input: forClasses([]),
    given: 'released',
    arrange: opened,
    statuses: PERSONAL,
    missing: practiceMessages.notFound,
    acts: {
      'for whoever has taken it': { answer: set() },
      'a class of nobody': {
        ...{ input: forClasses(['another']), status: 404, answer: practiceMessages.classNotFound },
      },
    },
  },
  'practice.close': {
    input: ofSet,
    given: 'released',
    arrange: opened,
    statuses: PERSONAL,
    missing: practiceMessages.notFound,
    acts: { 'its teacher ends it': { answer: set({ closedAt: anyNumber }) } },
  },
  'practice.reopen': {
    input: ofSet,
    given: 'released',
    arrange: ended,
    statuses: PERSONAL,
    missing: practiceMessages.notFound,
    acts: { 'its teacher lets it go on': { answer: set() } },
  },
  'practice.list': {
    input: () => ({}),
    given: 'released',
    arrange: opened,
    statuses: STUDENTS,
    acts: {
      'what a student may practise': {
        who: 'student',
        answer: {
          sets: [
            {
              ...{ _id: anyText, title: 'Cells', teacherName: 'Ann', questionCount: 5 },
              ...{ dueCount: 0, newCount: 5, nextDueAt: null, answeredToday: 0 },
            },
          ],
          serverNow: anyNumber,
        },
      },
      'of another there is nothing': { who: 'otherStudent', answer: { sets: [], serverNow: anyNumber } },
    },
  },
  'practice.next': {
    input: ofSet,
    given: 'released',
    arrange: opened,
    statuses: TAKER,
    missing: practiceMessages.notFound,
    acts: {
      'a question without its key': {
        who: 'student',
        answer: {
          ...{ title: 'Cells', lang: null, largerText: false, showing: anyText, timesAnswered: 0 },
          ...{ dueCount: 0, newCount: 5, nextDueAt: null, serverNow: anyNumber },
          question: expect.not.objectContaining({ correctAnswer: expect.anything() }),
        },
      },
      'what has ended': overForThem,
    },
  },
  'practice.answer': {
    input: answering({ answer: null }),
    given: 'released',
    arrange: opened,
    statuses: TAKER,
    missing: practiceMessages.notFound,
    acts: {
      'what it was worth, with the key': {
        ...{ who: 'student', input: answering({ answer: 'Nucleus' }) },
        answer: expect.objectContaining({
          ...{ questionId: anyText, isCorrect: false, score: 0, maximumMarks: 2, isUnsure: false },
          ...{ studentAnswer: 'Nucleus', correctAnswer: 'Mitochondria', nextDueAt: anyNumber },
        }),
      },
      'another answer than before': {
        ...{ who: 'student', arrange: answered, input: answering({ answer: 'Nucleus' }) },
        ...{ status: 409, answer: practiceMessages.answeredAlready },
      },
      'while somebody may take the quiz': {
        ...{ who: 'student', arrange: openAgain, input: answering({ answer: 'Nucleus' }) },
        ...{ status: 409, answer: practiceMessages.heldBack },
      },
      'what has ended': { ...overForThem, input: answering({ answer: 'Nucleus' }) },
      'what does not fit': {
        ...{ who: 'student', input: answering({ answer: 7 }) },
        ...{ status: 400, answer: practiceMessages.answerInvalid },
      },
      'what was not asked': {
        ...{ who: 'student', input: answering({ answer: null, showing: 'made up' }) },
        ...{ status: 409, answer: practiceMessages.notAsked },
      },
      'what is not part of it': {
        ...{ who: 'student', input: answering({ answer: null, questionId: 'another' }) },
        ...{ status: 404, answer: practiceMessages.questionNotFound },
      },
    },
  },
  'practice.judge': {
    input: judging,
    given: 'released',
    arrange: answeredText,
    statuses: TAKER,
    missing: practiceMessages.notFound,
    acts: {
      'who knew it is asked later': {
        who: 'student',
        answer: { nextDueAt: anyNumber, serverNow: anyNumber },
      },
      'what is marked for certain': {
        ...{ who: 'student', arrange: answered, status: 409, answer: practiceMessages.nothingToJudge },
      },
      'what has ended': overForThem,
    },
  },
} satisfies Table;
