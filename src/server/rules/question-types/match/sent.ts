import { parsedJson } from '../../../../shared/parsed-json';
import type { MatchDraft } from '../../../../shared/question-types/match/draft';
import { readFlag, readList, readText, type SentFields } from '../sent-fields';

export function readMatch(sent: SentFields, before: MatchDraft): MatchDraft {
  const sides = (field: 'left' | 'right') =>
    sent.given(field, (value) => readList(field, value).map((side) => readText(field, side)), before[field]);
  return {
    type: 'match',
    left: sides('left'),
    right: sides('right'),
    correctAnswer: sent.given('correctAnswer', readKey, before.correctAnswer),
    partialCredit: sent.given(
      'partialCredit',
      (value) => readFlag('partialCredit', value),
      before.partialCredit,
    ),
  };
}

/** The pairs, as an object or a list. Anything else yields none, so that validation asks for them. */
function readKey(value: unknown): MatchDraft['correctAnswer'] {
  const key = typeof value === 'string' ? parsedJson(value) : value;
  if (typeof key !== 'object' || key === null) return {};
  const side = (text: unknown) => readText('correctAnswer', text);
  if (!Array.isArray(key)) {
    const sides = readList('correctAnswer', Object.entries(key));
    return Object.fromEntries(
      sides.map((pair) => (Array.isArray(pair) ? [side(pair[0]), side(pair[1])] : [])),
    );
  }
  return readList('correctAnswer', key).map((pair) =>
    Array.isArray(pair) ? ([side(pair[0] ?? ''), side(pair[1] ?? '')] as const) : (['', ''] as const),
  );
}
