import { shareIn, type TextFeatures } from './features';

/** Why an answer must be looked at by the teacher, however alike it is to the model answer. */
export type Guard =
  | 'instruction'
  | 'negation'
  | 'numbers'
  | 'copied-question'
  | 'shuffled'
  | 'gibberish'
  | 'short-model-answer';

const INSTRUCTION = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^]{0,40}\b(instruction|prompt|rule|previous|above|rubric|model answer)`,
    String.raw`\b(give|award|grant|assign|mark|grade|score)\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)\b`,
    String.raw`\b(full|maximum|perfect) (marks?|score|credit|points)\b`,
    String.raw`\b(you are|act as|as) an? (ai|grader|assistant|language model|teacher|examiner)\b`,
    String.raw`\b(system|assistant|user) ?(prompt|message|:)`,
    String.raw`"(marks|score|confidence)"\s*:`,
    String.raw`</?(system|answer|instructions?|student)\b`,
    String.raw`\bthis answer is (correct|right|perfect)\b`,
  ].join('|'),
  'iu',
);

const FEWEST_CONTENT_WORDS = 2;

/** The guards that one answer trips, compared with the model answer line it is nearest to. */
export function guardsOf(compared: {
  answerText: string;
  answer: TextFeatures;
  model: TextFeatures;
  question: TextFeatures;
}): Guard[] {
  const { answerText, answer, model, question } = compared;
  const tripped: readonly (readonly [Guard, boolean])[] = [
    ['instruction', INSTRUCTION.test(answerText.normalize('NFKC'))],
    ['negation', answer.isNegated !== model.isNegated && sharesContent(answer, model)],
    ['numbers', hasOtherNumbers(answer, model, question)],
    ['copied-question', isCopied(answer, question, model)],
    ['shuffled', isShuffled(answer, model)],
    ['gibberish', isGibberish(answer)],
    ['short-model-answer', model.wordOfStem.size < FEWEST_CONTENT_WORDS],
  ];
  return tripped.flatMap(([guard, isTripped]) => (isTripped ? [guard] : []));
}

const sharesContent = (answer: TextFeatures, model: TextFeatures) =>
  answer.stems.some((stem) => model.wordOfStem.has(stem));

/** A number where the model answer has another one; a number that only repeats the question is none. */
function hasOtherNumbers(answer: TextFeatures, model: TextFeatures, question: TextFeatures): boolean {
  if (model.numbers.size === 0) return false;
  return [...answer.numbers].some((number) => !model.numbers.has(number) && !question.numbers.has(number));
}

function isCopied(answer: TextFeatures, question: TextFeatures, model: TextFeatures): boolean {
  if (answer.stems.length < 3) return false;
  const addsOfModel = answer.stems.some(
    (stem) => model.wordOfStem.has(stem) && !question.wordOfStem.has(stem),
  );
  return !addsOfModel && shareIn(answer.stems, question.wordOfStem) >= 0.9;
}

/** The words of the model answer in mostly another order: the same words can say something else. */
function isShuffled(answer: TextFeatures, model: TextFeatures): boolean {
  if (model.wordOfStem.size < 4 || shareIn(model.stems, answer.wordOfStem) < 0.9) return false;
  const pairsOf = ({ stems }: TextFeatures) => stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return shareIn(pairsOf(model), new Set(pairsOf(answer))) < 0.35;
}

/** Mostly words that nobody could say: long ones without a vowel, or one letter many times. */
function isGibberish({ wordOfStem }: TextFeatures): boolean {
  const words = [...wordOfStem.values()].filter((word) => /^[a-z]{4,}$/.test(word));
  const odd = words.filter(
    (word) => !/[aeiouy]/.test(word) || /(.)\1\1/.test(word) || /[^aeiouy]{6}/.test(word),
  );
  return words.length > 0 && odd.length / words.length >= 0.5;
}
