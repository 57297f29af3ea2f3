import { blankQuestion } from '../../../../shared/question/draft';
import { matchDraftOf, type Pair } from '../../../../shared/question-types/match/draft';
import { type AnswersReading, readingOf } from '../answers-reading';
import { asQuoted, halves } from './gift-answers';
import type { GiftSource } from './gift-reading';
import { giftSentences } from './sentences';

const ARROW = '->';

export const isMatching = (inside: string): boolean => inside.includes('=') && inside.includes(ARROW);

/** Pairs; an answer without a left side is a spare right side. */
export function readMatch({ inside, texts }: GiftSource): AnswersReading {
  const sources = inside
    .split('=')
    .map((source) => source.trim())
    .filter((source) => source !== '');
  const pairs = sources.map((source): Pair => {
    const [left, right] = halves(source, ARROW);
    return [texts.rich(left), texts.right(right)];
  });
  const alone = sources.filter((source) => !source.includes(ARROW));
  const named = pairs.filter(([left]) => left !== '');
  const taken = new Set(named.map(([, right]) => right));
  const spare = pairs.filter(([left, right]) => left === '' && !taken.has(right)).map(([, right]) => right);
  return readingOf(
    { ...blankQuestion('match'), ...matchDraftOf(named, [...new Set(spare)]) },
    { problems: alone.map((source) => giftSentences.noPair(asQuoted(source))) },
  );
}
