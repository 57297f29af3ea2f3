import { unitOf } from '../../number-answer/units';
import { type ClassWords, classWordsOf } from './class-words';
import { featuresOf, type TextFeatures } from './features';
import { groupsOf } from './groups';
import { type Guard, guardsOf } from './guards';
import { findPlain, type PlainAnswer } from './plain-answer';
import { type ComparedAnswer, compareClass, medianWordsOf } from './signals';
import { compareSigns } from './signs';
import { slipsMended } from './slips';

/** One answer as it was read; `plain`, marked by a rule, or `compared` with the model answer and the class. */
export type ReadAnswer = {
  readonly id: string;
  readonly text: string;
  readonly answer: TextFeatures;
  readonly group: string;
  readonly guards: readonly Guard[];
  /** The marks that it was given in an earlier class, whose answers are read along with this one's. */
  readonly earlier: number | null;
} & (
  | { readonly plain: PlainAnswer; readonly compared: null }
  | { readonly plain: null; readonly compared: ComparedAnswer }
);

/** A mark that the teacher gave to an answer to the same question before, the latest last. */
export interface EarlierMark {
  readonly text: string;
  readonly marks: number;
}

// Bounds the work; and no id of an answer begins with a character that no text can hold.
const MOST_EARLIER = 200;
const EARLIER_ID = '\u0000';

export interface ReadClass {
  /** Whether a stem stands in the question, in a model answer or in more than one answer. */
  readonly isKnown: (stem: string) => boolean;
  /** Whether a word stands in the question or in a model answer. */
  readonly isGiven: (word: string) => boolean;
  readonly question: TextFeatures;
  /** Never empty; with several lines the last is the whole model answer. */
  readonly models: readonly TextFeatures[];
  readonly answers: readonly ReadAnswer[];
  readonly words: ClassWords;
  /** Of the answers that are compared. */
  readonly medianWords: number;
}

/** Reads all answers to one question; plain ones do not count among the words of the class. */
export function readClass(task: {
  question: string;
  modelAnswer: string;
  answers: readonly { readonly id: string; readonly text: string }[];
  earlierMarks?: readonly EarlierMark[] | undefined;
}): ReadClass {
  const question = featuresOf(task.question);
  const lines = alternativesIn(task.modelAnswer);
  const models = lines.map((line) => featuresOf(line));
  const parts = lines.flatMap(partsOf).map((part) => featuresOf(part));
  const mend = slipsMended([question, ...models]);
  const today = task.answers.map(({ id, text }) => ({ id, text, earlier: null }));
  const before = (task.earlierMarks ?? [])
    .slice(-MOST_EARLIER)
    .map(({ text, marks }, index) => ({ id: `${EARLIER_ID}${index}`, text, earlier: marks }));
  const read = [...today, ...before].map((each) => {
    const answer = featuresOf(each.text, mend);
    const signs = lines.map((line) => compareSigns(each.text, line, task.question));
    const plain = findPlain(each.text, answer, models);
    const same = models[signs.indexOf('same')];
    const hasOtherSigns = !same && signs.includes('differ');
    const isWritten = !plain && same !== undefined && saysNothingElse(answer, same, question);
    if (isWritten) return { ...each, answer, hasOtherSigns, plain: { share: 1 as const, equal: same } };
    return { ...each, answer, hasOtherSigns, plain: hasOtherSigns && plain?.share === 1 ? null : plain };
  });
  const open = read.filter(({ plain }) => plain === null).map(({ answer }) => answer);
  const words = classWordsOf(open, models);
  const compared = new Map(
    compareClass({ question, models, answers: open, words }).map((each, index) => [open[index], each]),
  );
  const isKnown = (stem: string) =>
    words.countOf(stem) > 1 || [question, ...models].some(({ wordOfStem }) => wordOfStem.has(stem));
  const given = new Set([question, ...models].flatMap((each) => each.words));
  const isGiven = (word: string) => given.has(word);
  const guards = read.map(({ text, answer, hasOtherSigns }) => {
    const model = compared.get(answer)?.model;
    return model
      ? guardsOf({
          answerText: text,
          answer,
          model,
          models,
          parts,
          question,
          isKnown,
          isGiven,
          hasOtherSigns,
        })
      : [];
  });
  const groups = groupsOf(
    read.map(({ text, answer }, index) => ({
      ...{ text, answer, guards: guards[index] ?? [] },
      vector: compared.get(answer)?.vector ?? words.vectorOf(answer),
    })),
  );
  const answers = read.flatMap(({ plain, hasOtherSigns: _, ...rest }, index): ReadAnswer[] => {
    const each = { ...rest, group: groups[index] ?? rest.id, guards: guards[index] ?? [] };
    if (plain) return [{ ...each, plain, compared: null }];
    const found = compared.get(each.answer);
    return found ? [{ ...each, plain: null, compared: found }] : [];
  });
  return { isKnown, isGiven, question, models, answers, words, medianWords: medianWordsOf(open) };
}

/** Whether an answer that writes the same number or formula has no word of its own, and leaves out only what was asked. */
function saysNothingElse(answer: TextFeatures, model: TextFeatures, question: TextFeatures): boolean {
  if (answer.isNegated !== model.isNegated) return false;
  const words = ({ wordOfStem }: TextFeatures) =>
    [...wordOfStem].filter(([, word]) => /^\p{L}{4,}$/u.test(word) && !unitOf(word));
  const isIn =
    (other: TextFeatures) =>
    ([stem]: [string, string]) =>
      other.wordOfStem.has(stem) || question.wordOfStem.has(stem);
  const [own, theirs] = [words(answer), words(model)];
  return own.every(isIn(model)) && theirs.every(isIn(answer)) && areInOrder(own, theirs);
}

/** Whether the words that both have come in one order. */
function areInOrder(own: readonly [string, string][], theirs: readonly [string, string][]): boolean {
  const places = own.flatMap(([stem]) => {
    const place = theirs.findIndex(([other]) => other === stem);
    return place < 0 ? [] : [place];
  });
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** Each line of the model answer is an alternative and, where there are several, so is the whole. */
function alternativesIn(modelAnswer: string): string[] {
  const lines = modelAnswer.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 ? [...lines, modelAnswer] : [modelAnswer];
}

const PART_ENDS = /[,;:.!?\n]|\b(?:and|because|so|but|while|whereas|which)\b/iu;

/** What a model answer says one after the other; empty where it says one thing. */
export function partsOf(line: string): string[] {
  const parts = line.split(PART_ENDS);
  return parts.length > 1 ? parts : [];
}
