import { hasOtherNumbers } from './compare-with-models';
import { type Deviation, deviationsFrom, nearestOf } from './deviations';
import { shareIn, type TextFeatures } from './features';

/** Why an answer must be looked at by the teacher, however alike it is to the model answer. */
export type Guard =
  | 'instruction'
  | 'negation'
  | 'numbers'
  | 'copied-question'
  | 'adds-nothing'
  | 'shuffled'
  | 'gibberish'
  | 'foreign-words'
  | 'repeated'
  | 'signs'
  | Exclude<Deviation, 'shuffled'>
  | 'short-model-answer';

/** Text that speaks to whoever marks it, in place of an answer. */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^]{0,40}\b(instruction|prompt|rule|previous|above|rubric|model answer)`,
    // Of marks or of the answer itself: a network gives and assigns all kinds of things too.
    String.raw`\b(give|award|grant|assign)\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)(\W+\w+){0,3}\W+(marks?|scores?|grades?|credits?|points?|percent)\b`,
    String.raw`\b(give|award|grant|mark|grade|score)\W+(me|this|it|(my|the)\W+(answer|response|student))\b[^]{0,40}\b(full|maximum|max|all|perfect|highest|100)\b`,
    String.raw`\b(award|grant)\W+(the\W+)?(max|maximum|highest|full|perfect|100)\b`,
    String.raw`\b(full|maximum|perfect) (marks?|score|credit|points)\b`,
    String.raw`\b(you are|act as|as) an? (ai|grader|assistant|language model|teacher|examiner)\b`,
    String.raw`\b(system|assistant|user) ?(prompt|message|:)`,
    String.raw`"(marks|score|confidence)"\s*:`,
    String.raw`</?(system|answer|instructions?|student)\b`,
    String.raw`\bthis answer is (correct|right|perfect)\b`,
  ].join('|'),
  'iu',
);

/** What these warn of is worth nothing, however alike the words are. */
const WORTHLESS: readonly Guard[] = [
  'instruction',
  'negation',
  'denied',
  'opposite',
  'copied-question',
  'gibberish',
  'repeated',
];

/** The guards that keep an answer at no marks until a person has read it; the others only send it to review. */
export const worthlessAmong = (guards: readonly string[]): string[] =>
  WORTHLESS.filter((guard) => guards.includes(guard));

/** What these warn of is in the very text, so that likeness to another answer decides nothing. */
const OF_THE_TEXT: readonly Guard[] = [
  ...WORTHLESS,
  'numbers',
  'signs',
  'changed-word',
  'added-words',
  'shuffled',
];

/** The guards for which no other answer's mark stands but that of the same text. */
export const ofTheTextAmong = (guards: readonly string[]): string[] =>
  OF_THE_TEXT.filter((guard) => guards.includes(guard));

interface Guarded {
  readonly answerText: string;
  readonly answer: TextFeatures;
  /** The alternative of the model answer that the answer is nearest to, and all of them. */
  readonly model: TextFeatures;
  readonly models: readonly TextFeatures[];
  /** The sentences and clauses of those that have several. */
  readonly parts: readonly TextFeatures[];
  readonly question: TextFeatures;
  /** Whether it writes a number, a unit, a formula or a list that differs from all model answers. */
  readonly hasOtherSigns?: boolean;
  /** Whether a stem stands in the question, in a model answer or in the answer of somebody else. */
  readonly isKnown: (stem: string) => boolean;
  /** Whether a word stands in the question or in a model answer. */
  readonly isGiven: (word: string) => boolean;
}

const FEWEST_CONTENT_WORDS = 2;
// A small turn matters only in what otherwise is the model answer: from these shares of its words, and of the answer's.
const MUCH_OF_MODEL = 0.65;
const MUCH_OF_ANSWER = 0.6;
// So many of its neighbouring words have a copy in common with the question; an answer in own words has fewer.
const MUCH_OF_QUESTION = 0.7;
const FEWEST_OF_A_PART = 3;
const NEARLY_ALL = 0.9;
const FEWEST_REPEATED = 6;
const PARAGRAPH_WORDS = 80;
const MUCH_REPEATED = 0.6;
const FEWEST_FOREIGN_WORDS = 4;
const MOSTLY = 0.8;

/** The guards that one answer trips, compared with the model answer it is nearest to. */
export function guardsOf(guarded: Guarded): Guard[] {
  const { answerText, answer, model, models, parts, question } = guarded;
  const isChanged = [model, ...models].some((each) => hasChangedNumbers(answer, each, question));
  const nearest = nearestOf(models, answer);
  const deviations = nearest ? deviationsFrom(nearest, guarded) : [];
  const addsNothing = saysNothingNew(answer, question, model);
  const isCopied = shareIn(answer.pairs, question.pairs) >= MUCH_OF_QUESTION;
  const tripped: readonly (readonly [Guard, boolean])[] = [
    ['instruction', INSTRUCTION.test(answerText.normalize('NFKC'))],
    ['negation', isTurnedAround(answer, models) || isPartTurnedAround(answer, parts, models)],
    ['numbers', isChanged],
    ['copied-question', addsNothing && isCopied],
    ['adds-nothing', addsNothing && !isCopied],
    ['signs', guarded.hasOtherSigns === true && !isChanged],
    ['denied', deviations.includes('denied')],
    ['opposite', deviations.includes('opposite')],
    ['changed-word', deviations.includes('changed-word')],
    ['added-words', deviations.includes('added-words')],
    ['shuffled', isShuffled(answer, model) || deviations.includes('shuffled')],
    ['repeated', isRepeated(answer)],
    ['gibberish', isGibberish(answer)],
    ['foreign-words', isForeign(guarded)],
    ['short-model-answer', models.every(({ wordOfStem }) => wordOfStem.size < FEWEST_CONTENT_WORDS)],
  ];
  return tripped.flatMap(([guard, isTripped]) => (isTripped ? [guard] : []));
}

/** Whether the answer is nearly an alternative but for a "not", and nearer to it than to any of its own turn. */
function isTurnedAround(answer: TextFeatures, models: readonly TextFeatures[]): boolean {
  let [same, turned] = [0, 0];
  for (const model of models) {
    const nearness = nearnessOf(answer, model);
    if (model.isNegated === answer.isNegated) same = Math.max(same, nearness);
    else turned = Math.max(turned, nearness);
  }
  return turned > same;
}

/** Whether the answer says one part of a model answer, and nothing of another, with a "not" too many or too few. */
function isPartTurnedAround(
  answer: TextFeatures,
  parts: readonly TextFeatures[],
  models: readonly TextFeatures[],
): boolean {
  const fitting = parts.filter(({ wordOfStem }) => wordOfStem.size >= FEWEST_OF_A_PART);
  const isWithin = models.some(
    (model) => shareIn([...answer.wordOfStem.keys()], model.wordOfStem) >= NEARLY_ALL,
  );
  return isWithin && isTurnedAround(answer, fitting);
}

/** A number that nobody gave; or one of the question in place of the one that the model answer has. */
function hasChangedNumbers(answer: TextFeatures, model: TextFeatures, question: TextFeatures): boolean {
  if (nearnessOf(answer, model) === 0) return false;
  if (hasOtherNumbers(answer, model, question)) return true;
  const isMissing = [...model.numbers].some((number) => !answer.numbers.has(number));
  return isMissing && [...answer.numbers].some((number) => !model.numbers.has(number));
}

/** 0 unless the answer, numbers aside, is the model answer in most of its words; then how nearly, up to 1. */
function nearnessOf(answer: TextFeatures, model: TextFeatures): number {
  const [ofModel, ofAnswer] = [plainStems(model), plainStems(answer)];
  const recall = ofModel.length === 0 ? 1 : shareIn(ofModel, answer.wordOfStem);
  const precision = ofAnswer.length === 0 ? 1 : shareIn(ofAnswer, model.wordOfStem);
  if (recall < MUCH_OF_MODEL || precision < MUCH_OF_ANSWER) return 0;
  return (recall + precision) / 2;
}

const plainStems = ({ wordOfStem }: TextFeatures) =>
  [...wordOfStem.keys()].filter((stem) => !/\d/.test(stem));

function saysNothingNew(answer: TextFeatures, question: TextFeatures, model: TextFeatures): boolean {
  if (answer.stems.length < 3) return false;
  const addsOfModel = answer.stems.some(
    (stem) => model.wordOfStem.has(stem) && !question.wordOfStem.has(stem),
  );
  return !addsOfModel && shareIn(answer.stems, question.wordOfStem) >= 0.9;
}

/** The words of the model answer in mostly another order: the same words can say something else. */
function isShuffled(answer: TextFeatures, model: TextFeatures): boolean {
  if (model.words.length < 3 || shareIn(model.words, new Set(answer.words)) < 0.8) return false;
  if (shareIn(answer.words, new Set(model.words)) < 0.5) return false;
  return shareIn(model.pairs, answer.pairs) < 0.3;
}

/** Says the same words over and over: in a text, two words seldom stand beside each other again. */
function isRepeated({ stems, pairs, words }: TextFeatures): boolean {
  if (words.length > PARAGRAPH_WORDS) return false;
  return stems.length >= FEWEST_REPEATED && pairs.size / (words.length - 1) <= MUCH_REPEATED;
}

/** Mostly words that nobody could say: long ones without a vowel, or one letter many times; or no words at all. */
function isGibberish({ normalised, wordOfStem }: TextFeatures): boolean {
  if (normalised === '') return true;
  const words = [...wordOfStem.values()].filter((word) => /^[a-z]{4,}$/.test(word));
  const odd = words.filter(
    (word) => !/[aeiouy]/.test(word) || /(.)\1\1/.test(word) || /[^aeiouy]{6}/.test(word),
  );
  return words.length > 0 && odd.length / words.length >= 0.5;
}

/** Another language, or words that nobody else uses. */
function isForeign({ answer, isKnown }: Guarded): boolean {
  const stems = [...answer.wordOfStem.keys()];
  if (stems.length < FEWEST_FOREIGN_WORDS) return false;
  return stems.filter((stem) => !isKnown(stem)).length / stems.length >= MOSTLY;
}
