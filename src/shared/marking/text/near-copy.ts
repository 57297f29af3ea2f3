import { compareTexts } from '../../sameness/compare-texts';
import { commonLengths } from './common-lengths';
import { isSmall, shareIn, type TextFeatures } from './features';
import { areOpposites } from './opposites';
import { stem } from './stem';
import { isDoubt, isNegation, isTurn } from './truth-words';

/** How a near copy of a right text departs from it. */
export type Departure =
  | 'negation'
  | 'denied'
  | 'opposite'
  | 'signs'
  | 'changed-word'
  | 'added-words'
  | 'shuffled';

// So much of the neighbouring words has a copy in common with its origin; an answer in own words has fewer.
const MUCH = 0.7;
const HALF = 0.5;
const MOST_BROKEN = 2;
const LEAST_SAID = 0.4;
const MUCH_SAID = 0.6;
const NEARLY_ALL_SAID = 0.8;
const SHORT_WORDS = 9;
const SHORT_SHARE = 0.6;
const MOST_WORDS = 400;
// Words that were left out bring others together.
const MOST_SKIPPED = 4;
const MANY_NEW = 2;
const LISTING = new Set('and or und oder et ou y o e en и или و और 和 或'.split(' '));
const HARMLESS = new Set(['because', 'since', 'think', 'answer', 'yes']);

/** What an answer is read with beside the text. */
export interface ReadWith {
  readonly question: TextFeatures;
  /** Whether a stem stands in the question, in a model answer or in the answer of another student. */
  readonly isKnown: (stem: string) => boolean;
}

/**
 * What likeness cannot decide between a right text and a near copy of it, word for word: whether the copy denies it, turns a word or a sign
 * into another, adds words that no other student writes, or has the same words in another order. Nothing for any other answer.
 */
export function departuresFrom(
  text: TextFeatures,
  answer: TextFeatures,
  { question, isKnown }: ReadWith,
): readonly Departure[] {
  if (text.wordOfStem.size === 0) return [];
  const isNew = (word: string) =>
    saysSomething(word) && !isKnown(stem(word)) && !question.words.includes(word);
  if (!isNearCopy(text, answer)) {
    if (isOtherName(text, answer)) return ['changed-word'];
    if (isTurnedBeside(text, answer, { question, isNew })) return ['added-words'];
    return text.isNegated !== answer.isNegated && haveSameStems(text, answer) ? ['shuffled'] : [];
  }
  const edits = editsBetween(text, answer);
  const given = new Set([...text.words, ...question.words]);
  const isUnasked = (word: string) => !question.words.includes(word);
  const added = edits.flatMap(([, by]) => by).filter((word) => !given.has(word));
  const removed = edits.flatMap(([of]) => of).filter((word) => !answer.words.includes(word));
  const found: [Departure, boolean][] = [
    ['negation', text.isNegated !== answer.isNegated],
    [
      'denied',
      added.some((word) => isDoubt(word) || isTurn(word)) || negationsIn(answer) > negationsIn(text) + 1,
    ],
    [
      'opposite',
      hasOpposite(added, removed) || edits.some(([of, by]) => hasOpposite(by.filter(isUnasked), of)),
    ],
    ['signs', edits.some(isOtherSign)],
    ['changed-word', edits.some(isOtherWord)],
    ['added-words', added.filter(isNew).length >= MANY_NEW || (isQuoted(text, answer) && saysMore(added))],
    ['shuffled', isInOtherOrder(text, answer)],
  ];
  return found.flatMap(([departure, isFound]) => (isFound ? [departure] : []));
}

// Where an answer is framed or taken back: at its beginning and end.
const EDGES = { beginning: 8, end: 12 };
const PARAGRAPH_WORDS = 40;

