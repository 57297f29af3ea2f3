import { isSmall, shareIn, type TextFeatures } from './features';
import { replacedIn } from './near-copy';
import { areOpposites } from './opposites';
import { isSlip } from './slips';
import { stem } from './stem';
import { isDoubt, isNegation, isTurn } from './truth-words';

/** How an answer that has the words of another text (a model answer, or one that the teacher accepted) departs from it. */
export type Deviation = 'denied' | 'opposite' | 'changed-word' | 'added-words' | 'shuffled';

// From this share of the text's content on, the answer is read against it; and so much of it is said when it is turned.
const MUCH_SAID = 0.6;
// An opposite stands for one of the words.
const ONE_WORD = 0.2;
const NEARLY_ALL_SAID = 0.8;
const MUCH_OF_ANSWER = 0.7;
// Where an answer says much besides, an opposite may well belong to that.
const HALF_OF_ANSWER = 0.4;
const FEWEST_STEMS = 3;
const FEWEST_OF_A_COPY = 4;
const MANY_NEW = 2;
const PARAGRAPH_WORDS = 40;
const FEWEST_QUOTED = 4;
const HARMLESS = new Set(['because', 'since', 'think', 'answer', 'yes']);
// Where a long answer is framed or taken back: at its beginning and end.
const EDGES = { beginning: 8, end: 12 };
// Words that were left out bring others together.
const MOST_SKIPPED = 4;
const LISTING = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'e',
  'en',
  'и',
  'или',
  'و',
  'और',
  '和',
  '或',
]);
const FEW_EMPTY_WORDS = 0.15;
const USUAL_EMPTY_WORDS = 0.25;

const EMPTY_WORDS = new Set(
  `a an the is are was were be been being it its it's this that these those they them there he she we you i has have had do
  does did will would can could so and then very just also as their his her our my your which who of to`.split(
    /\s+/,
  ),
);

/** What an answer is read with beside the text. */
export interface Compared {
  readonly answer: TextFeatures;
  readonly question: TextFeatures;
  /** Whether a stem stands in the question, in a model answer or in the answer of somebody else. */
  readonly isKnown: (stem: string) => boolean;
  /** Whether a word stands in the question or in a model answer. */
  readonly isGiven: (word: string) => boolean;
}

/**
 * What words cannot decide between an answer and a text whose words it has: whether it denies it, turns a word into its
 * opposite or into another one, adds words that nobody says, or says the same words in another order.
 */
export function deviationsFrom(
  text: TextFeatures,
  { answer, question, isKnown, isGiven }: Compared,
): Deviation[] {
  const stems = [...text.wordOfStem.keys()];
  if (stems.length < 2 || answer.normalised === text.normalised) return [];
  const said = shareIn(stems, answer.wordOfStem);
  // A paragraph has room for a "but" and an opposite that turn nothing: it is read, and keeps the marks of its words.
  const isParagraph = answer.words.length > PARAGRAPH_WORDS;
  const found: Deviation[] = [];
  if (isOpposite(answer, text, question, stems)) found.push(isParagraph ? 'changed-word' : 'opposite');
  if (said < MUCH_SAID) return found;
  if (isDenied(answer, text, question)) found.push(isParagraph ? 'added-words' : 'denied');
  if (isQuotedIn(answer, text, isGiven)) found.push('added-words');
  if (stems.length < FEWEST_STEMS) return found;
  const precision = shareIn([...answer.wordOfStem.keys()], text.wordOfStem);
  const isCopy = stems.length >= FEWEST_OF_A_COPY;
  if (hasOtherWord(answer, text)) found.push('changed-word');
  const isNew = (each: string) =>
    !text.wordOfStem.has(each) &&
    !question.wordOfStem.has(each) &&
    !isKnown(each) &&
    !stems.some((other) => isSlip(each, other));
  if (isCopy && said >= NEARLY_ALL_SAID && [...answer.wordOfStem.keys()].filter(isNew).length >= MANY_NEW)
    found.push('added-words');
  if (precision >= MUCH_OF_ANSWER && (isInOtherOrder(answer, text) || isMereList(answer, text)))
    found.push('shuffled');
  return [...new Set(found)];
}

/** Of texts whose words the answer has, the one that it is nearest to. */
export function nearestOf(texts: readonly TextFeatures[], answer: TextFeatures): TextFeatures | undefined {
  let best: { text: TextFeatures; nearness: number } | undefined;
  for (const text of texts) {
    const said = shareIn(text.wordOfStem.keys(), answer.wordOfStem);
    if (said < MUCH_SAID - ONE_WORD) continue;
    const nearness = said + shareIn(answer.wordOfStem.keys(), text.wordOfStem);
    if (!best || nearness > best.nearness) best = { text, nearness };
  }
  return best?.text;
}

/** Says of what it says that it is not so: more words that turn or doubt than the text has, and the question asks about. */
function isDenied(answer: TextFeatures, text: TextFeatures, question: TextFeatures): boolean {
  const given = new Set([...text.words, ...question.words]);
  const count = (words: readonly string[], is: (word: string) => boolean) => words.filter(is).length;
  const { words } = answer;
  const edges = [...words.slice(0, EDGES.beginning), ...words.slice(-EDGES.end)];
  if (edges.some((word) => isDoubt(word) && !given.has(word))) return true;
  const turns = count(answer.words, isNegation) - count(text.words, isNegation);
  if (turns >= 2) return true;
  return edges.some((word) => isTurn(word) && !given.has(word)) && isSaidBeforeTurn(answer, text);
}

