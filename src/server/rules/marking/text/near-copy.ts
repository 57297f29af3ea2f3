import { compareTexts } from '../../../../shared/sameness/compare-texts';
import { isSmall, shareIn, type TextFeatures } from './features';
import { areOpposites } from './opposites';
import { stem } from './stem';
import { isDoubt, isNegation } from './truth-words';

/**
 * Guards that set an answer to 0 until the teacher has read it, however similar its words; and guards that
 * only require reading.
 */
export const WORTHLESS = [
  ...(['instruction', 'copied-question', 'gibberish', 'repeated'] as const),
  ...(['negation', 'denied', 'opposite', 'signs'] as const),
];
const TO_READ = ['foreign-words', 'nearly-same', 'changed-word', 'added-words', 'shuffled'] as const;
export type Guard = (typeof WORTHLESS)[number] | (typeof TO_READ)[number];

// A copy shares this much of its adjacent words with its origin; an answer in own words shares less.
const MUCH = 0.7;
const HALF = 0.5;
const MOST_BROKEN = 2;
const LEAST_SAID = 0.4;
const NEARLY_ALL_SAID = 0.8;
const SHORT_WORDS = 9;
const SHORT_SHARE = 0.6;
const MOST_WORDS = 400;
// Omitted words make others adjacent.
const MOST_SKIPPED = 4;
const MANY_NEW = 2;
const LISTING = new Set('and or und oder et ou y o e en и или و और 和 或'.split(' '));
const HARMLESS = new Set(['because', 'since', 'think', 'answer', 'yes']);

/** The context of an answer. */
export interface ReadWith {
  readonly question: TextFeatures;
  /** Whether a stem occurs in the question, a model answer or another student's answer. */
  readonly isKnown: (stem: string) => boolean;
}

/**
 * The decisive differences between a correct text and a near copy, which similarity misses: a denial, a
 * changed word or sign, words unused by all other students, or a different order. None for any other answer.
 */
export function departuresFrom(
  text: TextFeatures,
  answer: TextFeatures,
  { question, isKnown }: ReadWith,
): readonly Guard[] {
  if (text.wordOfStem.size === 0) return [];
  const isNew = (word: string) =>
    saysSomething(word) && !isKnown(stem(word)) && !question.words.includes(word);
  if (!isNearCopy(text, answer)) {
    if (isOtherName(text, answer)) return ['changed-word'];
    if (isFramed(text, answer, isNew)) return ['added-words'];
    const isTurned = text.isNegated !== answer.isNegated;
    return isTurned && overlap(text.wordOfStem, answer.wordOfStem) >= NEARLY_ALL_SAID ? ['shuffled'] : [];
  }
  const edits = editsBetween(text, answer);
  const given = new Set([...text.words, ...question.words]);
  const isUnasked = (word: string) => !question.words.includes(word);
  const added = edits.flatMap(([, by]) => by).filter((word) => !given.has(word));
  return holding({
    negation: text.isNegated !== answer.isNegated,
    denied: added.some(isDoubt) || negationsIn(answer) > negationsIn(text) + 1,
    opposite: edits.some(([of, by]) => hasOpposite(by.filter(isUnasked), of)),
    signs: edits.some(isOtherSign),
    'changed-word': edits.some(isOtherWord),
    'added-words': added.filter(isNew).length >= MANY_NEW || (isQuoted(text, answer) && saysMore(added)),
    shuffled: isInOtherOrder(text, answer),
  });
}

/** The guards that apply. */
export const holding = (found: Readonly<Partial<Record<Guard, boolean>>>): Guard[] =>
  (Object.keys(found) as Guard[]).filter((guard) => found[guard]);

const PARAGRAPH_WORDS = 40;

/** Whether an answer contains nearly all of a text, with additional words that no other student uses. */
const isFramed = (text: TextFeatures, answer: TextFeatures, isNew: (word: string) => boolean): boolean =>
  answer.words.length <= PARAGRAPH_WORDS &&
  shareIn(text.wordOfStem.keys(), answer.wordOfStem) >= NEARLY_ALL_SAID &&
  answer.words.filter(isNew).length >= MANY_NEW;

/** Whether one of the two words of a name or term differs, as in carbon monoxide. */
const isOtherName = (text: TextFeatures, answer: TextFeatures): boolean =>
  isName(text) &&
  [text, answer].every(({ stems, isNegated }) => stems.length === 2 && !isNegated) &&
  editsBetween(text, answer).some(isOtherWord);

const WORDS_OF_A_NAME = 3;
export const isName = ({ words }: TextFeatures): boolean => words.length <= WORDS_OF_A_NAME;

const hasOpposite = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => others.some((other) => areOpposites(stem(word), stem(other))));

const saysMore = (added: readonly string[]): boolean => added.length > MANY_NEW || added.some(saysSomething);

