import { type Distribution, expectedOf, nearTo, normalised } from './distribution';
import type { ExpectedMark } from './expect-marks';

/** Another grader's marks, with its own confidence (0 to 1). */
export interface Opinion {
  readonly marks: number;
  readonly confidence: number;
}

/** How often other graders agreed with the teacher on other questions. */
export interface Reliability {
  readonly right: number;
  readonly of: number;
}

// The limit of a grader's stated confidence; and its weight in marks by the teacher.
const MOST_CONFIDENT = 0.9;
const LEAST_RELIABLE = 0.05;
const CONFIDENCE_WORTH_MARKS = 4;
// Probabilities by words are averages; in combination with another grader they count more.
const WORDS_EXPONENT = 1.3;
// The evidence of other questions weighs less than that of this one.
const ELSEWHERE_WORTH_MARKS = 10;

/**
 * The probability that an opinion is right: its confidence and its reliability on other questions, until the
 * teacher's marks on this question confirm or refute opinions. An unmarked answer confirms as far as its
 * words do.
 */
function reliabilityOf({ confidence }: Opinion, seen: Reliability, { right, of }: Reliability): number {
  const known = Math.min(ELSEWHERE_WORTH_MARKS, of);
  const elsewhere = known === 0 ? 0 : (known * right) / of;
  const own = CONFIDENCE_WORTH_MARKS * Math.min(MOST_CONFIDENT, confidence);
  const reliability = (own + elsewhere + seen.right) / (CONFIDENCE_WORTH_MARKS + known + seen.of);
  return Math.max(LEAST_RELIABLE, reliability);
}

/** The distribution after another grader's opinion with this reliability. */
function withOpinion(before: Distribution, { marks }: Opinion, reliability: number): Distribution {
  const isNear = nearTo(marks, before);
  const quarter = (before.at(-1)?.marks ?? 0) / 4 || 1;
  const likenessOf = (each: number) => Math.exp(-Math.abs(each - marks) / (isNear(each) ? 1 : quarter));
  const total = (isWanted: boolean) =>
    before.reduce((sum, each) => sum + (isNear(each.marks) === isWanted ? likenessOf(each.marks) : 0), 0);
  const [near, far] = [total(true), total(false)];
  const shareOf = (each: number) =>
    isNear(each) ? reliability / near : (1 - (near > 0 ? reliability : 0)) / far;
  const told = (each: number) => likenessOf(each) * shareOf(each);
  return normalised(
    before.map(({ marks: each, p }) => ({ marks: each, p: p ** WORDS_EXPONENT * told(each) })),
  );
}

const ROUNDS = 4;

/**
 * Combines the expectations from words and opinions; reliability is learnt from both, and from the teacher's
 * marks.
 */
export function fuseOpinions(
  heard: readonly { mark: ExpectedMark; opinion: Opinion | undefined; given: number | undefined }[],
  maximumMarks: number,
  elsewhere: Reliability = { right: 0, of: 0 },
): ExpectedMark[] {
  if (!heard.some(({ opinion }) => opinion)) return heard.map(({ mark }) => mark);
  let fused: ExpectedMark[] = [];
  let seen: Reliability = { right: 0, of: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    let [right, of] = [0, 0];
    fused = heard.map(({ mark, given, opinion }) => {
      let { distribution } = mark;
      if (opinion) {
        const isNear = nearTo(opinion.marks, distribution);
        distribution = withOpinion(distribution, opinion, reliabilityOf(opinion, seen, elsewhere));
        of += 1;
        for (const { marks, p } of given === undefined ? distribution : [{ marks: given, p: 1 }])
          right += isNear(marks) ? p : 0;
      }
      return { ...mark, distribution, share: expectedOf(distribution) / (maximumMarks || 1) };
    });
    seen = { right, of };
  }
  return fused;
}
