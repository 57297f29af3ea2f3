import { baseShareOf, gradedExponent, longShareOf } from './base-mark';
import type { Coefficients } from './coefficients';
import { probabilityRight } from './confidence';
import { learnFrom, worthOfMarking } from './gaussian-process';
import { covarianceOf } from './kernel';
import type { ComparedAnswer } from './signals';
import type { TeacherStyle } from './teacher-marks';

/** What is expected of one answer, from the base mark and the teacher's marks on the same question. */
export interface ExpectedMark {
  /** The expected share of full marks, from 0 to 1. */
  readonly share: number;
  /** The probability that marks rounded from it are right. */
  readonly confidence: number;
  /** The standard deviation of the share. */
  readonly deviation: number;
  /** How much the teacher's mark on it would teach, from 0 on. */
  readonly worth: number;
}

export interface Unsettled {
  readonly compared: ComparedAnswer;
  /** The share of full marks that the teacher gave, or null. */
  readonly given: number | null;
}

// Bounds time and memory, which grow with the square; the rest of a larger class keeps its base mark.
const MOST_LEARNT_TOGETHER = 500;
const JUST_BELOW_HALF = 0.49;

/** Expects marks for the answers that no rule settles, in the order given. */
export function expectMarks(
  answers: readonly Unsettled[],
  { medianWords, style }: { medianWords: number; style: TeacherStyle },
  { base, process, confidence }: Coefficients,
): ExpectedMark[] {
  const longShare = longShareOf(medianWords);
  const teacherMarks = answers.filter(({ given }) => given !== null).length;
  const kind = { longShare, graded: style.graded };
  const priors = answers.map(({ compared }) => baseShareOf(compared.signals, kind, base));
  const together = marksFirst(answers).slice(0, MOST_LEARNT_TOGETHER);
  const observations = together.flatMap((answerIndex, index) => {
    const share = answers[answerIndex]?.given ?? null;
    return share === null ? [] : [{ index, share }];
  });
  const expectation = learnFrom(
    observations,
    {
      means: together.map((index) => priors[index] ?? 0),
      covariance: covarianceOf(
        together.flatMap((index) => answers[index]?.compared ?? []),
        process,
      ),
    },
    process.noise,
  );
  const isGraded = style.isProven || longShare >= 0.5;
  const worths = worthOfMarking(expectation, { noise: process.noise, isGraded });
  const places = new Map(together.map((answerIndex, index) => [answerIndex, index]));
  const unknown = process.bias + process.sameWords + process.sameSignals;
  // Undoes what grading adds to short answers: right or wrong has its boundary where it was fitted.
  const exponent = gradedExponent(style.graded * (1 - longShare));
  return priors.map((prior, answerIndex) => {
    const place = places.get(answerIndex) ?? -1;
    const learnt = limited(expectation.means[place] ?? prior);
    const variance = expectation.covariance[place]?.[place] ?? unknown;
    const mean = style.isProven ? learnt : learnt ** (1 / exponent);
    const deviation = Math.sqrt(Math.max(0, variance));
    const certainty = { mean, deviation, teacherMarks };
    return {
      share: teacherMarks === 0 && mean < 0.5 ? Math.min(learnt, JUST_BELOW_HALF) : learnt,
      confidence: probabilityRight(certainty, style.isProven ? 1 : longShare, confidence),
      deviation,
      worth: worths[place] ?? 0,
    };
  });
}

const limited = (share: number) => Math.max(0, Math.min(1, share));

function marksFirst(answers: readonly Unsettled[]): number[] {
  const indices = [...answers.keys()];
  return [
    ...indices.filter((index) => answers[index]?.given !== null),
    ...indices.filter((index) => answers[index]?.given === null),
  ];
}
