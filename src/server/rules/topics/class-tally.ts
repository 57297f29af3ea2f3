import { compareText } from '../../../shared/by-name';
import { shareInterval, Z } from '../../../shared/results/uncertainty';
import { masteryOf } from '../../../shared/topics/mastery';
import type { ClassTopics, TopicShare } from '../../../shared/topics/schema';
import { marksByTopic, pupilShare, type QuestionMark, type TopicsOf } from './by-topic';
import { effectiveCount, type Sum, sumsByQuestion, totalOf } from './topic-sums';

type Topic = ClassTopics['topics'][number];

/** Adds one pupil at a time, so that a school's marks are never in memory together. */
export interface ClassTally {
  add(memberId: string, marks: Iterable<QuestionMark>): void;
  /** The topics so far, weakest first. */
  topics(): Topic[];
}

export function classTally(topicsOf: TopicsOf): ClassTally {
  const questions = new Map<string, Map<string, Sum>>();
  const pupils = new Map<string, Topic['pupils']>();
  return {
    add(memberId, marks) {
      for (const [topic, own] of marksByTopic(marks, topicsOf)) {
        const sums = sumsByQuestion(own);
        const share = pupilShare(sums);
        if (!share) continue;
        known(pupils, topic, () => []).push({ memberId, ...share });
        addSums(
          known(questions, topic, () => new Map()),
          sums,
        );
      }
    },
    topics: () =>
      [...questions]
        .flatMap(([topic, sums]): Topic[] => {
          const own = pupils.get(topic) ?? [];
          const share = classShare(sums, own.length);
          return share ? [{ topic, ...share, pupils: own.toSorted(weakestFirst) }] : [];
        })
        .sort((one, other) => weakestFirst(one, other) || compareText(one.topic, other.topic)),
  };
}

/**
 * A class's share of the marks of a topic; undefined without a mark.
 *
 * The questions are a sample of all possible questions on the topic, the pupils are not a sample. So the units are questions with
 * the marks of the whole class: Wilson's interval over as many right and wrong answers as would vary like the questions, fewer if
 * few questions leave the variance unsure (Student's t). Answers of one pupil and to one question are correlated: counting each
 * answer would be far too narrow, and counting pupils ignores the choice of questions.
 *
 * Never wider than over the questions alone, never narrower than over all answers.
 */
export function classShare(sums: ReadonlyMap<string, Sum>, pupilCount: number): TopicShare | undefined {
  const { score, maximum } = totalOf(sums.values());
  if (maximum === 0) return undefined;
  const share = score / maximum;
  const interval = shareInterval(share, countOf([...sums.values()], { share, maximum, pupilCount }));
  return { share, ...interval, mastery: masteryOf(interval), questionCount: sums.size };
}

/** The number of independent answers that would tell as much about the topic as the questions. */
function countOf(
  sums: readonly Sum[],
  { share, maximum, pupilCount }: { share: number; maximum: number; pupilCount: number },
): number {
  const questions = effectiveCount(sums);
  if (questions < 2) return questions;
  const squares = sums.reduce((sum, each) => sum + (each.score - share * each.maximum) ** 2, 0);
  const variance = (squares * questions) / (questions - 1) / maximum ** 2;
  const unsure = (Z / studentT(questions - 1)) ** 2;
  const all = questions * pupilCount;
  const spread = share * (1 - share);
  const count = variance * all > spread ? spread / variance : all;
  return Math.max(questions, count * unsure);
}

/** Two-sided 95 % quantiles of Student's t with 1, 2, 3 … degrees of freedom. */
const FIRST = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;

/** The quantile for degrees of freedom from 1, rounded down; beyond the table to within 0.02. */
function studentT(degrees: number): number {
  const whole = Math.max(1, Math.floor(degrees));
  return FIRST[whole - 1] ?? 1.96 + 2.5 / whole;
}

/** Equal shares are ordered by certainty. */
const weakestFirst = (
  one: { readonly share: number; readonly high: number },
  other: { readonly share: number; readonly high: number },
): number => one.share - other.share || one.high - other.high;

function addSums(all: Map<string, Sum>, own: ReadonlyMap<string, Sum>): void {
  for (const [family, { score, maximum }] of own) {
    const before = all.get(family);
    all.set(family, {
      score: score + (before?.score ?? 0),
      maximum: maximum + (before?.maximum ?? 0),
    });
  }
}

function known<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  return made;
}
