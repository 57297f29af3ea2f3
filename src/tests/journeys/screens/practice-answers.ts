import type {
  NextPractice,
  PracticeFeedback,
  PracticePreview,
  PracticeSet,
  PracticeSetList,
  StudentPractice,
} from '../../../shared/practice/schema';
import { NO_RANGE } from '../../../shared/question-types/listed-draft';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const TITLE = 'Cell biology, chapter 3';
const OPTIONS = ['Nucleus', 'Mitochondria', 'Golgi apparatus', 'Endoplasmic reticulum'];
export const WHY_GREEN = 'Why do leaves look green? Say what happens to the light, and where.';

export const next = (more: Partial<NextPractice> = {}): NextPractice => ({
  ...{
    title: TITLE,
    lang: null,
    showing: 'one',
    dueCount: 3,
    newCount: 9,
    nextDueAt: null,
    timesAnswered: 1,
  },
  question: {
    ...{
      _id: 'q',
      type: 'mcq',
      format: 'plain',
      text: 'Which organelle produces most of the ATP of a cell?',
    },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2, options: OPTIONS },
    ...NO_RANGE,
  },
  ...{ largerText: false, serverNow: Date.now() },
  ...more,
});
export const written = next({
  question: {
    ...{ _id: 'q', type: 'long', format: 'plain', text: WHY_GREEN },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 4 },
    ...{ options: [], ...NO_RANGE },
  },
});
export const several = next({
  question: {
    ...{ _id: 'q', type: 'msq', format: 'plain', text: 'Which of these are noble gases?' },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 2, partialCredit: true },
    ...{ options: ['Helium', 'Oxygen', 'Neon', 'Iron'], ...NO_RANGE },
  },
});
export const over = (nextDueAt: number) =>
  next({ question: null, showing: null, dueCount: 0, newCount: 0, nextDueAt });

export const feedback = (more: Partial<PracticeFeedback> = {}): PracticeFeedback => ({
  ...{ questionId: 'q', type: 'mcq', questionText: 'Which organelle produces most of the ATP of a cell?' },
  ...{ studentAnswer: 'Nucleus', correctAnswer: 'Mitochondria', correctAnswerText: 'Mitochondria' },
  ...{ isCorrect: false, score: 0, maximumMarks: 2, options: OPTIONS, isUnsure: false },
  explanation: 'Respiration happens in the mitochondria; the nucleus holds the plans for it.',
  ...{ nextDueAt: Date.now() + MINUTE_MS, serverNow: Date.now() },
  ...more,
});

export const set = (_id: string, more: Partial<StudentPractice['sets'][number]> = {}) => ({
  ...{ _id, title: TITLE, teacherName: 'Meera Rao', dueCount: 5, newCount: 12, nextDueAt: null },
  ...{ questionCount: 24, answeredToday: 0 },
  ...more,
});

export const openSet = (_id: string, more: Partial<PracticeSet> = {}): PracticeSet => ({
  ...{ _id, quizId: 'quiz', tag: null, title: TITLE, usableCount: 12, heldBack: [] },
  ...{ openedAt: Date.UTC(2026, 10, 12), closedAt: null, studentCount: 27, answersLastWeek: 418 },
  classes: [
    { _id: 'a', name: '7b', isDeleted: false },
    { _id: 'b', name: '7c', isDeleted: false },
  ],
  ...more,
});
const HELD: PracticeSet['heldBack'] = [
  { reason: 'running', questionCount: 1, quizzes: [{ quizId: 'x', title: 'Plants and light' }] },
  {
    ...{ reason: 'can-start', questionCount: 3 },
    quizzes: [
      { quizId: 'y', title: 'Photosynthesis, second try' },
      { quizId: 'z', title: 'End of term' },
    ],
  },
];
export const sets: PracticeSetList = {
  open: [
    openSet('one', { heldBack: HELD }),
    openSet('two', { quizId: null, tag: 'Photosynthesis', title: 'Photosynthesis', usableCount: 31 }),
    openSet('three', { title: 'Fungi', classes: [], usableCount: 8, studentCount: 0, answersLastWeek: 0 }),
  ],
  ended: [openSet('four', { title: 'Waves and sound', closedAt: Date.UTC(2026, 10, 20) })],
};

export const preview: PracticePreview = {
  ...{ quizId: 'quiz', tag: null, title: TITLE, usableCount: 12, heldBack: HELD, whyNot: null, setId: null },
  notGiven: { questionCount: 2, quizzes: [{ quizId: 'w', title: 'End of the year' }] },
};
