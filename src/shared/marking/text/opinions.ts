import { type Distribution, expectedOf, fullMarksOf, likeliestOf, nearTo, normalised } from './distribution';
import type { ExpectedMark } from './expect-marks';

/** The marks that another grader would give, and how sure that one was (0 to 1). */
export interface Opinion {
  readonly marks: number;
  readonly confidence: number;
}

/** How often the marks of other graders were the teacher's own, on other questions. */
export interface Reliability {
  readonly right: number;
  readonly of: number;
}

// Nobody is so sure of themselves as they say; and what they say is worth so many of the teacher's marks.
const MOST_CONFIDENT = 0.9;
const LEAST_RELIABLE = 0.05;
const CONFIDENCE_WORTH_MARKS = 4;
// Probabilities by the words are averages; where another grader speaks as well they count more than alone.
const WORDS_EXPONENT = 1.3;
// What was seen on other questions says less than what is seen on this one.
const ELSEWHERE_WORTH_MARKS = 10;

/** Reads another grader's opinion; null for one that is no number. */
export function readOpinion({ marks, confidence }: Opinion, maximumMarks: number): Opinion | null {
  if (!Number.isFinite(marks)) return null;
  const limited = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    marks: limited(marks, maximumMarks),
    confidence: Number.isFinite(confidence) ? limited(confidence, 1) : 0,
  };
}

/**
 * How likely an opinion is right: as sure as it is of itself and as it proved on other questions, until the teacher's marks
 * on this question confirm or refute opinions. An answer that is not marked yet confirms as far as its words do.
 */
export function reliabilityOf(
  { confidence }: Opinion,
  seen: Reliability,
  elsewhere: Reliability | undefined,
): number {
  const known = elsewhere && elsewhere.of > 0 ? Math.min(ELSEWHERE_WORTH_MARKS, elsewhere.of) : 0;
  const fromElsewhere = known > 0 && elsewhere ? (known * elsewhere.right) / elsewhere.of : 0;
  const own = CONFIDENCE_WORTH_MARKS * Math.min(MOST_CONFIDENT, confidence);
  const reliability = (own + fromElsewhere + seen.right) / (CONFIDENCE_WORTH_MARKS + known + seen.of);
  return Math.max(LEAST_RELIABLE, reliability);
}

/** What is likely once another grader has said something that is right so often. */
export function withOpinion(before: Distribution, { marks }: Opinion, reliability: number): Distribution {
  const isNear = nearTo(marks, before);
  const quarter = fullMarksOf(before) / 4 || 1;
  const closeness = before.map((each) =>
    Math.exp(-Math.abs(each.marks - marks) / (isNear(each.marks) ? 1 : quarter)),
  );
  const sum = (isWanted: boolean) =>
    before.reduce(
      (total, each, at) => total + (isNear(each.marks) === isWanted ? (closeness[at] ?? 0) : 0),
      0,
    );
  const [near, far] = [sum(true), sum(false)];
  return normalised(
    before.map((each, at) => {
      const share = isNear(each.marks) ? reliability / near : (1 - (near > 0 ? reliability : 0)) / far;
      return { marks: each.marks, p: each.p ** WORDS_EXPONENT * (closeness[at] ?? 0) * share };
    }),
  );
}

const ROUNDS = 4;
// The words of answers that are not marked say much less about another grader than marks do.
const UNMARKED_WORTH = 1;

interface Heard {
  readonly mark: ExpectedMark;
  readonly opinion: Opinion | undefined;
  /** The teacher's own mark on it, if there is one. */
  readonly given: number | undefined;
}

/** What is expected by the words and by the opinions together; the reliability of the opinions is worked out from both. */
export function fuseOpinions(
  heard: readonly Heard[],
  { maximumMarks, elsewhere }: { maximumMarks: number; elsewhere: Reliability | undefined },
): ExpectedMark[] {
  const read = heard.map(({ opinion, ...rest }) => ({
    ...rest,
    opinion: opinion ? readOpinion(opinion, maximumMarks) : null,
  }));
  let seen: Reliability = { right: 0, of: 0 };
  let fused = read.map(({ mark }) => mark.distribution);
  if (!read.some(({ opinion }) => opinion)) return heard.map(({ mark }) => mark);
  for (let round = 0; round < ROUNDS; round += 1) {
    fused = read.map(({ mark: { distribution }, opinion }) =>
      opinion ? withOpinion(distribution, opinion, reliabilityOf(opinion, seen, elsewhere)) : distribution,
    );
    let [right, of] = [0, 0];
    for (const [at, { opinion, given, mark }] of read.entries()) {
      if (!opinion) continue;
      const isNear = nearTo(opinion.marks, mark.distribution);
      const worth = given === undefined ? UNMARKED_WORTH : 1;
      of += worth;
      if (given !== undefined) right += isNear(given) ? 1 : 0;
      else for (const { marks, p } of fused[at] ?? []) right += isNear(marks) ? worth * p : 0;
    }
    seen = { right, of };
  }
  return heard.map(({ mark }, at) => {
    const distribution = fused[at] ?? mark.distribution;
    const said = read[at]?.opinion;
    const isBorneOut = said ? nearTo(said.marks, distribution)(likeliestOf(distribution)) : false;
    return { ...mark, distribution, isBorneOut, share: expectedOf(distribution) / (maximumMarks || 1) };
  });
}
