import { type BaseCoefficients, baseShareOf, longShareOf } from './base-mark';
import { type Certainty, type ConfidenceCoefficients, probabilityRight } from './confidence';
import { around, calibrated, type Distribution } from './distribution';
import { learnFrom, worthOfMarking } from './gaussian-process';
import { covarianceOf, type ProcessConstants } from './kernel';
import type { ComparedAnswer } from './signals';
import type { TeacherStyle } from './teacher-marks';

/** All coefficients fitted on human-marked answers, written by `src/tests/benchmarks/fit-text-grader.ts`. */
export interface Coefficients {
  readonly attribution: readonly string[];
  readonly base: BaseCoefficients;
  readonly process: ProcessConstants;
  readonly confidence: ConfidenceCoefficients;
}

/** The expectation for one answer, from its words and the teacher's marks on the question. */
export interface ExpectedMark {
  /** The expected share of full marks, from 0 to 1. */
  readonly share: number;
  /** The probability of each mark in use. */
  readonly distribution: Distribution;
  /** The terms of the probability that the most likely marks are right. */
  readonly certainty: Certainty;
  /** The value of the teacher's mark on it for all other answers, from 0. */
  readonly worth: number;
}

export interface AnswerToCompare {
  readonly compared: ComparedAnswer;
  /** The teacher's share of full marks, or null. */
  readonly given: number | null;
}

// Limits time and memory, which grow quadratically; further answers of a larger class keep their base mark.
const MOST_LEARNT_TOGETHER = 500;
const JUST_BELOW_HALF = 0.49;
const JUST_ABOVE_HALF = 0.501;

/** Expects marks for the answers that are not plain, in their order. */
export function expectMarks(
  answers: readonly AnswerToCompare[],
  { medianWords, style, inUse }: { medianWords: number; style: TeacherStyle; inUse: Distribution },
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
  return answers.map(({ compared }, answerIndex) => {
    const place = places.get(answerIndex) ?? -1;
    const prior = priors[answerIndex] ?? 0;
    const learnt = Math.max(0, Math.min(1, expectation.means[place] ?? prior));
    // The right-or-wrong boundary is where it was fitted, before grading raises short answers.
    const rightOrWrong = baseShareOf(compared.signals, { longShare, graded: 0 }, base);
    const mean = style.isProven ? learnt : movedAs({ from: prior, to: learnt }, rightOrWrong);
    const certainty: Certainty = {
      mean,
      deviation: Math.sqrt(Math.max(0, expectation.covariance[place]?.[place] ?? unknown)),
      teacherMarks: observations.length,
    };
    const probability = probabilityRight(certainty, style.isProven ? 1 : longShare, confidence);
    const sure = Math.max(JUST_ABOVE_HALF, probability);
    const twoWay = inUse.map(({ marks }) => ({ marks, p: marks > 0 === mean >= 0.5 ? sure : 1 - sure }));
    const spread = around(learnt, certainty.deviation, inUse);
    return {
      share: observations.length === 0 && mean < 0.5 ? Math.min(learnt, JUST_BELOW_HALF) : learnt,
      distribution: inUse.length > 2 ? calibrated(spread, probability) : twoWay,
      certainty,
      worth: worths[place] ?? 0,
    };
  });
}

function learn(answers: readonly AnswerToCompare[], priors: readonly number[], process: ProcessConstants) {
  const together = [...answers.entries()]
    .sort(([, one], [, other]) => Number(one.given === null) - Number(other.given === null))
    .slice(0, MOST_LEARNT_TOGETHER);
  const observations = together.flatMap(([, { given }], index) =>
    given === null ? [] : [{ index, share: given }],
  );
  const compared = together.map(([, each]) => each.compared);
  const means = together.map(([at]) => priors[at] ?? 0);
  const covariance = covarianceOf(compared, process);
  const expectation = learnFrom(observations, { means, covariance, noise: process.noise });
  return { places: new Map(together.map(([at], place) => [at, place])), observations, expectation };
}

/** Moves a share by the same proportion of its distance to none or full as another share moved. */
function movedAs({ from, to }: { from: number; to: number }, share: number): number {
  if (to <= from) return from === 0 ? share : (share * to) / from;
  return 1 - ((1 - share) * (1 - to)) / (1 - from);
}
