import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../testing/property';
import { afterAnswer, type Memory, type Recall, recallOf } from './spacing';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = Date.UTC(2026, 8, 1, 8);

interface Step {
  readonly recall: Recall;
  /** The time since the last answer, early or late. */
  readonly afterMs: number;
}
const recalls = fc.constantFrom<Recall>('forgotten', 'partly', 'known');
const waits = fc.oneof(
  fc.integer({ min: 0, max: 20 * MINUTE_MS }),
  fc.integer({ min: 0, max: 3 * DAY_MS }),
  fc.integer({ min: 0, max: 500 * DAY_MS }),
);
const histories = fc.array(fc.record<Step>({ recall: recalls, afterMs: waits }), {
  minLength: 1,
  maxLength: 25,
});

/** The memory before and after each answer of a history, with its time. */
function played(history: readonly Step[]) {
  let [memory, nowMs]: [Memory | null, number] = [null, START_MS];
  return history.map(({ recall, afterMs }) => {
    nowMs += afterMs;
    const before: Memory | null = memory;
    const after: Memory = afterAnswer(before, recall, nowMs);
    memory = after;
    return { recall, nowMs, before, after };
  });
}

const overHistories = (check: (answers: ReturnType<typeof played>) => void) =>
  checkProperty(
    fc.property(histories, (history) => check(played(history))),
    { numRuns: 1000 },
  );

test('a right answer never brings the due time forward, moves it back after a day, and is never due now', () => {
  overHistories((answers) => {
    for (const { nowMs, before, after } of answers.filter(({ recall }) => recall === 'known')) {
      expect(after.dueAt).toBeGreaterThan(nowMs);
      if (!before) continue;
      expect(after.dueAt).toBeGreaterThanOrEqual(before.dueAt);
      if (nowMs - before.lastAnsweredAt >= DAY_MS) expect(after.dueAt).toBeGreaterThan(before.dueAt);
    }
  });
});

test('a question answered correctly again and again at one moment is postponed once', () => {
  const answers = played(Array.from({ length: 4 }, () => ({ recall: 'known', afterMs: 0 })));
  const waits = answers.map(({ nowMs, after }) => (after.dueAt - nowMs) / DAY_MS);
  expect(waits.slice(1)).toEqual([2, 3, 3]);
});

test('a forgotten question returns within the day, and none is due before its answer', () => {
  overHistories((answers) => {
    for (const { recall, nowMs, after } of answers) {
      expect(after.dueAt).toBeGreaterThan(nowMs);
      if (recall === 'forgotten') expect(after.dueAt - nowMs).toBeLessThanOrEqual(DAY_MS);
    }
  });
});

test('nothing is due later than a year from now', () => {
  overHistories((answers) => {
    for (const { nowMs, after } of answers) expect(after.dueAt - nowMs).toBeLessThanOrEqual(366 * DAY_MS);
  });
});

test('each answer counts once, and a stored memory continues unchanged', () => {
  overHistories((answers) => {
    answers.forEach(({ after }, at) => {
      expect(after.reviews).toBe(at + 1);
      const stored: Memory = JSON.parse(JSON.stringify(after));
      expect(stored).toEqual(after);
      const again = { recall: 'known', nowMs: after.dueAt } as const;
      expect(afterAnswer(stored, again.recall, again.nowMs)).toEqual(
        afterAnswer(after, again.recall, again.nowMs),
      );
    });
  });
});

test('equal answers at equal times give equal due times', () => {
  overHistories((answers) => {
    const again = played(
      answers.map(({ recall, nowMs }, at) => ({
        recall,
        afterMs: nowMs - (answers[at - 1]?.nowMs ?? START_MS),
      })),
    );
    expect(again.map(({ after }) => after)).toEqual(answers.map(({ after }) => after));
  });
});

test('a clock set back counts as stopped', () => {
  const first = afterAnswer(null, 'known', START_MS);
  const second = afterAnswer(first, 'known', START_MS - DAY_MS);
  expect(second).toEqual(afterAnswer(first, 'known', START_MS));
});

test('a question always known is asked after ten minutes, then after more and more days', () => {
  let memory = afterAnswer(null, 'known', START_MS);
  const waits: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    waits.push((memory.dueAt - memory.lastAnsweredAt) / DAY_MS);
    memory = afterAnswer(memory, 'known', memory.dueAt);
  }
  expect(waits[0]).toBeCloseTo(10 / (24 * 60));
  expect(waits.slice(1).map(Math.round)).toEqual([2, 11, 46, 163]);
});

test.each([
  [0, 'forgotten'],
  [0.5, 'partly'],
  [1.5, 'partly'],
  [2, 'known'],
] as const)('%d of 2 marks are %s', (score, recall) => {
  expect(recallOf({ score, maximumMarks: 2 })).toBe(recall);
});
