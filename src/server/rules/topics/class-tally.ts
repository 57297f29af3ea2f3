import { compareText } from '../../../shared/by-name';
import type { ClassTopics } from '../../../shared/topics/schema';
import { marksByTopic, type QuestionMark, type TopicsOf } from './by-topic';
import { classShare } from './class-share';
import { pupilShare } from './pupil-share';
import { type Sum, sumsByQuestion } from './topic-sums';

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
