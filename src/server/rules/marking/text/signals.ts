import { type ClassWords, inner, lettersOf, sumOf, type Vector } from './class-words';
import { shareIn, type TextFeatures } from './features';

/** The inputs of the base mark; shares are from 0 to 1, lengths are logarithms of word counts. */
export interface Signals {
  /**
   * The share of the model answer's content in the answer, and the reverse; words of the question count less.
   */
  readonly recall: number;
  readonly precision: number;
  /** Recall of words outside the question. */
  readonly newRecall: number;
  /** Common adjacent words, and common trigrams, which survive slips. */
  readonly pairs: number;
  readonly letters: number;
  readonly lengthRatio: number;
  /** Recall if only one of the two is negated. */
  readonly negatedRecall: number;
  readonly modelLength: number;
  readonly alternatives: number;
  /** Recall of the words common in the class. */
  readonly consensus: number;
  /** Length relative to the class's median. */
  readonly classLength: number;
  /** Similarity to the other answers, and its excess over the typical one. */
  readonly classLikeness: number;
  readonly centrality: number;
}

export interface ComparedAnswer {
  readonly signals: Signals;
  readonly vector: Vector;
  readonly letters: Vector;
  /** The nearest alternative of the model answer. */
  readonly model: TextFeatures;
}

interface ClassToCompare {
  readonly question: TextFeatures;
  /** At least one. */
  readonly models: readonly TextFeatures[];
  readonly answers: readonly TextFeatures[];
  readonly words: ClassWords;
}

// Words of the question reveal little about the student's knowledge.
const GIVEN_WORD_WEIGHT = 0.4;
const COMMON_FROM_SHARE = 0.1;
// A class of this size weighs as much as the model answer in its place.
const CLASS_HALF_TRUSTED = 4;
const USUAL_LIKENESS = 0.1;

/** Compares each answer with the nearest alternative of the model answer and with the other answers. */
export function compareClass(compared: ClassToCompare): ComparedAnswer[] {
  const { question, models, answers, words } = compared;
  const vectors = answers.map(words.vectorOf);
  const likenesses = likenessToOthers(vectors);
  const meanLikeness = likenesses.reduce((sum, each) => sum + each, 0) / (answers.length || 1);
  const usualWords = medianWordsOf(answers);
  const common = words.usedBy(COMMON_FROM_SHARE).filter((stem) => !question.wordOfStem.has(stem));
  const trust = answers.length / (answers.length + CLASS_HALF_TRUSTED);
  const trusted = (ofClass: number, otherwise: number) => trust * ofClass + (1 - trust) * otherwise;
  const nearestTo = nearestModel(compared);
  return answers.map((answer, index) => {
    const vector = vectors[index] ?? new Map();
    const letters = lettersOf(answer);
    const { model, ownLetters, newStems, recall, precision } = nearestTo(answer, vector);
    const likeness = likenesses[index] ?? 0;
    const longerThan = (length: number) => Math.log((1 + answer.words.length) / (1 + length));
    const signals: Signals = {
      ...{ recall, precision },
      newRecall: newStems.length > 0 ? shareIn(newStems, answer.wordOfStem, words.rarityOf) : recall,
      pairs: dice(answer.pairs, model.pairs),
      letters: Math.min(1, inner(letters, ownLetters)),
      lengthRatio: longerThan(model.words.length),
      negatedRecall: answer.isNegated === model.isNegated ? 0 : recall,
      modelLength: Math.log(1 + model.wordOfStem.size),
      alternatives: Math.log(models.length),
      consensus: trusted(shareIn(common, answer.wordOfStem, words.countOf), recall),
      classLength: trusted(longerThan(usualWords), 0),
      classLikeness: trusted(likeness, USUAL_LIKENESS),
      centrality: trusted(likeness - meanLikeness, 0),
    };
    return { signals, vector, letters, model };
  });
}

/** Prepares the alternatives of a model answer; the result finds the nearest one to an answer. */
function nearestModel({ question, models, words }: ClassToCompare) {
  const isNew = (stem: string) => !question.wordOfStem.has(stem);
  const weightOf = (stem: string) => words.rarityOf(stem) * (isNew(stem) ? 1 : GIVEN_WORD_WEIGHT);
  const alternatives = models.map((model) => ({
    ...{ model, newStems: [...model.wordOfStem.keys()].filter(isNew) },
    ...{ vector: words.vectorOf(model), ownLetters: lettersOf(model) },
  }));
  return ({ wordOfStem }: TextFeatures, vector: Vector) =>
    alternatives
      .map((alternative) => {
        const recall = shareIn(alternative.model.wordOfStem.keys(), wordOfStem, weightOf);
        const precision = shareIn(wordOfStem.keys(), alternative.model.wordOfStem, weightOf);
        const harmonic = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
        const score = harmonic + Math.min(1, inner(vector, alternative.vector)) + recall / 2;
        return { ...alternative, recall, precision, score };
      })
      .reduce((best, each) => (each.score > best.score ? each : best));
}

const dice = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * shareIn(a, b) * a.size) / (a.size + b.size || 1);

/** The median number of words; 0 for an empty class. */
export function medianWordsOf(answers: readonly TextFeatures[]): number {
  const lengths = answers.map(({ words }) => words.length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}

/** The mean cosine of each vector to the others, from their sum in linear time. */
function likenessToOthers(vectors: readonly Vector[]): number[] {
  const sum = sumOf(vectors);
  const others = vectors.length - 1;
  return vectors.map((vector) =>
    others < 1 ? 0 : Math.max(0, inner(vector, sum) - (vector.size > 0 ? 1 : 0)) / others,
  );
}
