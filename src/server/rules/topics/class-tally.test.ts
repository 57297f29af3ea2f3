import { expect, test } from 'vitest';
import { oneName, pupilTopics } from './by-topic';
import { classTally } from './class-tally';

const TAGS: Readonly<Record<string, readonly string[]>> = {
  q1: ['Fractions'],
  q2: ['Fractions', 'Percent'],
  q3: ['Angles'],
};
const topicsOf = (questionId: string) => TAGS[questionId] ?? [];
const mark = (questionId: string, score: number) => ({
  questionId,
  family: questionId,
  score,
  maximumMarks: 2,
});

test('a question with two topics counts in each, and one without counts in none', () => {
  const topics = pupilTopics([mark('q1', 2), mark('q2', 0), mark('q9', 2)], topicsOf);
  expect(topics).toMatchObject([
    { topic: 'Fractions', share: 0.5, questionCount: 2 },
    { topic: 'Percent', share: 0, questionCount: 1 },
  ]);
});

test('a class has its weakest topic first, and each topic its weakest student', () => {
  const tally = classTally(topicsOf);
  tally.add('asha', [mark('q1', 2), mark('q2', 1), mark('q3', 2)]);
  tally.add('ben', [mark('q1', 0), mark('q2', 0)]);
  tally.add('cem', []);
  const topics = tally.topics();
  expect(topics.map(({ topic, share }) => [topic, share])).toEqual([
    ['Percent', 0.25],
    ['Fractions', 3 / 8],
    ['Angles', 1],
  ]);
  expect(topics[1]?.pupils.map(({ memberId, share }) => [memberId, share])).toEqual([
    ['ben', 0],
    ['asha', 0.75],
  ]);
});

test('a topic with two spellings is listed once', () => {
  const nameOf = oneName(['fractions', 'Fractions', 'Élan', 'Angles']);
  expect(new Set(['fractions', 'Fractions'].map(nameOf)).size).toBe(1);
  expect(nameOf('Élan')).toBe('Élan');
});
