import { roundToMarkStep } from '../../../../shared/marking/marks';
import { type Distribution, likeliestOf, normalised, sureOf } from './distribution';
import type { ExpectedMark } from './expect-marks';
import { isWorthless } from './guards';
import { type Guard, isName } from './near-copy';
import type { ReadAnswer } from './read-class';
import type { TeacherMarks } from './teacher-marks';
import { toMarks } from './to-marks';

export interface Judgement {
  /** The best guess; and the most likely marks, whose hit rate is the confidence. */
  readonly marks: number;
  readonly likeliest: number;
  readonly confidence: number;
  readonly guards: readonly Guard[];
  readonly distribution: Distribution;
  readonly priority: number;
  /** Decided by the teacher or a rule, open to the likely marks, or for the teacher to read in any case. */
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
// Maximum marks this low are rarely divided: before any marks by the teacher, none or full is more likely
// than any between.
const SELDOM_GRADED = 2;
// The highest confidence in a guarded answer: the probabilities compare words only, and miss the reason for
// the guard.
const GUARDED_CONFIDENCE = 0.75;
// For a changed word that makes a name or term a different one.
const JUST_BELOW_HALF = 0.49;
// The teacher marks plain answers last.
const PLAIN_PRIORITY = 1e-9;

/**
 * Decides one answer by precedence: the teacher's own mark, today's mark for the same text, a rule, an
 * earlier class's mark for the same text, then the expectation.
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
    // The teacher has read these very words, so guards are settled. Different marks for them are for the
    // teacher to resolve.
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

/** This much of the probability on these marks, the rest by the usual frequencies. */
function surely(marks: number, inUse: Distribution, confidence: number) {
  const others = inUse.filter((each) => each.marks !== marks);
  const rest = normalised(others).map((each) => ({ marks: each.marks, p: (1 - confidence) * each.p }));
  const distribution = [...rest, { marks, p: others.length > 0 ? confidence : 1 }];
  return {
    ...{ marks, likeliest: marks, confidence },
    distribution: distribution.sort((a, b) => a.marks - b.marks),
  };
}
