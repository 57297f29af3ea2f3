import { baseShareOf, halfMarksFrom, longShareOf } from './base-mark';
import type { Coefficients } from './coefficients';
import { type Certainty, probabilityRight } from './confidence';
import { around, calibrated, type Distribution } from './distribution';
import { type Expectation, learnFrom, type Observation, worthOfMarking } from './gaussian-process';
import { covarianceOf, type ProcessConstants } from './kernel';
import type { ComparedAnswer } from './signals';
import type { TeacherStyle } from './teacher-marks';

/** What is expected of one answer, from its words and the teacher's marks on the same question. */
export interface ExpectedMark {
  /** The expected share of full marks, from 0 to 1. */
  readonly share: number;
  /** How likely the teacher gives each of the marks in use. */
  readonly distribution: Distribution;
  /** What the probability was made of that the likeliest marks are right. */
  readonly certainty: Certainty;
  /** How much the teacher's mark on it would teach, from 0 on. */
  readonly worth: number;
  /** Whether another grader would give the likeliest marks, too. */
  readonly isBorneOut?: boolean;
}

export interface AnswerToCompare {
  readonly compared: ComparedAnswer;
  /** The share of full marks that the teacher gave, or null. */
  readonly given: number | null;
  /** How much less than a mark of today the given one says: a factor on the noise, 1 unless it is an earlier one. */
  readonly noiseFactor?: number;
}

export interface MarkingStyle {
  readonly medianWords: number;
  readonly style: TeacherStyle;
  readonly inUse: Distribution;
}

// Bounds time and memory, which grow with the square; the rest of a larger class keeps its base mark.
const MOST_LEARNT_TOGETHER = 500;
const JUST_BELOW_HALF = 0.49;
const JUST_ABOVE_HALF = 0.501;

/** Expects marks for the answers that are not plain, in the order given. */
export function expectMarks(
  answers: readonly AnswerToCompare[],
  { medianWords, style, inUse }: MarkingStyle,
  coefficients: Coefficients,
): ExpectedMark[] {
  const { base, process, confidence } = coefficients;
  const longShare = longShareOf(medianWords);
  const graded = { longShare: longShareOf(medianWords, style.graded), graded: style.graded };
  const priors = answers.map(({ compared }) => baseShareOf(compared.signals, graded, base));
  const { places, observations, expectation } = learn(answers, priors, process);
  const isGraded = style.isProven || longShare >= 0.5;
  const worths = worthOfMarking(expectation, { noise: process.noise, isGraded });
  const unknown = process.bias + process.sameWords + process.sameLetters + process.sameSignals;
  const halfFrom = halfMarksFrom(medianWords, style.graded);
  return answers.map(({ compared }, answerIndex) => {
    const place = places.get(answerIndex) ?? -1;
    const prior = priors[answerIndex] ?? 0;
    const learnt = limited(expectation.means[place] ?? prior);
    // Right or wrong has its boundary where it was fitted, before grading adds to short answers.
    const rightOrWrong = baseShareOf(compared.signals, { longShare, graded: 0 }, base);
    const mean = style.isProven ? learnt : movedAs({ from: prior, to: learnt }, rightOrWrong);
    const certainty: Certainty = {
      mean,
      deviation: Math.sqrt(Math.max(0, expectation.covariance[place]?.[place] ?? unknown)),
      teacherMarks: observations.length,
    };
    const probability = probabilityRight(certainty, style.isProven ? 1 : longShare, confidence);
    return {
      share: observations.length === 0 && mean < halfFrom ? Math.min(learnt, JUST_BELOW_HALF) : learnt,
      distribution: distributionOf({ certainty, learnt, probability }, inUse),
      certainty,
      worth: worths[place] ?? 0,
    };
  });
}

function distributionOf(
  expected: { certainty: Certainty; learnt: number; probability: number },
  inUse: Distribution,
): Distribution {
  const { certainty, learnt, probability } = expected;
  const isGraded = inUse.length > 2;
  if (isGraded)
    return calibrated(around({ mean: learnt, deviation: certainty.deviation }, inUse), probability);
  const isFull = certainty.mean >= 0.5;
  const sure = Math.max(JUST_ABOVE_HALF, probability);
  return inUse.map(({ marks }) => ({ marks, p: marks > 0 === isFull ? sure : 1 - sure }));
}

function learn(
  answers: readonly AnswerToCompare[],
  priors: readonly number[],
  process: ProcessConstants,
): { places: ReadonlyMap<number, number>; observations: Observation[]; expectation: Expectation } {
  const together = marksFirst(answers).slice(0, MOST_LEARNT_TOGETHER);
  const observations = together.flatMap((answerIndex, index) => {
    const answer = answers[answerIndex];
    if (!answer || answer.given === null) return [];
    return [{ index, share: answer.given, noise: process.noise * (answer.noiseFactor ?? 1) }];
  });
  const learning = together.flatMap((index) => answers[index]?.compared ?? []);
  const expectation = learnFrom(observations, {
    means: together.map((index) => priors[index] ?? 0),
    covariance: covarianceOf(learning, process),
  });
  const places = new Map(together.map((answerIndex, index) => [answerIndex, index]));
  return { places, observations, expectation };
}

/** Where a share goes that goes as far of its way to none or full as another went. */
function movedAs({ from, to }: { from: number; to: number }, share: number): number {
  if (to <= from) return from === 0 ? share : (share * to) / from;
  return 1 - ((1 - share) * (1 - to)) / (1 - from);
}

const limited = (share: number) => Math.max(0, Math.min(1, share));

function marksFirst(answers: readonly AnswerToCompare[]): number[] {
  const indices = [...answers.keys()];
  return [
    ...indices.filter((index) => answers[index]?.given !== null),
    ...indices.filter((index) => answers[index]?.given === null),
  ];
}
