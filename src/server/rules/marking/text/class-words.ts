import { neighboursIn, type TextFeatures } from './features';

/** The common words of a class, and each answer as a weighted unit vector. */
export interface ClassWords {
  /** The number of answers in the class that contain a stem. */
  readonly countOf: (stem: string) => number;
  /** A stem's rarity: rare stems distinguish answers better. */
  readonly rarityOf: (stem: string) => number;
  /** Stems used by at least this share of the class, and by at least two answers. */
  readonly usedBy: (share: number) => string[];
  readonly vectorOf: (text: TextFeatures) => Vector;
}

/** Weights by stem and by pairs of adjacent content stems; of length 1 unless empty. */
export type Vector = ReadonlyMap<string, number>;

const PAIR_WEIGHT = 0.7;

/** Counts the words of the class; model answers count as texts too, so that a class of one has weights. */
export function classWordsOf(answers: readonly TextFeatures[], models: readonly TextFeatures[]): ClassWords {
  const counts = countTerms(answers);
  const texts = countTerms([...answers, ...models]);
  const total = answers.length + models.length;
  const rarityOf = (term: string) => Math.log(1 + total / (1 + (texts.get(term) ?? 0)));
  return {
    countOf: (stem) => counts.get(stem) ?? 0,
    rarityOf,
    usedBy: (share) => {
      const least = Math.max(2, share * answers.length);
      return [...counts].flatMap(([term, count]) => (count >= least && !term.includes(' ') ? [term] : []));
    },
    vectorOf: (text) => unitVector(text, rarityOf),
  };
}

/** The inner product; of two unit vectors, their similarity from 0 to 1. */
export function inner(a: Vector, b: Vector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

/** The sum of vectors, for the mean similarity of one to all. */
export function sumOf(vectors: readonly Vector[]): Vector {
  const sum = new Map<string, number>();
  for (const vector of vectors) {
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  }
  return sum;
}

function counted(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const countTerms = (texts: readonly TextFeatures[]): Map<string, number> =>
  counted(texts.flatMap(({ stems }) => [...new Set([...stems, ...neighboursIn(stems)])]));

function unitVector({ stems }: TextFeatures, rarityOf: (term: string) => number): Vector {
  const vector = counted(stems);
  for (const [stem, count] of vector) vector.set(stem, (1 + Math.log(count)) * rarityOf(stem));
  for (const pair of neighboursIn(stems)) vector.set(pair, PAIR_WEIGHT * rarityOf(pair));
  return ofUnitLength(vector);
}

const RUN = 3;

/** The frequencies of trigrams in a text, as a unit vector unless empty. */
export function lettersOf({ words }: TextFeatures): Vector {
  const padded = ` ${words.join(' ')} `;
  const length = padded.length - RUN + 1;
  return ofUnitLength(counted(Array.from({ length }, (_, at) => padded.slice(at, at + RUN))));
}

function ofUnitLength(vector: Map<string, number>): Vector {
  let squares = 0;
  for (const weight of vector.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  for (const [term, weight] of vector) vector.set(term, weight / length);
  return vector;
}
