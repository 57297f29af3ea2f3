import { isAtLeastAsLike, type Vector } from './class-words';
import type { TextFeatures } from './features';
import { ofTheTextAmong } from './guards';

const SAME_FROM_LIKENESS = 0.9;
// Bounds the work in a class where everybody says something else.
const MOST_COMPARED = 300;

interface Member {
  readonly text: string;
  readonly answer: TextFeatures;
  readonly vector: Vector;
  readonly guards: readonly string[];
}

/**
 * The group of each answer, the same text for answers that say the same: the same content stems in one order, or a
 * likeness of 0.9 and more; always with the same numbers and the same negation. What a guard
 * warns of is only with the very same text, so that nobody marks such an answer unseen with another. Named after its first answer.
 */
export function groupsOf(members: readonly Member[]): string[] {
  const heads = new Map<string, { name: string; vector: Vector }[]>();
  const names = new Map<string, string>();
  return members.map(({ text, answer, vector, guards }) => {
    const warned = ofTheTextAmong(guards);
    const isGuarded = warned.length > 0;
    const words = isGuarded ? answer.normalised : answer.stems.join(' ');
    const content = words || answer.normalised || text.trim();
    const turn = [
      ...warned.map((guard) => `${guard}:`),
      `${answer.isNegated ? 'not:' : ''}${[...answer.numbers].sort().join(' ')}|`,
    ].join('');
    const known = names.get(turn + content);
    if (known !== undefined) return known;
    const alike = heads.get(turn) ?? [];
    const head = isGuarded
      ? undefined
      : alike.find((each) => isAtLeastAsLike(vector, each.vector, SAME_FROM_LIKENESS));
    const name = head?.name ?? `${turn}${content}`;
    names.set(turn + content, name);
    if (!head && !isGuarded && alike.length < MOST_COMPARED) heads.set(turn, [...alike, { name, vector }]);
    return name;
  });
}
