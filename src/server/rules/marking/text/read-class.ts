import { classWordsOf } from './class-words';
import { featuresOf, type TextFeatures } from './features';
import { guardsOf } from './guards';
import { type Guard, isInOtherOrder, type ReadWith } from './near-copy';
import { findPlain, type PlainAnswer, sameTextAs } from './plain-answer';
import { type ComparedAnswer, compareClass, medianWordsOf } from './signals';
import { slipsMended } from './slips';

/** An answer after reading: `plain`, marked by a rule, or `compared` with the model answer and the class. */
export type ReadAnswer = {
  readonly id: string;
  readonly answer: TextFeatures;
  /** Equal for identical texts; and for nearly identical ones. */
  readonly group: string;
  readonly near: string;
  readonly guards: readonly Guard[];
  /** The mark from an earlier class, whose answers are read together with this one's. */
  readonly earlier: number | null;
} & (
  | { readonly plain: PlainAnswer; readonly compared: null }
  | { readonly plain: null; readonly compared: ComparedAnswer }
);

/** The teacher's earlier mark for an answer to the same question, the latest last. */
export interface EarlierMark {
  readonly text: string;
  readonly marks: number;
}

// Limits the work; and a prefix that cannot occur in an answer's ID.
const MOST_EARLIER = 200;
const EARLIER_ID = '\u0000';

export interface ReadClass extends ReadWith {
  /** Never empty; of several lines, the last is the whole model answer. */
  readonly models: readonly TextFeatures[];
  readonly answers: readonly ReadAnswer[];
  /** Of the compared answers. */
  readonly medianWords: number;
}

/** Reads all answers to one question; plain ones do not count towards the words of the class. */
export function readClass(task: {
  question: string;
  modelAnswer: string;
  answers: readonly { readonly id: string; readonly text: string }[];
  earlierMarks?: readonly EarlierMark[] | undefined;
}): ReadClass {
  const question = featuresOf(task.question);
  const models = alternativesIn(task.modelAnswer).map((line) => featuresOf(line));
  const mend = slipsMended([question, ...models]);
  const today = task.answers.map(({ id, text }) => ({ id, text, earlier: null }));
  const before = (task.earlierMarks ?? [])
    .slice(-MOST_EARLIER)
    .map(({ text, marks }, index) => ({ id: `${EARLIER_ID}${index}`, text, earlier: marks }));
  const read = [...today, ...before].map(({ text, ...each }) => {
    const answer = featuresOf(text, mend);
    return { ...each, answer, plain: findPlain(answer, models, question) };
  });
  const open = read.filter(({ plain }) => plain === null).map(({ answer }) => answer);
  const words = classWordsOf(open, models);
  const compared = new Map(
    compareClass({ question, models, answers: open, words }).map((each, index) => [open[index], each]),
  );
  const isKnown = (stem: string) =>
    words.countOf(stem) > 1 || [question, ...models].some(({ wordOfStem }) => wordOfStem.has(stem));
  const isShuffled = inOtherOrderThan(open);
  const answers = read.map(({ plain, ...rest }): ReadAnswer => {
    const { answer } = rest;
    const each = { ...rest, group: sameTextAs(answer), near: answer.stems.join(' ') };
    const found = compared.get(answer);
    if (plain || !found)
      return { ...each, plain: plain ?? { share: 0, equal: null }, compared: null, guards: [] };
    const own = guardsOf(answer, models, { question, isKnown });
    const guards: Guard[] = isShuffled(answer) ? [...own, 'shuffled'] : own;
    return { ...each, plain: null, compared: found, guards };
  });
  return { isKnown, question, models, answers, medianWords: medianWordsOf(open) };
}

const FEWEST_STEMS = 3;

/** Whether another answer has the same words in another order: one of the two may have them reversed. */
function inOtherOrderThan(answers: readonly TextFeatures[]): (answer: TextFeatures) => boolean {
  const bagOf = ({ words }: TextFeatures) => [...words].sort().join(' ');
  const bags = Map.groupBy(answers, bagOf);
  return (answer) =>
    answer.wordOfStem.size >= FEWEST_STEMS &&
    (bags.get(bagOf(answer)) ?? []).some((other) => isInOtherOrder(other, answer));
}

/** Each line of the model answer is an alternative, and so is the whole if there are several. */
function alternativesIn(modelAnswer: string): string[] {
  const lines = modelAnswer.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 ? [...lines, modelAnswer] : [modelAnswer];
}
