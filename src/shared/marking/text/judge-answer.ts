import { roundToMarkStep } from '../marks';
import { type Distribution, likeliestOf, normalised, sureOf } from './distribution';
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
export function judgeAnswer(
  { id, group, plain, compared }: ReadAnswer,
  { given, expected, maximumMarks, inUse, guards }: Facts,
): Judgement {
  const own = given.byId.get(id);
  if (own !== undefined) return { ...surely(own, inUse, 1), guards, priority: 0, standing: 'settled' };
  const [today, earlier] = [given.today.get(group), given.earlier.get(group)];
  const same = today ?? (plain ? undefined : earlier);
  if (same) {
    // The teacher has read these very words: whatever a guard warns of is seen. Marks that differ are for the teacher to clear up.
    const marks = roundToMarkStep(same.reduce((sum, each) => sum + each, 0) / same.length, maximumMarks);
    if (new Set(same).size > 1)
      return { ...surely(marks, inUse, DIVIDED_CONFIDENCE), guards: [], priority: 1, standing: 'to-read' };
    const priority = today ? 0 : (1 - SAME_TEXT_CONFIDENCE) * (expected?.worth ?? 0);
    return {
      ...{ ...surely(marks, inUse, SAME_TEXT_CONFIDENCE), guards: [] },
      ...{ priority: PLAIN_PRIORITY + priority, standing: today ? 'settled' : 'open' },
    };
  }
  if (plain) {
    const marks = plain.share * maximumMarks;
    return { ...surely(marks, inUse, 1), guards, priority: PLAIN_PRIORITY, standing: 'settled' };
  }
  const distribution = expected?.distribution ?? inUse;
  const confidence = Math.min(sureOf(distribution), guards.length > 0 ? GUARDED_CONFIDENCE : 1);
  const likeliest = likeliestOf(distribution);
  const isLikeliestBest = inUse.length <= 2 && (given.byId.size > 0 || maximumMarks <= SELDOM_GRADED);
  const marks = isLikeliestBest ? likeliest : toMarks(expected?.share ?? 0, maximumMarks);
  const isOtherName = guards.includes('changed-word') && isName(compared.model);
  const most = isOtherName ? toMarks(JUST_BELOW_HALF, maximumMarks) : maximumMarks;
  return {
    marks: isWorthless(guards) ? 0 : Math.min(marks, most),
    likeliest,
    ...{ confidence, guards, distribution },
    priority: PLAIN_PRIORITY + (expected?.worth ?? 0) * (1 - sureOf(distribution)),
    standing: guards.length > 0 ? 'to-read' : 'open',
  };
}

/** So much of it on these marks, the rest as usual as the others are. */
function surely(marks: number, inUse: Distribution, confidence: number) {
  const others = inUse.filter((each) => each.marks !== marks);
  const rest = normalised(others).map((each) => ({ marks: each.marks, p: (1 - confidence) * each.p }));
  const distribution = [...rest, { marks, p: others.length > 0 ? confidence : 1 }];
  return {
    ...{ marks, likeliest: marks, confidence },
    distribution: distribution.sort((a, b) => a.marks - b.marks),
  };
}
