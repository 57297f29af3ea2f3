import { foldedWords } from '../folded-words';
import { COUNT, EMAIL, FIRST, LAST, NAME, NUMBER, OTHER } from './heading-words';

/** What a column holds. `count` only numbers the lines; `other` is nothing that a class list keeps. */
export type ColumnKind = 'name' | 'first' | 'last' | 'number' | 'count' | 'email' | 'other';

/** A heading as it is compared: what stands in brackets and signs taken away. */
const folded = (heading: string): string => foldedWords(heading.replace(/[([].*?[)\]]/g, ' ')).join(' ');

const named = (kind: ColumnKind, names: string) =>
  names.split(';').map((name) => [folded(name), kind] as const);

const KINDS = new Map<string, ColumnKind>([
  ...named('other', OTHER),
  ...named('count', COUNT),
  ...named('number', NUMBER),
  ...named('email', EMAIL),
  ...named('name', NAME),
  ...named('first', FIRST),
  ...named('last', LAST),
]);

/** English headings in many forms; the first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/\be ?mail\b/, 'email'],
  [/\b(?:parent|father|mother|guardian|teacher|school|class|course|user)s?\b.*\bname\b/, 'other'],
  [/\b(?:first|given|fore)\b.*\bnames?\b/, 'first'],
  [/\b(?:last|sur|family)\b.*\bnames?\b/, 'last'],
  [/\b(?:student|pupil|learner|full)\b.*\bnames?\b/, 'name'],
  [
    /\b(?:roll|student|pupil|admission|register|registration|enrol\w*|candidate)\b.*\b(?:no|nr|number|id|code)\b/,
    'number',
  ],
];
const HEADING_WORDS_MAXIMUM = 5;

/** What a column with such a heading holds; undefined where a cell is no heading that is known. */
export function kindOf(heading: string): ColumnKind | undefined {
  if (/^[#№]$/.test(heading)) return 'count';
  const name = folded(heading);
  const known = KINDS.get(name);
  if (known || name.split(' ').length > HEADING_WORDS_MAXIMUM) return known;
  return PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? joinedKindOf(heading);
}

/** "Nachname, Vorname" above one column. */
function joinedKindOf(heading: string): ColumnKind | undefined {
  const parts = heading.split(/[,/&+]| (?:und|and|et|y|e|i|och|en) /).map((part) => KINDS.get(folded(part)));
  return parts.length === 2 && parts.every((kind) => kind === 'first' || kind === 'last')
    ? 'name'
    : undefined;
}
