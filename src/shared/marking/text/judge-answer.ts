import { roundToMarkStep } from '../marks';
import { calibrated, type Distribution, likeliestOf, normalised, sureOf } from './distribution';
import type { ExpectedMark } from './expect-marks';
import { isWorthless } from './guards';
import { type Guard, isName } from './near-copy';
import type { ReadAnswer } from './read-class';
import type { TeacherMarks } from './teacher-marks';
import { toMarks } from './to-marks';

export interface Judgement {
  /** The best guess; and the likeliest, which is right as often as the confidence says. */
  readonly marks: number;
  readonly likeliest: number;
  readonly confidence: number;
  readonly guards: readonly Guard[];
  readonly distribution: Distribution;
  readonly priority: number;
  /** Decided by the teacher or a rule, left open to what is likely, or for the teacher to read in any case. */
  readonly standing: 'settled' | 'open' | 'to-read';
}

interface Facts {
  readonly given: TeacherMarks;
  /** Null for a plain answer. */
  readonly expected: ExpectedMark | null;
  readonly guards: readonly Guard[];
  readonly inUse: Distribution;
  readonly maximumMarks: number;
}

const SAME_TEXT_CONFIDENCE = 0.98;
const DIVIDED_CONFIDENCE = 0.5;
// So few marks are seldom divided: before the teacher has marked, none or full is likelier than any between.
const SELDOM_GRADED = 2;
// What a guard warns of is beyond the probabilities, which know of likeness alone.
const GUARDED_CONFIDENCE = 0.75;
// Where another word makes a name or a term another one.
const JUST_BELOW_HALF = 0.49;
// What is plain is marked by the teacher last.
const PLAIN_PRIORITY = 1e-9;

/**
 * Decides on one answer: the teacher's own mark, then what the teacher gave today to the same text, then a rule, then what the same text got
 * in an earlier class, then what is expected.
 */
export function judgeAnswer(each: ReadAnswer, facts: Facts): Judgement {
  const { given, expected, maximumMarks, inUse, guards } = facts;
  const own = given.byId.get(each.id);
  if (own !== undefined) return { ...surely(own, inUse, 1), guards, priority: 0, standing: 'settled' };
  const today = given.todayOf(each.group);
  if (today.length > 0) return judgeSame(today, facts);
  if (each.plain) {
    const marks = each.plain.share * maximumMarks;
    return { ...surely(marks, inUse, 1), guards, priority: PLAIN_PRIORITY, standing: 'settled' };
  }
  const earlier = given.earlierOf(each.group);
  if (earlier.length > 0) return judgeSame(earlier, facts, expected);
  const distribution = expected?.distribution ?? inUse;
  const confidence = Math.min(sureOf(distribution), guards.length > 0 ? GUARDED_CONFIDENCE : 1);
  const likeliest = likeliestOf(distribution);
  const isGraded = inUse.length > 2;
  const isLikeliestBest = !isGraded && (given.byId.size > 0 || maximumMarks <= SELDOM_GRADED);
  const marks = isLikeliestBest ? likeliest : toMarks(expected?.share ?? 0, maximumMarks);
  const isOtherName = guards.includes('changed-word') && isName(each.compared.model);
  const most = isOtherName ? toMarks(JUST_BELOW_HALF, maximumMarks) : maximumMarks;
  return {
    marks: isWorthless(guards) ? 0 : Math.min(marks, most),
    likeliest,
    ...{ confidence, guards, distribution },
    priority: PLAIN_PRIORITY + (expected?.worth ?? 0) * (1 - sureOf(distribution)),
    standing: guards.length > 0 ? 'to-read' : 'open',
  };
}

/** The teacher has read these very words: whatever a guard warns of is seen. Marks that differ are for the teacher to clear up. */
function judgeSame(
  given: readonly number[],
  { inUse, maximumMarks }: Facts,
  expected?: ExpectedMark | null,
): Judgement {
  const marks = roundToMarkStep(given.reduce((sum, each) => sum + each, 0) / given.length, maximumMarks);
  const isDivided = new Set(given).size > 1;
  const confidence = isDivided ? DIVIDED_CONFIDENCE : SAME_TEXT_CONFIDENCE;
  if (isDivided) return { ...surely(marks, inUse, confidence), guards: [], priority: 1, standing: 'to-read' };
  return {
    ...{ ...surely(marks, inUse, confidence), guards: [] },
    priority: PLAIN_PRIORITY + (1 - confidence) * (expected?.worth ?? 0),
    standing: expected === undefined ? 'settled' : 'open',
  };
}

/** So much of it on these marks, the rest as usual as the marks are. */
function surely(marks: number, inUse: Distribution, confidence: number) {
  const all = inUse.some((each) => each.marks === marks) ? inUse : [...inUse, { marks, p: 0 }];
  const isAll = confidence === 1 || all.length === 1;
  const weights = all
    .map((each) => ({ marks: each.marks, p: each.marks === marks ? 1 : isAll ? 0 : each.p }))
    .sort((a, b) => a.marks - b.marks);
  return {
    marks,
    likeliest: marks,
    confidence,
    distribution: isAll ? weights : calibrated(normalised(weights), confidence),
  };
}
