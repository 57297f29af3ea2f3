import type { SavedQuiz } from '../../client/rules/quiz-session/saved-quiz';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A named change to a saved quiz; a string result is stored as it is. */
type Edits<Result> = readonly [string, (saved: SavedQuiz) => Result][];

export const edited = (saved: SavedQuiz, change: Partial<SavedQuiz>, deadlineMs = 0): SavedQuiz => ({
  ...saved,
  ...change,
  attemptDetails: { ...saved.attemptDetails, deadline: saved.attemptDetails.deadline + deadlineMs },
});

/** Edits that claim more time than there is. */
export const LONGER: Edits<SavedQuiz> = [
  ['more time left', (saved) => edited(saved, { timeRemaining: 7200, questionTimeRemaining: 7200 })],
  [
    'a later deadline',
    (saved) => edited(saved, { timeRemaining: 7200, questionTimeRemaining: 7200 }, HOUR_MS),
  ],
  ['a later start', (saved) => edited(saved, { startTime: saved.startTime + HOUR_MS })],
  ['a save in the future', (saved) => edited(saved, { lastSaved: saved.lastSaved + HOUR_MS })],
  [
    'longer limits',
    (saved) => ({
      ...edited(saved, { timeRemaining: 9000, questionTimeRemaining: 9000 }, HOUR_MS),
      quizDetails: {
        ...saved.quizDetails,
        totalTimeSeconds: 9000,
        questions: saved.quizDetails.questions.map((question) => ({ ...question, timeLimit: 9000 })),
      },
    }),
  ],
];

/** Unreadable or expired states. */
export const GARBAGE: Edits<unknown> = [
  ['half a text', (saved) => JSON.stringify(saved).slice(0, 200)],
  ['null', () => 'null'],
  ['no questions', (saved) => ({ ...saved, quizDetails: { ...saved.quizDetails, questions: [] } })],
  ['a wrong type', (saved) => ({ ...saved, quizDetails: 7, attemptDetails: [], answers: 'none' })],
  ['a time that is none', (saved) => ({ ...saved, lastSaved: 'yesterday', startTime: null })],
  ['a save more than 24 hours ago', (saved) => ({ ...saved, lastSaved: saved.lastSaved - DAY_MS - 60_000 })],
];

export const ODD: Edits<unknown> = [
  ['a question far beyond the last', (saved) => ({ ...saved, currentQuestionIndex: 1e9 })],
  ['a question before the first', (saved) => ({ ...saved, currentQuestionIndex: -3.5 })],
  ['no deadline that can be', (saved) => edited(saved, {}, -1e15)],
  [
    'answers of wrong shapes',
    (saved) => ({
      ...saved,
      answers: Object.fromEntries(
        Object.keys(saved.answers).map((id) => [id, { __proto__: null, deep: [[]] }]),
      ),
    }),
  ],
];
