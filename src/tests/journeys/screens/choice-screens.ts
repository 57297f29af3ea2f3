import type { Page } from 'playwright-core';
import type { Question, QuestionOf } from '../../../shared/question/schema';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { toResults } from '../../../shared/testing/a-simulated-class';
import { alterAnswer, answerWith, enter, visit } from './page-acts';
import type { Screen } from './screen';

/** Twelve students from strong to weak; the strongest all chose B on the first question, whose key is A. */
const doubted = toResults(
  Array(6).fill('A'),
  Array.from({ length: 12 }, (_, at) => [
    at < 8 ? 1 : 0,
    ...[11, 9, 8, 7, 5].map((right) => (at < right ? 0 : 1)),
  ]),
);
/** Nine of twelve students, strong and weak, chose B although the key is A. */
const rivalled = toResults(
  Array(6).fill('A'),
  Array.from({ length: 12 }, (_, at) => [
    at % 4 === 0 ? 0 : 1,
    ...[11, 9, 8, 7, 5].map((right) => (at < right ? 0 : 1)),
  ]),
);
const aside = { ...doubted, dismissedAlarms: { q1: '4 of 4 against 0: "B"' } };

const BASE = {
  _id: 'q1',
  format: 'plain',
  imageUrl: null,
  imageAlt: null,
  timeLimit: null,
  explanation: null,
  maximumMarks: 4,
} as const;

const OPTIONS = [
  'A gas that takes part in hardly any reaction, because its outer shell is full and it has no reason to give electrons away or to take some from others, whatever is beside it',
  'Helium',
  'الأكسجين',
  'Neon, as in the signs above shops and cinemas of the last century',
  'Iron',
  'ארגון',
  'Carbon dioxide',
  'None of those that are listed here',
];
const gases: QuestionOf<'msq'> = {
  ...BASE,
  type: 'msq',
  text: 'Which of these are noble gases?',
  options: OPTIONS,
  feedback: {},
  correctAnswer: OPTIONS.filter((_, at) => at === 1 || at === 3 || at === 5),
  partialCredit: true,
  ...{ min: null, max: null, step: null },
};
const legs: QuestionOf<'slider'> = {
  ...BASE,
  type: 'slider',
  text: 'How long is a school week, in hours?',
  options: [],
  correctAnswer: [30, 30.5],
  ...{ min: 0, max: 60, step: 0.5 },
};

const ticked = ['BDF', 'BDF', 'BD', 'BDF', 'AB', 'BD', 'BDFH', 'C', 'BD', '', 'EG', 'ABCDEFGH'].map(
  (letters) => OPTIONS.filter((_, at) => letters.includes('ABCDEFGH'.charAt(at))),
);
const moved = [30, 30.5, 30, 32, 28, 30, 40, 30, 12.5, 45, 30.5, 60];

/** The class with a different first question, answered in class order. */
const withFirst = (question: Question, given: readonly (string[] | number)[]): QuizResults => ({
  ...doubted,
  questions: [question, ...doubted.questions.slice(1)],
  results: doubted.results.map((student, at) => ({
    ...student,
    answers: { ...student.answers, q1: given[at] ?? [] },
    evaluationResults: student.evaluationResults.map((result) =>
      result.questionId === 'q1' ? { ...result, maximumMarks: 4, score: Math.max(0, 4 - at / 2) } : result,
    ),
  })),
});

const CORRECTED = {
  ...{ _id: 'c1', at: Date.UTC(2026, 10, 12, 9, 42), policy: 'both' },
  ...{ gainCount: 8, lossCount: 0, canUndo: true },
};
const PREVIEW = {
  ...{ policy: 'both', seen: 'seen', losses: [], unchangedCount: 4, keptByTeacher: 1, toReview: [] },
  gains: doubted.results
    .slice(0, 8)
    .map(({ studentId, studentName }) => ({ studentId, studentName, before: 0, after: 1 })),
  ...{ meanBefore: 3.7, meanAfter: 4.3, isReleased: false },
};

const choice = (
  name: string,
  shown: QuizResults,
  then: (page: Page) => Promise<unknown>,
  { corrected = null }: { corrected?: typeof CORRECTED | null } = {},
): Screen => ({
  name,
  who: 'teacher',
  async open(page, { teacher, quizzes }) {
    await alterAnswer<QuizResults>(page, 'results.toMark', () => shown);
    await answerWith(page, 'questions.lastCorrection', corrected);
    await answerWith(page, 'questions.previewCorrection', PREVIEW);
    await enter(page, teacher);
    const { quizId } = quizzes.evaluated;
    await visit(page, teacherPaths.marks(quizId, { tab: 'questions', question: 'q1' }), 'Quiz Evaluation');
    await then(page);
  },
});

const bar = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Automatically marked questions on the bench: bars, key alarms, corrections. */
export const choiceScreens: readonly Screen[] = [
  choice('review-alarm', doubted, (page) => bar(page, /^Is the key right\?$/).waitFor()),
  choice('review-alarm-aside', aside, async (page) => {
    await page.getByRole('button', { name: 'Show again' }).click();
    await bar(page, /^Is the key right\?$/).waitFor();
  }),
  choice('choice-rival', rivalled, async (page) => {
    await bar(page, /^Is the key right\?$/).click();
    await page.getByText('Students who lose marks').waitFor();
  }),
  choice('choice-correction', doubted, async (page) => {
    await bar(page, /^Correct the key/).click();
    await page.getByRole('radio', { name: /B/ }).check();
    await page.getByRole('button', { name: /^Apply: 8 gain, 4 keep/ }).waitFor();
  }),
  choice('choice-marks', withFirst(gases, ticked), async (page) => {
    await bar(page, /^A A gas that takes/).click();
    await page.getByRole('region', { name: /^A A gas/ }).waitFor();
  }),
  choice('choice-slider', withFirst(legs, moved), (page) => bar(page, /^30: 4 students/).waitFor(), {
    corrected: CORRECTED,
  }),
  choice('choice-slider-correction', withFirst(legs, moved), async (page) => {
    await bar(page, /^Correct the key/).click();
    await page.getByLabel('Right values').fill('thirty');
    await page.getByText('Write numbers, separated by commas.').waitFor();
  }),
];
