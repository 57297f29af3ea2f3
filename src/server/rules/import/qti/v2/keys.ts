import type { XmlElement } from '../../markup/xml';
import type { ItemReader } from '../item-reader';
import * as sentences from '../sentences';
import type { Declaration } from './declarations';
import type { Processing } from './processing';

/** The input of the interaction readers. */
export interface Asked {
  readonly interaction: XmlElement;
  readonly response: string;
  readonly declaration: Declaration;
  readonly processing: Processing;
  readonly feedback: ReadonlyMap<string, string>;
  readonly reader: ItemReader;
}

interface Key {
  /** The share of an answer; 0 for an unknown one. */
  readonly points: (value: string) => number;
  /** Answers with a positive share, best first. */
  readonly values: readonly string[];
  readonly isPartly: boolean;
}

/** The points of answers: from the mapping if it is used, else from the correct response or the rules. */
export function keyOf({
  declaration,
  processing,
  response,
}: Omit<Asked, 'interaction' | 'feedback' | 'reader'>): Key {
  const { correct, mapping, mappingDefault } = declaration;
  const mapped = [...mapping].filter(([, { points }]) => points > 0);
  const isMapped = mapped.length > 0 && (processing.isMapped || correct.length === 0);
  if (isMapped) {
    const values = mapped
      .toSorted(([, left], [, right]) => right.points - left.points)
      .map(([value]) => value);
    const most = declaration.isMultiple ? Infinity : (declaration.mappingMaximum ?? Infinity);
    const points = (value: string) => Math.min(most, mapping.get(value)?.points ?? mappingDefault);
    return { points, values, isPartly: true };
  }
  if (correct.length > 0) {
    const named = new Set(correct);
    return { points: (value) => (named.has(value) ? 1 : 0), values: correct, isPartly: false };
  }
  return keyByRules(processing, response);
}

function keyByRules({ branches }: Processing, response: string): Key {
  const points = new Map<string, number>();
  let rules = 0;
  for (const branch of branches) {
    const compared = branch.compared.filter(
      (each) => each.response === response && each.value !== '' && each.test !== 'pattern',
    );
    if (!(branch.points !== undefined && branch.points > 0) || compared.length === 0) continue;
    rules += 1;
    for (const { value } of compared) points.set(value, Math.max(points.get(value) ?? 0, branch.points));
  }
  const values = [...points].sort(([, left], [, right]) => right - left).map(([value]) => value);
  return { points: (value) => points.get(value) ?? 0, values, isPartly: rules > 1 };
}

export type Graded = Omit<Asked, 'feedback'>;

/** The maximum points of a rule about the answer. */
export const mostByRules = ({ processing, response }: Graded): number =>
  processing.branches
    .filter(({ compared }) => compared.some((each) => each.response === response))
    .reduce((best, { points = 0 }) => Math.max(best, points), 0);

/** All answers with full marks: declared correct, in the mapping, or by a rule. */
export function acceptedBy(asked: Graded): readonly string[] {
  const { processing, response, declaration } = asked;
  const most = mostByRules(asked);
  const rules = processing.isMapped ? undefined : keyByRules(processing, response);
  const byRules = rules?.values.filter((value) => rules.points(value) >= most) ?? [];
  const key = keyOf(asked);
  const full = fullPoints(key);
  const named = key.values.filter((value) => key.points(value) >= full);
  return [...new Set([...declaration.correct, ...named, ...byRules])];
}

const fullPoints = ({ points, values }: Key): number =>
  values.reduce((most, value) => Math.max(most, points(value)), 0);

/** Answers with part marks, each with its share. */
export function partlyAccepted(asked: Graded): readonly (readonly [string, number])[] {
  const all = new Set(acceptedBy(asked));
  const rules = keyByRules(asked.processing, asked.response);
  const sharesOf = ({ points, values }: Key, most: number) =>
    values.flatMap((value) => (all.has(value) ? [] : [[value, points(value) / most] as const]));
  const key = keyOf(asked);
  return [...new Map([...sharesOf(rules, mostByRules(asked)), ...sharesOf(key, fullPoints(key))])];
}

/** The answers with all marks; part marks become notes with the answer as `shown`. */
export function fullyRight(asked: Graded, shown = (value: string) => value): readonly string[] {
  notePatterns(asked);
  for (const [value, share] of partlyAccepted(asked))
    asked.reader.notes.add(sentences.partlyRight(shown(value), Math.round(share * 100)));
  return acceptedBy(asked);
}

/** Notes on patterns, which are no answers; a word required within an answer is one. */
function notePatterns({ interaction, processing, response, reader }: Graded): void {
  const { patternMask } = interaction.attributes;
  if (patternMask) reader.notes.add(sentences.formAsked(patternMask));
  for (const { compared, points = 0 } of processing.branches)
    for (const { response: compares, test, value, isCaseStrict } of compared) {
      if (compares !== response || !(points > 0)) continue;
      if (test === 'pattern') reader.problems.add(sentences.patternKey(value));
      if (test === 'part') reader.notes.add(sentences.patternAnswer(value));
      if (isCaseStrict && /\p{L}/u.test(value)) reader.notes.add(sentences.caseMatters);
    }
}

/** The names of two partners, and their points. */
export interface NamedPair {
  readonly left: string;
  readonly right: string;
  readonly points: number;
  readonly isDeclared: boolean;
}

/** The pairs with points, best first: "A B". */
export function pairsIn(asked: Graded): readonly NamedPair[] {
  const { values, points } = keyOf(asked);
  const declared = new Set(asked.declaration.correct);
  return values.map((value) => {
    const [left = '', right = ''] = value.split(/\s+/);
    return { left, right, points: points(value), isDeclared: declared.has(value) };
  });
}

export const turnedRound = (pair: NamedPair): NamedPair => ({ ...pair, left: pair.right, right: pair.left });
