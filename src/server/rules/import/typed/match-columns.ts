import type { TypedPair } from '../../../../shared/import/typed/pairs';
import { folded } from './folded';
import { labelAt } from './labelled';
import { questionStart } from './markers';
import type { OpenQuestion } from './open-question';

interface Item {
  readonly line: number;
  readonly label: string;
  readonly text: string;
}

export const asksForPairs = (text: string): boolean => /^\W{0,3}match\b/i.test(text.slice(0, 40));

/** "Dog   b. puppy" and "Dog	2) puppy": two columns side by side. */
const SECOND_COLUMN = /(?:\s{2,}|\t|\s\|\s)\(?([a-z]|\d{1,2})[.)]\s+(?=\S)/i;
const KEY_SIGN = /[\s,;()]+/;
const KEY_PAIR = /^([a-z]|\d{1,2})[-=:>]{1,2}([a-z]|\d{1,2})$/i;

/** The pairs of a numbered and a lettered column, by an answer such as "1-b, 2-a". */
export function pairsOfColumns(open: OpenQuestion, answer: string): TypedPair[] | undefined {
  const items = new Map(itemsOf(open).map((item) => [item.label, item]));
  const key = folded(answer)
    .toLowerCase()
    .replace(/\s?([-=:>])\s?/g, '$1')
    .split(KEY_SIGN)
    .filter(Boolean)
    .map((pair) => KEY_PAIR.exec(pair));
  if (key.length < 2 || key.includes(null)) return undefined;
  const used = new Set<string>();
  const pairs = key.flatMap((pair): TypedPair[] => {
    const [left, right] = [items.get(pair?.[1] ?? ''), items.get(pair?.[2] ?? '')];
    if (!left || !right) return [];
    used.add(left.label).add(right.label);
    return [{ line: left.line, left: left.text, right: right.text }];
  });
  if (pairs.length < key.length) return undefined;
  const isRight = new Set(key.map((pair) => /\d/.test(pair?.[2] ?? '')));
  const spare = [...items.values()].filter(
    ({ label }) => !used.has(label) && isRight.has(/\d/.test(label)) && isRight.size === 1,
  );
  return [...pairs, ...spare.map(({ line, text }) => ({ line, left: '', right: text }))];
}

/** All items of both columns; the first line is the question. */
function itemsOf({ body, options }: OpenQuestion): Item[] {
  const labelled = options.map(({ line, label, lines }) => ({ line, label, text: lines.join(' ') }));
  const below = body.slice(1).flatMap(({ line, text }): Item[] => {
    const plain = folded(text.trim());
    const number = questionStart(plain);
    const label = number?.number != null ? String(number.number) : labelAt(plain)?.label;
    const start = number?.length ?? labelAt(plain)?.start;
    return label === undefined || start === undefined
      ? []
      : [{ line, label, text: text.trim().slice(start) }];
  });
  return [...below, ...labelled].flatMap(inColumns);
}

function inColumns({ line, label, text }: Item): Item[] {
  const found = SECOND_COLUMN.exec(folded(text));
  if (!found) return [{ line, label, text: text.trim() }];
  return [
    { line, label, text: text.slice(0, found.index).trim() },
    { line, label: (found[1] ?? '').toLowerCase(), text: text.slice(found.index + found[0].length).trim() },
  ];
}
