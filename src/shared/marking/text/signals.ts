import { type ClassWords, inner, sumOf, type Vector } from './class-words';
import { compareWithModels, type ModelSignals } from './compare-with-models';
import { shareIn, type TextFeatures } from './features';

/** What the base mark is made of; shares go from 0 to 1, lengths are logarithms of numbers of words. */
export interface Signals extends ModelSignals {
  /** Recall of those words of the model answer that the class uses, and of the words that the class has in common. */
  readonly usedRecall: number;
  readonly consensus: number;
  /** How much longer than the median of the class. */
  readonly classLength: number;
  /** How like the other answers, and how much more so than most are. */
  readonly classLikeness: number;
  readonly centrality: number;
}

export interface ComparedAnswer {
  readonly signals: Signals;
  readonly vector: Vector;
  readonly letters: Vector;
  /** The alternative of the model answer that is nearest. */
  readonly model: TextFeatures;
}

const COMMON_FROM_SHARE = 0.1;
// A class this small says as much as the model answer says in its place.
const CLASS_HALF_TRUSTED = 4;
const USUAL_LIKENESS = 0.1;

/** Compares each answer of a class with the nearest alternative of the model answer and with the other answers. */
export function compareClass(compared: {
  question: TextFeatures;
  models: readonly TextFeatures[];
  answers: readonly TextFeatures[];
  words: ClassWords;
}): ComparedAnswer[] {
  const { question, answers, words } = compared;
  const vectors = answers.map(words.vectorOf);
  const likenesses = likenessToOthers(vectors);
  const meanLikeness = likenesses.reduce((sum, each) => sum + each, 0) / (answers.length || 1);
  const usualWords = medianWordsOf(answers);
  const common = words.usedBy(COMMON_FROM_SHARE).filter((stem) => !question.wordOfStem.has(stem));
  const trust = answers.length / (answers.length + CLASS_HALF_TRUSTED);
  const trusted = (ofClass: number, otherwise: number) => trust * ofClass + (1 - trust) * otherwise;
  const signalsOf = compareWithModels(compared);
  return answers.map((answer, index) => {
    const vector = vectors[index] ?? new Map();
    const { model, ownLetters, usedRecall, ...ofModel } = signalsOf(answer, vector);
    const likeness = likenesses[index] ?? 0;
    const consensus = shareIn(common, answer.wordOfStem, words.countOf);
    const signals: Signals = {
      ...ofModel,
      usedRecall: trusted(usedRecall, ofModel.recall),
      consensus: trusted(consensus, ofModel.recall),
      classLength: trusted(Math.log((1 + answer.words.length) / (1 + usualWords)), 0),
      classLikeness: trusted(likeness, USUAL_LIKENESS),
      centrality: trusted(likeness - meanLikeness, 0),
    };
    return { signals, vector, letters: ownLetters, model };
  });
}

/** The median number of words; 0 for an empty class. */
export function medianWordsOf(answers: readonly TextFeatures[]): number {
  const lengths = answers.map(({ words }) => words.length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}

/** The mean cosine of each to the others; through the sum of all, so that it does not take all pairs. */
function likenessToOthers(vectors: readonly Vector[]): number[] {
  const sum = sumOf(vectors);
  const others = vectors.length - 1;
  return vectors.map((vector) =>
    others < 1 ? 0 : Math.max(0, inner(vector, sum) - (vector.size > 0 ? 1 : 0)) / others,
  );
}
