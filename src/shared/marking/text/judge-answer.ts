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
  /** What the teacher gave in the group of the answer. */
  readonly taught: Taught | undefined;
  /** Null for what a rule settles. */
  readonly expected: ExpectedMark | null;
  readonly maximumMarks: number;
}

const SUGGESTED_FROM = 0.85;
const SAME_GROUP_CONFIDENCE = 0.95;
const DIVIDED_GROUP_CONFIDENCE = 0.5;
// What is plain is marked by the teacher last, what is already suggested after what needs review.
const PLAIN_PRIORITY = 1e-9;
const SUGGESTED_PRIORITY_FACTOR = 0.5;

// Such a text answers nothing, unless it has something of the model answer besides.
const NO_ANSWER: readonly Guard[] = ['instruction', 'copied-question', 'gibberish'];
const SOMETHING_OF_MODEL = 0.15;

/** Decides on one answer: the teacher's own mark, then that of its group, then a rule, then what is expected. */
export function judgeAnswer(each: ReadAnswer, { read, taught, expected, maximumMarks }: Facts): Judgement {
  const own = taught?.get(each.id);
  const guards = findGuards(each, read);
  if (own !== undefined) return { marks: own, confidence: 1, guards, state: 'suggested', priority: 0 };
  if (taught) return judgeByGroup([...taught.values()], guards, maximumMarks);
  if (each.settled) {
    const marks = each.settled.share * maximumMarks;
    return { marks, confidence: 1, guards, state: 'suggested', priority: PLAIN_PRIORITY };
  }
  const isSuggested = (expected?.confidence ?? 0) >= SUGGESTED_FROM && guards.length === 0;
  const newRecall = each.compared.signals.newRecall;
  const isNoAnswer = newRecall < SOMETHING_OF_MODEL && guards.some((guard) => NO_ANSWER.includes(guard));
  return {
    marks: isNoAnswer ? 0 : toMarks(expected?.share ?? 0, maximumMarks),
    confidence: expected?.confidence ?? 0,
    guards,
    state: isSuggested ? 'suggested' : 'needs-review',
    priority: PLAIN_PRIORITY + (expected?.worth ?? 0) * (isSuggested ? SUGGESTED_PRIORITY_FACTOR : 1),
  };
}

function judgeByGroup(given: readonly number[], guards: Guard[], maximumMarks: number): Judgement {
  const mean = given.reduce((sum, marks) => sum + marks, 0) / given.length;
  const marks = roundToMarkStep(mean, maximumMarks);
  if (new Set(given).size === 1) {
    // The teacher has read these words: what the guards warn of is seen.
    return {
      marks,
      confidence: SAME_GROUP_CONFIDENCE,
      guards: [],
      state: 'suggested',
      priority: PLAIN_PRIORITY,
    };
  }
  return { marks, confidence: DIVIDED_GROUP_CONFIDENCE, guards, state: 'needs-review', priority: 1 };
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
