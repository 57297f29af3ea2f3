import { compareText } from '../../../shared/by-name';
import { shareInterval, Z } from '../../../shared/results/uncertainty';
import { masteryOf } from '../../../shared/topics/mastery';
import type { ClassTopics, TopicShare } from '../../../shared/topics/schema';
import { marksByTopic, pupilShare, type QuestionMark, type TopicsOf } from './by-topic';
import { effectiveCount, type Sum, sumsByQuestion, totalOf } from './topic-sums';

type Topic = ClassTopics['topics'][number];

/** Takes up one pupil after the other, so that the marks of a school never stand in memory together. */
export interface ClassTally {
  add(memberId: string, marks: Iterable<QuestionMark>): void;
  /** What has come together, weakest first. */
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
 * How much of a topic a class has right, of the marks that its pupils could get; undefined without a mark.
 *
 * The class is these pupils and no sample of others, while its questions stand for all that could be asked of the topic. So
 * the questions are the units, each with what the whole class got for it: Wilson's interval over as many right and wrong
 * answers as would vary as much as the questions do, fewer where few questions leave that unsure (Student's t). Answers of one
 * pupil and answers to one question hang together; counting each by itself would be far too narrow, and counting pupils says
 * nothing of how else might have been asked: of two questions, 30 pupils know less than that interval promises.
 *
 * It is never wider than over the questions alone, which no share between 0 and 1 can exceed, and never narrower than over
 * all answers.
 */
export function classShare(sums: ReadonlyMap<string, Sum>, pupilCount: number): TopicShare | undefined {
  const { score, maximum } = totalOf(sums.values());
  if (maximum === 0) return undefined;
  const share = score / maximum;
  const interval = shareInterval(share, countOf([...sums.values()], { share, maximum, pupilCount }));
  return { share, ...interval, mastery: masteryOf(interval), questionCount: sums.size };
}

/** As many independent right and wrong answers as say of the topic what the questions do. */
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

/** The quantile for any degrees of freedom from 1 on, of broken ones that of the whole number below; beyond the table to within 0.02. */
function studentT(degrees: number): number {
  const whole = Math.max(1, Math.floor(degrees));
  return FIRST[whole - 1] ?? 1.96 + 2.5 / whole;
}

/** Of equal shares first the one that is known better. */
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