/** Whether an answer in own words says much of a text, and before or after it that it is not so. */
function isTurnedBeside(
  text: TextFeatures,
  { words, wordOfStem }: TextFeatures,
  { question, isNew }: { question: TextFeatures; isNew: (word: string) => boolean },
): boolean {
  const said = shareIn(text.wordOfStem.keys(), wordOfStem);
  if (said < MUCH_SAID) return false;
  const isParagraph = words.length > PARAGRAPH_WORDS;
  if (!isParagraph && said >= NEARLY_ALL_SAID && words.filter(isNew).length >= MANY_NEW) return true;
  const given = new Set([...text.words, ...question.words]);
  const edges = [...words.slice(0, EDGES.beginning), ...words.slice(-EDGES.end)];
  if (edges.some((word) => isDoubt(word) && !given.has(word))) return true;
  const before = new Set(words.slice(0, words.findLastIndex(isTurn)).map(stem));
  return (
    edges.some((word) => isTurn(word) && !given.has(word)) &&
    shareIn(text.wordOfStem.keys(), before) >= MUCH_SAID
  );
}

/** Whether one of the two words of a name or a term is another one, as in carbon monoxide. */
const isOtherName = (text: TextFeatures, answer: TextFeatures): boolean =>
  isName(text) &&
  [text, answer].every(({ stems, isNegated }) => stems.length === 2 && !isNegated) &&
  editsBetween(text, answer).some(isOtherWord);

const WORDS_OF_A_NAME = 3;
export const isName = ({ words }: TextFeatures): boolean => words.length <= WORDS_OF_A_NAME;

const hasOpposite = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => others.some((other) => areOpposites(stem(word), stem(other))));

const saysMore = (added: readonly string[]): boolean => added.length > MANY_NEW || added.some(saysSomething);

/** The text whose words an answer has most of; undefined where it has few of any. */
export function nearestOf(texts: readonly TextFeatures[], answer: TextFeatures): TextFeatures | undefined {
  let best: { text: TextFeatures; nearness: number } | undefined;
  for (const text of texts) {
    const said = shareIn(text.wordOfStem.keys(), answer.wordOfStem);
    const nearness = said + shareIn(answer.wordOfStem.keys(), text.wordOfStem);
    if (said >= LEAST_SAID && (!best || nearness > best.nearness)) best = { text, nearness };
  }
  return best?.text;
}

function isNearCopy(text: TextFeatures, answer: TextFeatures): boolean {
  const [theirs, own] = [new Set(text.wordStems), new Set(answer.wordStems)];
  if (Math.min(shareIn(theirs, own), shareIn(own, theirs)) >= NEARLY_ALL_SAID) return true;
  const besideNumbers = withoutNumbers(text.words);
  if (besideNumbers !== '' && besideNumbers === withoutNumbers(answer.words)) return true;
  const [theirStems, ownStems] = [text.stems.slice(0, MOST_WORDS), answer.stems.slice(0, MOST_WORDS)];
  const inOrder = commonLengths(theirStems, ownStems)[0]?.[0] ?? 0;
  const share = inOrder / Math.max(1, theirStems.length, ownStems.length);
  if (text.words.length < SHORT_WORDS) return share >= SHORT_SHARE;
  const kept = shareIn(text.pairs, answer.pairs);
  return (
    share >= NEARLY_ALL_SAID || kept >= MUCH || (kept >= HALF && (1 - kept) * text.pairs.size <= MOST_BROKEN)
  );
}

const haveSameStems = (text: TextFeatures, answer: TextFeatures): boolean =>
  shareIn(text.wordOfStem.keys(), answer.wordOfStem) >= NEARLY_ALL_SAID &&
  shareIn(answer.wordOfStem.keys(), text.wordOfStem) >= NEARLY_ALL_SAID;

/** What of a text another one replaced, left out or put in, place by place. */
type Edit = readonly [of: readonly string[], by: readonly string[]];

