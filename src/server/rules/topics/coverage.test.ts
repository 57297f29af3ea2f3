import { expect, test } from 'vitest';
import type { TopicShare } from '../../../shared/topics/schema';
import { aSimulatedTopic } from './a-simulated-topic';
import { pupilShare } from './by-topic';
import { classShare } from './class-tally';
import { type Sum, sumsByQuestion } from './topic-sums';

/**
 * The intervals promise 95 in 100. All simulations of a topic may miss that slightly; those of one number of
 * questions by more, as there are few.
 */
const AT_LEAST = 0.93;
const AT_LEAST_EACH = 0.88;
const PUPILS = 150;
const CLASSES = 60;

const topics = [
  ['usual', {}],
  ['easy', { ease: 2 }],
  ['hard', { ease: -1.5 }],
  ['with questions that differ much', { spread: 1.6 }],
  ['with good and bad days', { days: 0.5 }],
  ['with part marks', { hasPartMarks: true }],
] as const;

const holds = (truth: number, figures: TopicShare | undefined) =>
  figures !== undefined && figures.low <= truth && truth <= figures.high;

/** The frequency of an event. */
function frequency(times: number, happens: () => boolean): number {
  let count = 0;
  for (let each = 0; each < times; each += 1) if (happens()) count += 1;
  return count / times;
}

/** The interval's coverage by number of questions. */
function expectPromise(covered: Readonly<Record<string, number>>): void {
  const shares = Object.values(covered);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThanOrEqual(AT_LEAST);
  expect(Object.entries(covered).filter(([, share]) => share < AT_LEAST_EACH)).toEqual([]);
}

test.each(topics)('a student’s true share of a topic lies in the interval: %s', (_, options) => {
  const covered: Record<string, number> = {};
  for (const count of [1, 2, 3, 5, 8, 12, 20, 40]) {
    const topic = aSimulatedTopic({ seed: count, ...options });
    covered[`${count} questions`] = frequency(PUPILS, () => {
      const pupil = topic.aPupil(0);
      return holds(pupil.truth, pupilShare(sumsByQuestion(pupil.answer(topic.ask(count)))));
    });
  }
  expectPromise(covered);
});

/** A class that answered this many questions. */
function aClassOf(topic: ReturnType<typeof aSimulatedTopic>, size: number, count: number) {
  const level = 0.6 * topic.normal();
  const pupils = Array.from({ length: size }, () => topic.aPupil(level));
  const asked = topic.ask(count);
  const marks = pupils.flatMap((pupil) => pupil.answer(asked));
  const truth = pupils.reduce((sum, pupil) => sum + pupil.truth, 0) / size;
  return { truth, sums: sumsByQuestion(marks) };
}

test.each(topics)('a class’s true share of a topic lies in the interval: %s', (_, options) => {
  const covered: Record<string, number> = {};
  for (const [size, count] of [
    [5, 2],
    [28, 1],
    [28, 2],
    [28, 3],
    [28, 6],
    [28, 15],
  ] as const) {
    const topic = aSimulatedTopic({ seed: size + count, ...options });
    covered[`${size} pupils, ${count} questions`] = frequency(CLASSES, () => {
      const { truth, sums } = aClassOf(topic, size, count);
      return holds(truth, classShare(sums, size));
    });
  }
  expectPromise(covered);
});

test('with more questions the interval of a class narrows far more than that of one student', () => {
  const topic = aSimulatedTopic({ seed: 3 });
  const widthOf = (figures: TopicShare | undefined) => (figures ? figures.high - figures.low : 1);
  const meanWidth = (count: number, of: (sums: ReadonlyMap<string, Sum>) => TopicShare | undefined) => {
    const widths = Array.from({ length: 60 }, () => widthOf(of(aClassOf(topic, 28, count).sums)));
    return widths.reduce((sum, width) => sum + width, 0) / widths.length;
  };
  const ofClass = (sums: ReadonlyMap<string, Sum>) => classShare(sums, 28);
  expect(meanWidth(20, ofClass)).toBeLessThan(meanWidth(5, ofClass) / 1.5);
  expect(meanWidth(12, ofClass)).toBeLessThan(0.75 * meanWidth(12, pupilShare));
});
