import { messages } from '../../../shared/messages';
import { answersFor, goodAnswers, poorAnswers } from '../sample-questions';
import type { Stage } from '../stage';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

const join = (shareId: (stage: Stage) => unknown) =>
  ({
    rest: ['POST', () => '/student/attempt', (stage: Stage) => ({ shareId: shareId(stage) })],
    trpc: ['mutate', 'attempts.join', (stage: Stage) => ({ shareId: shareId(stage) })],
  }) as const;
const submit = (answers: readonly unknown[]) => {
  const body = ({ quizId, questionIds }: Stage) => ({
    quizId,
    attempt: { answers: answersFor(questionIds, answers) },
  });
  return { rest: ['POST', () => '/quiz/submit', body], trpc: ['mutate', 'attempts.submit', body] } as const;
};
const close = ({ teacher, quizId }: Stage) =>
  teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
const pause = ({ teacher, quizId }: Stage) => teacher.mutate('timekeeping.pause', { quizId });

const anyIds = { attemptId: anyText, quizId: anyText, shareId: anyText };
const nothing = {
  ...{ name: 'Sam', email: 'sam@school.example', attempts: {}, available: [] },
  serverNow: anyNumber,
};
const joined = {
  quiz: expectTakenQuiz(),
  attempt: {
    _id: anyText,
    quizId: anyText,
    startTime: anyNumber,
    deadline: anyNumber,
    serverNow: anyNumber,
    answers: {},
    revisions: {},
    focusLostCount: 0,
    tabChangeLimit: 3,
    pausedSince: null,
    place: null,
    ...{ largerText: false, hideTimer: false },
  },
};
const receipt = { message: messages.submitted, submittedAt: anyNumber, receipt: anyText };

function expectTakenQuiz() {
  const question = (
    type: string,
    options: readonly string[],
    marks: number,
    range: readonly (number | null)[] = [null, null, null],
  ) => ({
    _id: anyText,
    type,
    text: anyText,
    imageUrl: null,
    format: 'rich',
    imageAlt: null,
    timeLimit: null,
    maximumMarks: marks,
    options,
    min: range[0],
    max: range[1],
    step: range[2],
  });
  return {
    _id: anyText,
    title: 'Cells',
    description: anyText,
    totalTimeSeconds: 1800,
    allowNavigation: true,
    shuffleQuestions: false,
    shuffleOptions: false,
    allowTabChange: false,
    useQuestionTimer: false,
    shareId: anyText,
    isPublished: true,
    acceptingResponses: true,
    questions: [
      question('mcq', ['Nucleus', 'Mitochondria', 'Golgi apparatus'], 2),
      question('msq', ['Helium', 'Oxygen', 'Neon', 'Iron'], 2),
      question('short', [], 1),
      question('long', [], 4),
      question('slider', [], 1, [0, 20, 1]),
    ],
  };
}

export const attemptCases: readonly ContractCase[] = [
  ...row(
    { rest: ['GET', () => '/student/'], trpc: ['query', 'attempts.dashboard'] },
    {
      name: 'nothing yet',
      given: 'published',
      who: 'student',
      status: 200,
      body: { ...nothing, inProgress: [] },
    },
    {
      name: 'a running attempt stands beside the submitted ones',
      given: 'running',
      who: 'student',
      status: 200,
      body: {
        ...nothing,
        inProgress: [{ ...anyIds, title: 'Cells', deadline: anyNumber, hideTimer: false }],
      },
    },
    {
      name: 'a teacher is forbidden',
      given: 'published',
      who: 'teacher',
      status: 403,
      body: messages.studentsOnly,
    },
    {
      name: 'nobody is not signed in',
      given: 'published',
      who: 'nobody',
      status: 401,
      body: messages.loginAgain,
    },
  ),
  ...row(
    join(({ shareId }) => shareId),
    {
      name: 'a student starts, and gets no correct answer',
      given: 'published',
      who: 'student',
      status: 200,
      body: joined,
    },
    { name: 'again is the same open attempt', given: 'running', who: 'student', status: 200, body: joined },
    {
      name: 'again also after responses were closed',
      given: 'running',
      who: 'student',
      before: close,
      status: 200,
      body: { ...joined, quiz: { ...joined.quiz, acceptingResponses: false } },
    },
    {
      name: 'a new start after closing is refused',
      given: 'running',
      who: 'otherStudent',
      before: close,
      status: 403,
      body: messages.notAcceptingResponses,
    },
    {
      name: 'a new start in a pause is refused',
      given: 'running',
      who: 'otherStudent',
      before: pause,
      status: 403,
      body: messages.pausedNoStart,
    },
    {
      name: 'a running attempt opens again in a pause',
      given: 'running',
      who: 'student',
      before: pause,
      status: 200,
      body: { ...joined, attempt: { ...joined.attempt, pausedSince: anyNumber } },
    },
    {
      name: 'after submitting it is a conflict',
      given: 'submitted',
      who: 'student',
      status: 409,
      body: messages.alreadySubmitted,
    },
    {
      name: 'a teacher is forbidden',
      given: 'published',
      who: 'teacher',
      status: 403,
      body: messages.studentsOnly,
    },
  ),
  ...row(
    join(() => 'no-such-quiz'),
    {
      name: 'an unknown share ID is not found',
      given: 'published',
      who: 'student',
      status: 404,
      body: messages.quizNotFoundOrNotPublished,
    },
  ),
  ...row(
    join(() => ''),
    {
      name: 'an empty share ID is not found',
      given: 'published',
      who: 'student',
      status: 404,
      body: messages.quizNotFoundOrNotPublished,
    },
  ),
  ...row(
    submit(goodAnswers),
    { name: 'a student submits', given: 'running', who: 'student', status: 200, body: receipt },
    {
      name: 'the same again answers the same',
      given: 'submitted',
      who: 'student',
      status: 200,
      body: receipt,
    },
    { name: 'without an attempt it is not found', given: 'running', who: 'otherStudent', status: 404 },
  ),
  ...row(submit(poorAnswers), {
    name: 'other answers after submitting are a conflict',
    given: 'submitted',
    who: 'student',
    status: 409,
    body: messages.alreadySubmitted,
  }),
  ...row(
    {
      rest: ['GET', ({ quizId }) => `/quiz/${quizId}/evaluated`],
      trpc: ['query', 'results.evaluated', ({ quizId }) => ({ quizId })],
    },
    {
      name: 'before release it is forbidden',
      given: 'evaluated',
      who: 'student',
      status: 403,
      body: messages.resultsNotReleased,
    },
    { name: 'after release it is there', given: 'released', who: 'student', status: 200 },
    {
      name: 'for a student without an attempt it is not found',
      given: 'released',
      who: 'otherStudent',
      status: 404,
    },
    {
      name: 'a teacher is forbidden',
      given: 'released',
      who: 'teacher',
      status: 403,
      body: messages.studentsOnly,
    },
  ),
];
