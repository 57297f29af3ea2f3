import { roundToMarkStep } from '../marks';
import type { ExpectedMark } from './expect-marks';
import { type Guard, worthlessAmong } from './guards';
import type { ReadAnswer } from './read-class';
import type { Taught } from './teacher-marks';
import { toMarks } from './to-marks';

export interface Judgement {
  readonly marks: number;
  readonly confidence: number;
  readonly guards: readonly Guard[];
  readonly state: 'suggested' | 'needs-review';
  readonly priority: number;
}

interface Facts {
  /** What the teacher gave in the group of the answer, and whether to the same text, or nearly the same. */
  readonly taught: Taught | undefined;
  readonly taughtText: 'same' | 'near' | 'other';
  /** Null for a plain answer. */
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

/** Decides on one answer: the teacher's own mark, then that of its group, then a rule, then what is expected. */
export function judgeAnswer(each: ReadAnswer, facts: Facts): Judgement {
  const { taught, taughtText, expected, maximumMarks } = facts;
  const own = taught?.get(each.id);
  const { guards } = each;
  if (own !== undefined) return { marks: own, confidence: 1, guards, state: 'suggested', priority: 0 };
  const isWorthless = worthlessAmong(guards).length > 0;
  // What stands at no marks is let off only where the teacher has read these very words.
  if (taught && (!isWorthless || taughtText === 'same'))
    return judgeByGroup([...taught.values()], guards, facts);
  if (each.plain) {
    const marks = each.plain.share * maximumMarks;
    return { marks, confidence: 1, guards, state: 'suggested', priority: PLAIN_PRIORITY };
  }
  const confidence = Math.min(expected?.confidence ?? 0, guards.length > 0 ? GUARDED_CONFIDENCE : 1);
  const isSuggested = confidence >= SUGGESTED_FROM;
  return {
    marks: isWorthless ? 0 : toMarks(expected?.share ?? 0, maximumMarks),
    confidence,
    guards,
    state: isSuggested ? 'suggested' : 'needs-review',
    priority: PLAIN_PRIORITY + (expected?.worth ?? 0) * (isSuggested ? SUGGESTED_PRIORITY_FACTOR : 1),
  };
}

function judgeByGroup(
  given: readonly number[],
  guards: readonly Guard[],
  { taughtText, expected, maximumMarks }: Facts,
): Judgement {
  const mean = given.reduce((sum, marks) => sum + marks, 0) / given.length;
  const marks = roundToMarkStep(mean, maximumMarks);
  if (new Set(given).size > 1) {
    return { marks, confidence: DIVIDED_GROUP_CONFIDENCE, guards, state: 'needs-review', priority: 1 };
  }
  const isExpected =
    expected !== null && Math.abs(expected.share * maximumMarks - marks) < APART_SHARE * maximumMarks;
  const fromOthers = isExpected ? expected.confidence : DIVIDED_GROUP_CONFIDENCE;
  const confidence =
    taughtText === 'other' ? Math.min(SAME_GROUP_CONFIDENCE, fromOthers) : SAME_GROUP_CONFIDENCE;
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