function editsBetween(text: TextFeatures, answer: TextFeatures): Edit[] {
  const [one, other] = [text.words.slice(0, MOST_WORDS), answer.words.slice(0, MOST_WORDS)];
  const common = commonLengths(text.wordStems.slice(0, MOST_WORDS), answer.wordStems.slice(0, MOST_WORDS));
  const edits: [string[], string[]][] = [[[], []]];
  let [at, place] = [0, 0];
  while (at < one.length || place < other.length) {
    const [skipped = 0, passed = 0, both = 0] = [
      common[at + 1]?.[place],
      common[at]?.[place + 1],
      common[at]?.[place],
    ];
    const [of, by] = edits.at(-1) ?? [[], []];
    if (at < one.length && skipped === both) of.push(one[at++] ?? '');
    else if (place < other.length && passed === both) by.push(other[place++] ?? '');
    else {
      edits.push(...otherCase(text.written[at++] ?? '', answer.written[place++] ?? ''), [[], []]);
    }
  }
  return edits.filter(([of, by]) => of.length > 0 || by.length > 0);
}

/** A symbol of two letters in other case: Co for CO. */
const otherCase = (one: string, other: string): [string[], string[]][] =>
  one.length === 2 && one !== other && isSymbol(one) ? [[[one], [other]]] : [];

/** Another number, sign, unit or symbol in the place of one; or a sign put in or left out, where numbers may be. */
function isOtherSign([of, by]: Edit): boolean {
  const isReplaced = of.length > 0 && by.length > 0;
  const compare = () => compareTexts(of.join(' '), by.join(' '));
  if (isReplaced && [...of, ...by].every(isNumber)) return compare() === 'different';
  if (isReplaced && [...of, ...by].every(isSymbol)) return compare() !== 'same';
  const [from, to] = [of.filter(isMark), by.filter(isMark)];
  if (from.some(isNumber) && to.some(isNumber)) return from.join(' ') !== to.join(' ');
  return withoutNumbers(from) !== withoutNumbers(to);
}

const withoutNumbers = (words: readonly string[]): string =>
  words.filter((word) => !isNumber(word)).join(' ');

/** In digits, or a Roman one. */
const isNumber = (word: string): boolean => /^(?:-?[\d.]+%?|[ivx]+)$/u.test(word);
const isMark = (word: string): boolean => isNumber(word) || !/[\p{L}\p{M}\d]/u.test(word);
/** A number, a sign, or as few letters as a unit or a symbol has. */
const isSymbol = (word: string): boolean => !/\p{L}{3,}/u.test(word) && !isSmall(word.toLowerCase());

/** A word of content in the place of another one that is no form of it. */
function isOtherWord([of, by]: Edit): boolean {
  const [from, to] = [of.filter(isContent), by.filter(isContent)];
  return from.length > 0 && to.some((word) => !from.some((other) => areForms(word, other)));
}

const isContent = (word: string): boolean => !isSmall(word) && !isMark(word);
const saysSomething = (word: string): boolean => isContent(word) && !HARMLESS.has(word);

const FORM = 4;
const MOST_LEFT_OUT = 2;
/** Whether two words begin alike (another ending, an initial), or one lacks few letters of the other. */
function areForms(one: string, other: string): boolean {
  if (areOpposites(stem(one), stem(other))) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const beginning = short.length === 1 ? 1 : FORM;
  if (short.slice(0, beginning) === long.slice(0, beginning)) return true;
  const isShorter = short.length > FORM && long.length - short.length <= MOST_LEFT_OUT;
  return isShorter && commonLengths([...short], [...long])[0]?.[0] === short.length;
}

const negationsIn = ({ words }: TextFeatures): number => words.filter(isNegation).length;

const isQuoted = (text: TextFeatures, answer: TextFeatures): boolean =>
  ` ${answer.words.join(' ')} `.includes(` ${text.words.join(' ')} `);

/**
 * Nearly the same words, of which two that carry content stand beside each other that the text has in no such order. Items of
 * a list may change places, and a text may begin in its middle: "A, so B" is "B, because A".
 */
export function isInOtherOrder(text: TextFeatures, answer: TextFeatures): boolean {
  const [own, theirs] = [answer.words, text.words];
  if (shareIn(theirs, new Set(own)) < NEARLY_ALL_SAID || shareIn(own, new Set(theirs)) < NEARLY_ALL_SAID)
    return false;
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
  return turned.length > (turnedToStart ? 1 : 0);
}
