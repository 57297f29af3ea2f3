import { shareIn, type TextFeatures } from './features';
import { departuresFrom, type Guard, holding, nearestOf, type ReadWith, WORTHLESS } from './near-copy';
import { compareTyped, isList, isShort } from './typed-answer';

/** Instructions to the grader in place of an answer. */
const INSTRUCTION = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^]{0,40}\b(instruction|prompt|rule|previous|above|rubric|model answer)`,
    // Only about marks or the answer itself: a network gives and assigns many things too.
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

/** Whether a guard sets the answer to 0 until a person has read it; other guards only require review. */
export const isWorthless = (guards: readonly Guard[]): boolean =>
  WORTHLESS.some((each) => guards.includes(each));

// A copy shares this much of its adjacent words with the question; an answer in own words shares less.
const MUCH_OF_QUESTION = 0.7;
const FEWEST_REPEATED = 6;
const PARAGRAPH_WORDS = 80;
const MUCH_REPEATED = 0.6;
const FEWEST_FOREIGN_WORDS = 4;
const MOSTLY = 0.8;
const FEWEST_LISTED = 3;
const FEW_SMALL_WORDS = 0.1;
const USUAL_SMALL_WORDS = 0.15;
const FEW_WORDS = 4;

/** The guards of an answer alone, regardless of the correct texts. */
export function guardsOf(answer: TextFeatures, models: readonly TextFeatures[], read: ReadWith): Guard[] {
  return holding({
    instruction: INSTRUCTION.test(answer.text.normalize('NFKC')),
    'copied-question': isCopy(answer, read.question, models),
    repeated: isRepeated(answer),
    gibberish: isGibberish(answer),
    'foreign-words': isForeign(answer, read),
  });
}

/** The guards of an answer that nearly equals one of these correct texts, but differs in a decisive way. */
export function guardsAgainst(
  texts: readonly TextFeatures[],
  answer: TextFeatures,
  read: ReadWith,
): readonly Guard[] {
  const typed = texts.map((text) => compareTyped(text, answer, read.question));
  if (typed.includes('same')) return [];
  const isSymbol = () => answer.words.length < FEW_WORDS || isShort(answer.text);
  if (typed.includes('nearly') && isSymbol()) return ['nearly-same'];
  if (typed.includes('different')) return ['signs'];
  const nearest = nearestOf(texts, answer);
  if (!nearest || nearest.written.join(' ') === answer.written.join(' ')) return [];
  const departures = departuresFrom(nearest, answer, read);
  return isMereList(answer, nearest) ? [...departures, 'shuffled'] : departures;
}

/** Mostly the question's words in its order, without further content of the model answer. */
function isCopy(answer: TextFeatures, question: TextFeatures, models: readonly TextFeatures[]): boolean {
  if (answer.stems.length < 3 || shareIn(answer.pairs, question.pairs) < MUCH_OF_QUESTION) return false;
  const added = answer.stems.filter((stem) => !question.wordOfStem.has(stem));
  const isOfModel = (stem: string) => models.some(({ wordOfStem }) => wordOfStem.has(stem));
  return added.length <= 0.1 * answer.stems.length && !added.some(isOfModel);
}

/** Bare content words for a text of sentences. */
function isMereList(answer: TextFeatures, text: TextFeatures): boolean {
  if (isList(text.text)) return false;
  if (isList(answer.text)) return true;
  const smallShare = ({ words, stems }: TextFeatures) => 1 - stems.length / (words.length || 1);
  return (
    answer.stems.length >= FEWEST_LISTED &&
    smallShare(answer) < FEW_SMALL_WORDS &&
    smallShare(text) >= USUAL_SMALL_WORDS &&
    shareIn(answer.wordOfStem.keys(), text.wordOfStem) >= MUCH_OF_QUESTION
  );
}

/** Repeats the same words: adjacent words rarely recur together in a normal text. */
function isRepeated({ stems, pairs, words }: TextFeatures): boolean {
  if (words.length > PARAGRAPH_WORDS) return false;
  return stems.length >= FEWEST_REPEATED && pairs.size / (words.length - 1) <= MUCH_REPEATED;
}

/** Mostly impossible words: long without a vowel, or with one letter many times; or no words at all. */
function isGibberish({ words, wordOfStem }: TextFeatures): boolean {
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) return true;
  const read = [...wordOfStem.values()].filter((word) => /^[a-z]{4,}$/.test(word));
  const odd = read.filter(
    (word) => !/[aeiouy]/.test(word) || /(.)\1\1/.test(word) || /[^aeiouy]{6}/.test(word),
  );
  return read.length > 0 && odd.length / read.length >= 0.5;
}

/** Another language, or words unused by all other students. */
function isForeign({ wordOfStem }: TextFeatures, { isKnown }: ReadWith): boolean {
  const stems = [...wordOfStem.keys()];
  if (stems.length < FEWEST_FOREIGN_WORDS) return false;
  return stems.filter((stem) => !isKnown(stem)).length / stems.length >= MOSTLY;
}