/** The text with the most words in common with an answer; undefined if few are. */
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
  if (overlap(new Set(text.wordStems), new Set(answer.wordStems)) >= NEARLY_ALL_SAID) return true;
  const besideNumbers = withoutNumbers(text.words);
  if (besideNumbers !== '' && besideNumbers === withoutNumbers(answer.words)) return true;
  const [theirStems, ownStems] = [text.stems.slice(0, MOST_WORDS), answer.stems.slice(0, MOST_WORDS)];
  const share = commonLengths(theirStems, ownStems)(0, 0) / Math.max(1, theirStems.length, ownStems.length);
  if (text.words.length < SHORT_WORDS) return share >= SHORT_SHARE;
  const kept = shareIn(text.pairs, answer.pairs);
  return (
    share >= NEARLY_ALL_SAID || kept >= MUCH || (kept >= HALF && (1 - kept) * text.pairs.size <= MOST_BROKEN)
  );
}

type Words = ReadonlySet<string> | ReadonlyMap<string, string>;

const overlap = (one: Words, other: Words): number =>
  Math.min(shareIn(one.keys(), other), shareIn(other.keys(), one));

/** The words of a text that another replaced, omitted or inserted, by position. */
type Edit = readonly [of: readonly string[], by: readonly string[]];

function editsBetween(text: TextFeatures, answer: TextFeatures): Edit[] {
  const [one, other] = [text.words.slice(0, MOST_WORDS), answer.words.slice(0, MOST_WORDS)];
  const commonFrom = commonLengths(
    text.wordStems.slice(0, MOST_WORDS),
    answer.wordStems.slice(0, MOST_WORDS),
  );
  const edits: [string[], string[]][] = [[[], []]];
  let [at, place] = [0, 0];
  while (at < one.length || place < other.length) {
    const [[of, by] = [[], []], both] = [edits.at(-1), commonFrom(at, place)];
    if (at < one.length && commonFrom(at + 1, place) === both) of.push(one[at++] ?? '');
    else if (place < other.length && commonFrom(at, place + 1) === both) by.push(other[place++] ?? '');
    else edits.push(...otherCase(text.written[at++] ?? '', answer.written[place++] ?? ''), [[], []]);
  }
  return edits.filter(([of, by]) => of.length > 0 || by.length > 0);
}

/** The length of the longest common subsequence from each pair of positions. */
function commonLengths(one: readonly string[], other: readonly string[]) {
  const lengths = Array.from({ length: one.length + 2 }, () => new Uint16Array(other.length + 2));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const [row, below] = [lengths[at] ?? [], lengths[at + 1] ?? []];
    for (let place = other.length - 1; place >= 0; place -= 1) {
      const isSame = one[at] === other[place];
      row[place] = isSame ? 1 + (below[place + 1] ?? 0) : Math.max(below[place] ?? 0, row[place + 1] ?? 0);
    }
  }
  return (at: number, place: number): number => lengths[at]?.[place] ?? 0;
}

/** A two-letter symbol in different case: Co for CO. */
const otherCase = (one: string, other: string): [string[], string[]][] =>
  one.length === 2 && one !== other && isSymbol(one) ? [[[one], [other]]] : [];

/** A different number, sign, unit or symbol; or a sign inserted or omitted near numbers. */
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

/** Digits or a Roman number. */
const isNumber = (word: string): boolean => /^(?:-?[\d.]+%?|[ivx]+)$/u.test(word);
const isMark = (word: string): boolean => isNumber(word) || !/[\p{L}\p{M}\d]/u.test(word);
/** A number, a sign, or as few letters as a unit or symbol has. */
const isSymbol = (word: string): boolean => !/\p{L}{3,}/u.test(word) && !isSmall(word.toLowerCase());

/** A content word replaced by another that is not a form of it. */
function isOtherWord([of, by]: Edit): boolean {
  const [from, to] = [of.filter(isContent), by.filter(isContent)];
  return from.length > 0 && to.some((word) => !from.some((other) => areForms(word, other)));
}

const isContent = (word: string): boolean => !isSmall(word) && !isMark(word);
const saysSomething = (word: string): boolean => isContent(word) && !HARMLESS.has(word);

const FORM = 4;
/** Whether two words begin alike: a different ending, or an initial. */
function areForms(one: string, other: string): boolean {
  if (areOpposites(stem(one), stem(other))) return false;
  const beginning = Math.min(one.length, other.length) === 1 ? 1 : FORM;
  return one.slice(0, beginning) === other.slice(0, beginning);
}

const negationsIn = ({ words }: TextFeatures): number => words.filter(isNegation).length;

const isQuoted = (text: TextFeatures, answer: TextFeatures): boolean =>
  ` ${answer.words.join(' ')} `.includes(` ${text.words.join(' ')} `);

/**
 * Nearly the same words, with two adjacent content words that the text does not have in this order. List
 * items may change places, and a text may start in its middle: "A, so B" is "B, because A".
 */
export function isInOtherOrder(text: TextFeatures, answer: TextFeatures): boolean {
  const [own, theirs] = [answer.words, text.words];
  if (overlap(new Set(theirs), new Set(own)) < NEARLY_ALL_SAID) return false;
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
