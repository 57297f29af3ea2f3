import { roundToMarkStep } from '../marks';
import { calibrated, type Distribution, likeliestOf, normalised, sureOf } from './distribution';
import type { ExpectedMark } from './expect-marks';
import { type Guard, ofTheTextAmong, worthlessAmong } from './guards';
import type { ReadAnswer } from './read-class';
import type { Taught } from './teacher-marks';
import { toMarks } from './to-marks';

export interface Judgement {
  readonly marks: number;
  readonly confidence: number;
  readonly guards: readonly Guard[];
  readonly state: 'suggested' | 'needs-review';
  readonly distribution: Distribution;
  readonly priority: number;
}

interface Facts {
  /** What the teacher gave in the group of the answer, and whether to the same text, or nearly the same. */
  readonly taught: Taught | undefined;
  readonly taughtText: 'same' | 'near' | 'other';
  /** Whether the teacher has marked anything on this question, now or earlier; and how much of it now. */
  readonly isTaught: boolean;
  readonly ownMarks: number;
  /** Null for a plain answer. */
  readonly expected: ExpectedMark | null;
  readonly guards: readonly Guard[];
  readonly inUse: Distribution;
  readonly maximumMarks: number;
}

// Where marks are graded, a step beside the teacher's own is no fault; two graders who agree seldom err together.
const SUGGESTED_FROM = { twoWay: 0.9, graded: 0.85, borneOut: 0.8 };
// Nothing but what is plain is relied on before the teacher has marked so many.
const FEWEST_MARKS = 3;
const SAME_GROUP_CONFIDENCE = 0.95;
const DIVIDED_GROUP_CONFIDENCE = 0.5;
// So few marks are seldom divided: before the teacher has marked, none or full is likelier than any between.
const SELDOM_GRADED = 2;
// A group whose words are the same but the text is not: the others of the class must say the same.
const APART_SHARE = 0.5;
// What a guard warns of is beyond the probabilities, which know of likeness alone.
const GUARDED_CONFIDENCE = 0.75;
// What is plain is marked by the teacher last, what is already suggested after what needs review.
const PLAIN_PRIORITY = 1e-9;
const SUGGESTED_PRIORITY_FACTOR = 1e-3;

/** Decides on one answer: the teacher's own mark, then that of its group, then a rule, then what is expected. */
export function judgeAnswer(each: ReadAnswer, facts: Facts): Judgement {
  const { taught, taughtText, expected, maximumMarks, inUse } = facts;
  const own = taught?.get(each.id);
  const { guards } = facts;
  if (own !== undefined) return { ...settled(own, inUse), guards, priority: 0 };
  // What a guard warns of is let off only where the teacher has read these very words.
  if (taught && (ofTheTextAmong(guards).length === 0 || taughtText === 'same'))
    return judgeByGroup([...taught.values()], guards, facts);
  if (each.plain) {
    return { ...settled(each.plain.share * maximumMarks, inUse), guards, priority: PLAIN_PRIORITY };
  }
  const distribution = expected?.distribution ?? inUse;
  const confidence = Math.min(sureOf(distribution), guards.length > 0 ? GUARDED_CONFIDENCE : 1);
  const isSuggested = isRelied(confidence, facts);
  const isLikeliestBest = isGraded(inUse)
    ? facts.isTaught && isSuggested
    : facts.isTaught || maximumMarks <= SELDOM_GRADED;
  const marks = isLikeliestBest ? likeliestOf(distribution) : toMarks(expected?.share ?? 0, maximumMarks);
  return {
    marks: worthlessAmong(guards).length > 0 ? 0 : marks,
    confidence,
    guards,
    state: isSuggested ? 'suggested' : 'needs-review',
    distribution,
    priority:
      PLAIN_PRIORITY +
      (expected?.worth ?? 0) * (1 - sureOf(distribution)) * (isSuggested ? SUGGESTED_PRIORITY_FACTOR : 1),
  };
}

const isGraded = (inUse: Distribution) => inUse.length > 2;

const isSure = (confidence: number, { inUse, expected }: Facts) =>
  confidence >= SUGGESTED_FROM[expected?.isBorneOut ? 'borneOut' : isGraded(inUse) ? 'graded' : 'twoWay'];

const isRelied = (confidence: number, facts: Facts) =>
  facts.ownMarks >= FEWEST_MARKS && isSure(confidence, facts);

const settled = (marks: number, inUse: Distribution) =>
  ({ marks, confidence: 1, state: 'suggested', distribution: surely(marks, inUse) }) as const;

/** All of it on these marks. */
function surely(marks: number, inUse: Distribution): Distribution {
  const all = inUse.some((each) => each.marks === marks) ? inUse : [...inUse, { marks, p: 0 }];
  return all
    .map((each) => ({ marks: each.marks, p: each.marks === marks ? 1 : 0 }))
    .sort((a, b) => a.marks - b.marks);
}

function judgeByGroup(given: readonly number[], guards: readonly Guard[], facts: Facts): Judgement {
  const { taughtText, expected, maximumMarks, inUse } = facts;
  const mean = given.reduce((sum, marks) => sum + marks, 0) / given.length;
  const marks = roundToMarkStep(mean, maximumMarks);
  const distribution = (confidence: number) => mixed(surely(marks, inUse), inUse, confidence);
  if (new Set(given).size > 1) {
    const confidence = DIVIDED_GROUP_CONFIDENCE;
    return {
      ...{ marks, confidence, guards, state: 'needs-review', priority: 1 },
      distribution: distribution(confidence),
    };
  }
  const isExpected =
    expected !== null && Math.abs(expected.share * maximumMarks - marks) < APART_SHARE * maximumMarks;
  const fromOthers = isExpected ? sureOf(expected.distribution) : DIVIDED_GROUP_CONFIDENCE;
  const confidence =
    taughtText === 'other' ? Math.min(SAME_GROUP_CONFIDENCE, fromOthers) : SAME_GROUP_CONFIDENCE;
  const isOwnDecision = taughtText !== 'other' && facts.ownMarks > 0 && isSure(confidence, facts);
  const isSuggested = isOwnDecision || isRelied(confidence, facts);
  return {
    marks,
    confidence,
    // The teacher has read these words: what the guards warn of is seen.
    guards: [],
    state: isSuggested ? 'suggested' : 'needs-review',
    distribution: distribution(confidence),
    priority: PLAIN_PRIORITY + (isSuggested ? 0 : (expected?.worth ?? 0)),
  };
}

/** So much on the marks of a group, the rest as usual as they are. */
function mixed(sure: Distribution, inUse: Distribution, confidence: number): Distribution {
  const usual = new Map(inUse.map(({ marks, p }) => [marks, p]));
  const weights = sure.map(({ marks, p }) => ({ marks, p: p === 1 ? 1 : (usual.get(marks) ?? 0) }));
  return calibrated(normalised(weights), confidence);
}
