import { blankQuestion } from '../../shared/question/draft';
import { toQuestion } from '../../shared/question/from-draft';
import { boundSettingsSchema } from '../../shared/quiz/settings-schema';
import type { Arrival } from '../rules/attempt/sent-answers';
import type { Attempt, AttemptState } from '../rules/attempt/state';

export const START_MS = 1_000_000;
export const QUESTION_IDS = ['q1', 'q2', 'q3'];

/** A running attempt of ten minutes on three short questions. */
export function anAttemptState(
  attempt: Partial<Attempt> = {},
  settings: Partial<AttemptState['asked']['settings']> = {},
): AttemptState {
  return {
    attempt: {
      ...{ id: 'attempt', quizId: 'quiz', studentId: 'student', versionId: 'version', seed: null },
      ...{
        startedAt: START_MS,
        deadline: START_MS + 600_000,
        closesAt: START_MS + 660_000,
        closingSince: null,
      },
      ...{ submittedAt: null, submittedBy: null, receipt: null, submissionHash: null },
      ...{ focusLostCount: 0, tabChangeLimit: 3, timeFactorPercent: 100, writerId: null, pausedAt: null },
      ...{ furthestPosition: 0, furthestSince: null },
      ...attempt,
    },
    asked: {
      settings: {
        ...boundSettingsSchema.parse({ totalTimeSeconds: 600 }),
        allowNavigation: true,
        ...settings,
      },
      questions: QUESTION_IDS.map((id) => ({
        ...toQuestion(blankQuestion('short'), id, null),
        timeLimit: 60,
      })),
    },
    clockEntries: [],
    answers: new Map(),
    history: undefined,
    keptBody: null,
  };
}

/** A request that arrives this long after the start, from a page that was never offline. */
export const arrivingAfter = (ms: number): Arrival => ({
  now: START_MS + ms,
  offlineSince: null,
  graceMs: 60_000,
});