/** Whether most of the text stands before the first word that may turn it. */
function isSaidBeforeTurn(answer: TextFeatures, text: TextFeatures): boolean {
  const end = answer.words.findLastIndex(isTurn);
  const before = new Set(answer.words.slice(0, end).map(stem));
  return shareIn(text.wordOfStem.keys(), before) >= MUCH_SAID;
}

/** A word of the text is missing, and its opposite stands in the answer and nowhere in text and question. */
function isOpposite(
  answer: TextFeatures,
  text: TextFeatures,
  question: TextFeatures,
  stems: readonly string[],
): boolean {
  const own = new Set(answer.words.map(stem));
  const theirs = new Set(text.words.map(stem));
  const asked = new Set(question.words.map(stem));
  const missing = [...theirs].filter((each) => !own.has(each));
  const added = [...own].filter((each) => !theirs.has(each) && !asked.has(each));
  const turned = missing.filter((each) => added.some((other) => areOpposites(each, other)));
  if (turned.length === 0) return false;
  const others = stems.filter((each) => !turned.includes(each));
  const isAbout = shareIn(answer.wordOfStem.keys(), text.wordOfStem) >= HALF_OF_ANSWER;
  return isAbout && others.length > 0 && shareIn(others, answer.wordOfStem) >= MUCH_SAID;
}

/** Repeats the text word for word, and says something beside it: whatever that is may turn it. */
function isQuotedIn(answer: TextFeatures, text: TextFeatures, isGiven: (word: string) => boolean): boolean {
  if (
    text.words.length < FEWEST_QUOTED ||
    !` ${answer.words.join(' ')} `.includes(` ${text.words.join(' ')} `)
  )
    return false;
  const own = new Set(text.words);
  return answer.words.some(
    (word) => !own.has(word) && !isGiven(word) && !EMPTY_WORDS.has(word) && !HARMLESS.has(word),
  );
}

/** Another word stands in the place of one of the text in what is a copy otherwise, and it is no slip of the pen. */
function hasOtherWord(answer: TextFeatures, text: TextFeatures): boolean {
  const [own, theirs] = [new Set(answer.words), new Set(text.words)];
  if (shareIn(theirs, own) < MUCH_OF_ANSWER || shareIn(own, theirs) < MUCH_OF_ANSWER) return false;
  const speaks = (word: string) => !EMPTY_WORDS.has(word) && !isSmall(word) && !/\d/.test(word);
  return replacedIn(text.words, answer.words).some(([of, by]) => {
    if (of.some((word) => by.some((other) => areOpposites(stem(word), stem(other))))) return true;
    if (by.some(isTurn) && !of.some(isTurn)) return true;
    const [before, after] = [of.filter(speaks).map(stem), by.filter(speaks).map(stem)];
    const isAs = (one: string, other: string) => one === other || isSlip(one, other);
    return before.length > 0 && after.some((word) => !before.some((other) => isAs(word, other)));
  });
}

/**
 * Nearly the same words, of which two that carry content stand beside each other that the text has in no such order. What is
 * only listed side by side may change places.
 */
function isInOtherOrder(answer: TextFeatures, text: TextFeatures): boolean {
  const [own, theirs] = [answer.words, text.words];
  if (shareIn(theirs, new Set(own)) < NEARLY_ALL_SAID || shareIn(own, new Set(theirs)) < NEARLY_ALL_SAID)
    return false;
  // Where the very same words are exchanged, small words and endings count as well.
  const isExchanged = [...own].sort().join(' ') === [...theirs].sort().join(' ');
  const content = (words: readonly string[]) =>
    isExchanged ? words : words.filter((word) => !isSmall(word) || LISTING.has(word)).map(stem);
  const places = new Map<string, number[]>();
  for (const [at, word] of content(theirs).entries()) places.set(word, [...(places.get(word) ?? []), at]);
  const said = content(own);
  let turnedToStart = false;
  const turned = said.filter((word, at) => {
    const next = said[at + 1] ?? '';
    const [here, there] = [places.get(word), places.get(next)];
    if (!here || !there || LISTING.has(word) || LISTING.has(next)) return false;
    if (here.some((from) => there.some((to) => to > from && to <= from + MOST_SKIPPED))) return false;
    turnedToStart ||= there.includes(0) && at + 2 < said.length;
    return true;
  });
  // "A, so B" says the same as "B, because A": a text may begin in its middle.
  return turned.length > (turnedToStart ? 1 : 0);
}

/** Bare content words where the text has sentences. */
function isMereList(answer: TextFeatures, text: TextFeatures): boolean {
  const emptyShare = ({ words, stems }: TextFeatures) =>
    1 - stems.length / (words.filter((word) => !LISTING.has(word)).length || 1);
  return (
    answer.stems.length >= FEWEST_STEMS &&
    emptyShare(answer) < FEW_EMPTY_WORDS &&
    emptyShare(text) >= USUAL_EMPTY_WORDS
  );
}
