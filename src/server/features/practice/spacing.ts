import { type Card, fsrs, Rating } from 'ts-fsrs';

/** The memory of a question; times are epoch milliseconds. */
export interface Memory {
  readonly dueAt: number;
  /** In days: when one answer in ten would be forgotten. */
  readonly stability: number;
  readonly difficulty: number;
  readonly state: number;
  readonly learningSteps: number;
  readonly scheduledDays: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly lastAnsweredAt: number;
}

const RATINGS = { forgotten: Rating.Again, partly: Rating.Hard, known: Rating.Good } as const;
/** How well a question was known. "Easy" is missing: an answer cannot show it. */
export type Recall = keyof typeof RATINGS;

/** A school year with its holidays: no set is practised longer. */
const LONGEST_DAYS = 365;

// Without fuzz: equal answers always give equal intervals.
const scheduler = fsrs({ enable_fuzz: false, maximum_interval: LONGEST_DAYS });

/** How well a question was known, by its share of the marks. */
export function recallOf({ score, maximumMarks }: { score: number; maximumMarks: number }): Recall {
  if (score <= 0) return 'forgotten';
  return score >= maximumMarks ? 'known' : 'partly';
}

/** The memory after an answer; null before the first one. A clock set back counts as stopped. */
export function afterAnswer(before: Memory | null, recall: Recall, nowMs: number): Memory {
  const at = new Date(Math.max(nowMs, before?.lastAnsweredAt ?? nowMs));
  const { card } = scheduler.next(before ? toCard(before) : newCard(at), at, RATINGS[recall]);
  return {
    dueAt: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reviews: card.reps,
    lapses: card.lapses,
    lastAnsweredAt: at.getTime(),
  };
}

const NOTHING_YET = {
  ...{ stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0 },
  ...{ learning_steps: 0, reps: 0, lapses: 0, state: 0 },
};
const newCard = (due: Date): Card => ({ ...NOTHING_YET, due });

const toCard = (memory: Memory): Card => ({
  due: new Date(memory.dueAt),
  stability: memory.stability,
  difficulty: memory.difficulty,
  // Unused by the library, which counts the days from the last answer.
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps,
  reps: memory.reviews,
  lapses: memory.lapses,
  state: memory.state,
  last_review: new Date(memory.lastAnsweredAt),
});
