import { compareText } from '../../../shared/by-name';
import type { PupilTopic } from '../../../shared/topics/schema';
import { tagKey } from '../bank/tag-key';
import { pupilShare } from './pupil-share';
import { sumsByQuestion, type TopicMark } from './topic-sums';

/** The topics of questions, by the id of the question. */
export type TopicsOf = (questionId: string) => readonly string[];

export interface QuestionMark extends TopicMark {
  readonly questionId: string;
}

/** One way of writing each topic, the first by name of those that are one, such as "Fractions" and "fractions". */
export function oneName(tags: Iterable<string>): (tag: string) => string {
  const [byKey, names] = [new Map<string, string>(), new Map<string, string>()];
  for (const tag of [...new Set(tags)].sort(compareText)) {
    const key = tagKey(tag);
    const name = byKey.get(key) ?? tag;
    byKey.set(key, name);
    names.set(tag, name);
  }
  return (tag) => names.get(tag) ?? tag;
}

/** Marks by topic; one of a question with several topics counts in each. */
export function marksByTopic(marks: Iterable<QuestionMark>, topicsOf: TopicsOf): Map<string, QuestionMark[]> {
  const byTopic = new Map<string, QuestionMark[]>();
  for (const mark of marks) {
    for (const topic of topicsOf(mark.questionId)) {
      const known = byTopic.get(topic);
      if (known) known.push(mark);
      else byTopic.set(topic, [mark]);
    }
  }
  return byTopic;
}

/** How one pupil stands in each topic that there are marks in, by name. */
export const pupilTopics = (marks: Iterable<QuestionMark>, topicsOf: TopicsOf): PupilTopic[] =>
  [...marksByTopic(marks, topicsOf)]
    .flatMap(([topic, own]) => {
      const figures = pupilShare(sumsByQuestion(own));
      return figures ? [{ topic, ...figures }] : [];
    })
    .sort((one, other) => compareText(one.topic, other.topic));
