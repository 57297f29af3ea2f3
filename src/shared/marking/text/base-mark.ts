import { shareIn, type TextFeatures } from './features';

export interface ComparedAnswer {
  readonly model: TextFeatures;
  /** From 0 to 1 of the full marks, before rounding. */
  readonly share: number;
  /** How much of the model answer's content the answer has, from 0 to 1. */
  readonly recall: number;
}

// Words that the question already gives away say little about what the student knows.
const GIVEN_WORD_WEIGHT = 0.3;

/** Compares an answer with the model answer line it is nearest to, by the stems of the content words. */
export function compareWithModel(
  answer: TextFeatures,
  models: readonly TextFeatures[],
  question: TextFeatures,
): ComparedAnswer | null {
  const weightOf = (stem: string) => (question.wordOfStem.has(stem) ? GIVEN_WORD_WEIGHT : 1);
  let best: ComparedAnswer | null = null;
  for (const model of models) {
    const recall = shareIn(new Set(model.stems), answer.wordOfStem, weightOf);
    const precision = shareIn(new Set(answer.stems), model.wordOfStem, weightOf);
    const share = creditFor(recall, precision, model.wordOfStem.size);
    if (best === null || share > best.share) best = { model, share, recall };
  }
  return best;
}

// Recall leads: more than the model answer says is no fault. The limits are where human marks lie on average; nobody
// repeats a long model answer whole, so full marks come earlier there.
const NO_CREDIT_BELOW = 0.1;
const FULL_CREDIT_FROM = { shortModel: 0.65, longModel: 0.3 };
const LONG_MODEL_WORDS = 30;
const MOST_CREDIT_ABOVE_RECALL = 0.4;

function creditFor(recall: number, precision: number, modelWords: number): number {
  const likeness = 0.75 * recall + 0.25 * precision;
  const { shortModel, longModel } = FULL_CREDIT_FROM;
  const fullFrom = shortModel + (longModel - shortModel) * Math.min(1, modelWords / LONG_MODEL_WORDS);
  const share = (likeness - NO_CREDIT_BELOW) / (fullFrom - NO_CREDIT_BELOW);
  return Math.max(0, Math.min(1, share, recall + MOST_CREDIT_ABOVE_RECALL));
}
