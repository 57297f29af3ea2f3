import { roundToMarkStep } from '../marks';
import type { ExpectedMark } from './expect-marks';
import { type Guard, guardsOf } from './guards';
import type { ReadAnswer, ReadClass } from './read-class';
import type { Taught } from './teacher-marks';
import { toMarks } from './to-marks';

export interface Judgement {
  readonly marks: number;
  readonly confidence: number;
  readonly guards: Guard[];
  readonly state: 'suggested' | 'needs-review';
  readonly priority: number;
}

interface Facts {
  readonly read: ReadClass;
  /** What the teacher gave in the group of the answer, and whether to nearly the same text. */
  readonly taught: Taught | undefined;
  readonly isTaughtNearly: boolean;
  /** Null for what a rule settles. */
  readonly expected: ExpectedMark | null;
  readonly maximumMarks: number;
}

const SUGGESTED_FROM = 0.85;
const SAME_GROUP_CONFIDENCE = 0.95;
const DIVIDED_GROUP_CONFIDENCE = 0.5;
// A group whose words are the same but the text is not: the others of the class must say the same.
const APART_SHARE = 0.5;
// What a guard warns of is beyond the probabilities, which know of likeness alone.
const GUARDED_CONFIDENCE = 0.75;
// What is plain is marked by the teacher last, what is already suggested after what needs review.
const PLAIN_PRIORITY = 1e-9;
const SUGGESTED_PRIORITY_FACTOR = 1e-3;

// Such a text answers nothing, unless it has something of the model answer besides.
const NO_ANSWER: readonly Guard[] = ['instruction', 'copied-question', 'gibberish'];
const SOMETHING_OF_MODEL = 0.15;

/** Decides on one answer: the teacher's own mark, then that of its group, then a rule, then what is expected. */
export function judgeAnswer(each: ReadAnswer, facts: Facts): Judgement {
  const { read, taught, expected, maximumMarks } = facts;
  const own = taught?.get(each.id);
  const guards = findGuards(each, read);
  if (own !== undefined) return { marks: own, confidence: 1, guards, state: 'suggested', priority: 0 };
  if (taught) return judgeByGroup([...taught.values()], guards, facts);
  if (each.settled) {
    const marks = each.settled.share * maximumMarks;
    return { marks, confidence: 1, guards, state: 'suggested', priority: PLAIN_PRIORITY };
  }
  const newRecall = each.compared.signals.newRecall;
  const isNoAnswer = newRecall < SOMETHING_OF_MODEL && guards.some((guard) => NO_ANSWER.includes(guard));
  const confidence = Math.min(expected?.confidence ?? 0, guards.length > 0 ? GUARDED_CONFIDENCE : 1);
  const isSuggested = confidence >= SUGGESTED_FROM;
  return {
    marks: isNoAnswer ? 0 : toMarks(expected?.share ?? 0, maximumMarks),
    confidence,
    guards,
    state: isSuggested ? 'suggested' : 'needs-review',
    priority: PLAIN_PRIORITY + (expected?.worth ?? 0) * (isSuggested ? SUGGESTED_PRIORITY_FACTOR : 1),
  };
}

function judgeByGroup(
  given: readonly number[],
  guards: Guard[],
  { isTaughtNearly, expected, maximumMarks }: Facts,
): Judgement {
  const mean = given.reduce((sum, marks) => sum + marks, 0) / given.length;
  const marks = roundToMarkStep(mean, maximumMarks);
  if (new Set(given).size > 1) {
    return { marks, confidence: DIVIDED_GROUP_CONFIDENCE, guards, state: 'needs-review', priority: 1 };
  }
  const isExpected =
    expected !== null && Math.abs(expected.share * maximumMarks - marks) < APART_SHARE * maximumMarks;
  const fromOthers = isExpected ? expected.confidence : DIVIDED_GROUP_CONFIDENCE;
  const confidence = isTaughtNearly ? SAME_GROUP_CONFIDENCE : Math.min(SAME_GROUP_CONFIDENCE, fromOthers);
  const isSuggested = confidence >= SUGGESTED_FROM;
  return {
    marks,
    confidence,
    // The teacher has read these words: what the guards warn of is seen.
    guards: [],
    state: isSuggested ? 'suggested' : 'needs-review',
    priority: PLAIN_PRIORITY + (isSuggested ? 0 : (expected?.worth ?? 0)),
  };
}

function findGuards(each: ReadAnswer, { question, models, words }: ReadClass): Guard[] {
  if (!each.compared) return [];
  const isKnown = (stem: string) =>
    words.countOf(stem) > 1 ||
    question.wordOfStem.has(stem) ||
    models.some((model) => model.wordOfStem.has(stem));
  const { answer, text, compared } = each;
  return guardsOf({ answerText: text, answer, model: compared.model, models, question, isKnown });
}
