import { type ClassWords, inner, type Vector } from './class-words';
import { shareIn, type TextFeatures } from './features';
import { lettersOf } from './letters';

/** What an answer has of the model answer. */
export interface ModelSignals {
  /** How much of the model answer's content the answer has, and the reverse; words of the question count less. */
  readonly recall: number;
  readonly precision: number;
  readonly cosine: number;
  /** The same for words that the question does not give away. */
  readonly newRecall: number;
  readonly newRecallSquared: number;
  readonly newPrecision: number;
  /** Neighbouring words in common, and runs of three letters, which outlive a slip of the pen. */
  readonly pairs: number;
  readonly letters: number;
  readonly lengthRatio: number;
  readonly lengthRatioSquared: number;
  readonly fromQuestion: number;
  /** How many words do not come from the question: 1 for eight and more. */
  readonly novelty: number;
  readonly numbersFound: number;
  readonly numbersChanged: number;
  readonly negationDiffers: number;
  readonly negatedRecall: number;
  readonly modelLength: number;
  readonly alternatives: number;
}

interface Nearest extends ModelSignals {
  readonly model: TextFeatures;
  /** Recall of those words of the model answer that the class uses. */
  readonly usedRecall: number;
  /** The runs of three letters of the answer. */
  readonly ownLetters: Vector;
}

// Words that the question already gives away say little about what the student knows.
const GIVEN_WORD_WEIGHT = 0.4;
const USED_FROM_SHARE = 0.1;
const MANY_NEW_WORDS = 8;

/** One alternative of the model answer, with what every answer is compared with. */
interface Prepared {
  readonly model: TextFeatures;
  readonly vector: Vector;
  readonly letters: Vector;
  readonly stems: readonly string[];
  /** The stems that the question does not give away, and those that the class uses. */
  readonly newStems: readonly string[];
  readonly usedStems: readonly string[];
}

/** Prepares the alternatives of a model answer (at least one); the result compares an answer with the nearest. */
export function compareWithModels(compared: {
  question: TextFeatures;
  models: readonly TextFeatures[];
  words: ClassWords;
}): (answer: TextFeatures, vector: Vector) => Nearest {
  const { question, models, words } = compared;
  const isNew = (stem: string) => !question.wordOfStem.has(stem);
  const weightOf = (stem: string) => words.rarityOf(stem) * (isNew(stem) ? 1 : GIVEN_WORD_WEIGHT);
  const used = new Set(words.usedBy(USED_FROM_SHARE));
  const alternatives = models.map((model): Prepared => {
    const stems = [...model.wordOfStem.keys()];
    const [newStems, usedStems] = [stems.filter(isNew), stems.filter((stem) => used.has(stem))];
    return { model, vector: words.vectorOf(model), letters: lettersOf(model), stems, newStems, usedStems };
  });
  return (answer, vector) => {
    const stems = [...answer.wordOfStem.keys()];
    const { model, letters, newStems, usedStems, recall, precision, cosine } = alternatives
      .map((alternative) => nearness({ answer, stems, vector, alternative, weightOf }))
      .reduce((best, each) => (each.score > best.score ? each : best));
    const newOfAnswer = stems.filter(isNew);
    const newRecall = newStems.length > 0 ? shareIn(newStems, answer.wordOfStem, words.rarityOf) : recall;
    const negationDiffers = answer.isNegated === model.isNegated ? 0 : 1;
    const lengthRatio = Math.log((1 + answer.words.length) / (1 + model.words.length));
    const ownLetters = lettersOf(answer);
    return {
      model,
      ownLetters,
      usedRecall: shareIn(usedStems, answer.wordOfStem, words.rarityOf),
      recall,
      precision,
      cosine,
      newRecall,
      newRecallSquared: newRecall * newRecall,
      newPrecision: shareIn(newOfAnswer, model.wordOfStem, words.rarityOf),
      pairs: dice(answer.pairs, model.pairs),
      letters: Math.min(1, inner(ownLetters, letters)),
      lengthRatio,
      lengthRatioSquared: lengthRatio * lengthRatio,
      fromQuestion: shareIn(stems, question.wordOfStem),
      novelty: Math.min(1, newOfAnswer.length / MANY_NEW_WORDS),
      numbersFound: shareIn(model.numbers, answer.numbers),
      numbersChanged: hasOtherNumbers(answer, model, question) ? 1 : 0,
      negationDiffers,
      negatedRecall: negationDiffers * recall,
      modelLength: Math.log(1 + model.wordOfStem.size),
      alternatives: Math.log(models.length),
    };
  };
}

/** Whether a number stands where the model answer has another one; one that only repeats the question is none. */
export function hasOtherNumbers(answer: TextFeatures, model: TextFeatures, question: TextFeatures): boolean {
  if (model.numbers.size === 0) return false;
  return [...answer.numbers].some((number) => !model.numbers.has(number) && !question.numbers.has(number));
}

function nearness({
  answer,
  stems,
  vector,
  alternative,
  weightOf,
}: {
  answer: TextFeatures;
  stems: readonly string[];
  vector: Vector;
  alternative: Prepared;
  weightOf: (stem: string) => number;
}) {
  const recall = shareIn(alternative.stems, answer.wordOfStem, weightOf);
  const precision = shareIn(stems, alternative.model.wordOfStem, weightOf);
  const cosine = Math.min(1, inner(vector, alternative.vector));
  const harmonic = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
  return { ...alternative, recall, precision, cosine, score: harmonic + cosine + recall / 2 };
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const each of few) if (many.has(each)) both += 1;
  return (2 * both) / (a.size + b.size);
}
