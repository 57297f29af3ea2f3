import {
  type BaseCoefficients,
  longShareOf,
  standardised,
  type Weights,
} from '../../server/rules/marking/text/base-mark';
import { certaintySignals } from '../../server/rules/marking/text/confidence';
import { likeliestOf, marksInUse, nearTo } from '../../server/rules/marking/text/distribution';
import { type Coefficients, expectMarks } from '../../server/rules/marking/text/expect-marks';
import type { ProcessConstants } from '../../server/rules/marking/text/kernel';
import { readClass } from '../../server/rules/marking/text/read-class';
import type { ComparedAnswer, Signals } from '../../server/rules/marking/text/signals';
import { roundToMarkStep } from '../../shared/marking/marks';
import { foldsOf, type MarkedQuestion, seeded } from './text-grader-data';
import { fitLogistic, type Sample } from './text-grader-logistic';

/** A question with its compared answers, except those settled by a rule, and their human scores. */
export interface ComparedQuestion {
  readonly question: MarkedQuestion;
  readonly longShare: number;
  readonly medianWords: number;
  readonly answers: readonly { readonly compared: ComparedAnswer; readonly score: number }[];
}

export const ATTRIBUTION = [
  'SemEval-2013 task 7 (SciEntsBank, Beetle), Dzikovska et al. 2013, S13-2045, CC BY-SA 3.0',
  'Short Answer Feedback (English), Filighera et al. 2022, MIT',
];

// Chosen once on the development questions by a small grid search.
export const PROCESS: ProcessConstants = {
  bias: 0.03,
  sameWords: 0.12,
  sameLetters: 0.18,
  sameSignals: 0.08,
  noise: 0.07,
};
/** The signals in the mark of short answers, and those that also hold on the few long questions. */
const SIGNALS_USED = {
  short: [
    ...([
      'recall',
      'precision',
      'newRecall',
      'letters',
      'lengthRatio',
      'negatedRecall',
      'modelLength',
    ] as const),
    ...(['alternatives', 'classLength', 'classLikeness', 'centrality', 'consensus'] as const),
  ],
  long: ['consensus', 'pairs'],
} as const satisfies Record<'short' | 'long', readonly (keyof Signals)[]>;
const RIDGE = { short: 100, long: 25, confidence: 5 };
const ANSWERS_PER_QUESTION = 40;
const CROSS_FOLDS = 5;
const MOST_SIMULATED_MARKS = 30;
const GRADED_MAXIMUM = 5;
// A probability depends on the class size to learn from.
const CLASS_SIZE = 30;

export function compareQuestion(question: MarkedQuestion): ComparedQuestion {
  const { answers, medianWords } = readClass(question);
  const compared = answers.flatMap(({ id, compared }) =>
    compared ? [{ compared, score: question.scores.get(id) ?? 0 }] : [],
  );
  return { question, medianWords, longShare: longShareOf(medianWords), answers: compared };
}

/** Fits the base marks of short and long answers; all questions have the same weight. */
export function fitBase(questions: readonly ComparedQuestion[]): BaseCoefficients {
  const isLong = ({ longShare }: ComparedQuestion) => longShare >= 0.5;
  return {
    short: fitWeights(
      questions.filter((each) => !isLong(each)),
      SIGNALS_USED.short,
      RIDGE.short,
    ),
    long: fitWeights(questions.filter(isLong), SIGNALS_USED.long, RIDGE.long),
  };
}

function fitWeights(
  questions: readonly ComparedQuestion[],
  names: readonly (keyof Signals)[],
  ridge: number,
): Weights {
  const rows = questions.flatMap(({ answers }) =>
    answers.map(({ compared, score }) => ({
      signals: compared.signals,
      score,
      weight: ANSWERS_PER_QUESTION / answers.length,
    })),
  );
  const scales = names.map((name) => {
    const values = rows.map(({ signals }) => signals[name]);
    const mean = values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
    const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length || 1);
    return { name, mean: rounded(mean), spread: rounded(Math.sqrt(variance) || 1) };
  });
  const samples = rows.map(
    ({ signals, score, weight }): Sample => ({
      signals: [1, ...scales.map(({ name, mean, spread }) => standardised(signals[name], mean, spread))],
      target: score,
      weight,
    }),
  );
  const [intercept = 0, ...weights] = fitLogistic(samples, ridge);
  return {
    intercept: rounded(intercept),
    signals: Object.fromEntries(
      scales.map(({ name, mean, spread }, i) => [name, [mean, spread, rounded(weights[i] ?? 0)]]),
    ),
  };
}

/** Unsure predictions of the grader and their correctness, while a teacher marks questions it has never seen. */
export interface Trial {
  readonly qid: string;
  readonly isGraded: boolean;
  readonly signals: readonly number[];
  readonly isRight: boolean;
}

/** Marks a class of each question in the order of highest value, with a base fitted on the other folds. */
export function trialsOf(questions: readonly ComparedQuestion[], process: ProcessConstants): Trial[] {
  const folds = foldsOf(
    questions.map(({ question }) => question),
    CROSS_FOLDS,
    1,
  );
  return Array.from({ length: CROSS_FOLDS }, (_, fold) => {
    const base = fitBase(questions.filter((_, index) => folds[index] !== fold));
    return questions
      .filter((_, index) => folds[index] === fold)
      .flatMap(({ question }) => simulate(compareQuestion(classIn(question)), base, process));
  }).flat();
}

/** A random class among the answers. */
function classIn(question: MarkedQuestion): MarkedQuestion {
  const random = seeded(question.qid.length + question.answers.length);
  const drawn = question.answers
    .map((answer) => ({ answer, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ answer }) => answer);
  return { ...question, answers: drawn.slice(0, CLASS_SIZE) };
}

function simulate(
  { question, answers, medianWords }: ComparedQuestion,
  base: BaseCoefficients,
  process: ProcessConstants,
): Trial[] {
  const { isGraded, qid } = question;
  const teacherMarks: (number | null)[] = answers.map(() => null);
  const style = { graded: 0, isProven: isGraded };
  const maximumMarks = isGraded ? GRADED_MAXIMUM : 1;
  const marksOf = (share: number) => roundToMarkStep(share * maximumMarks, maximumMarks);
  const unfitted = { twoWay: [], graded: [] };
  const trials: Trial[] = [];
  for (let marks = 0; marks <= Math.min(MOST_SIMULATED_MARKS, answers.length - 1); marks += 1) {
    const unsettled = answers.map(({ compared }, index) => ({
      compared,
      given: teacherMarks[index] ?? null,
    }));
    const inUse = marksInUse(
      teacherMarks.flatMap((share) => (share === null ? [] : marksOf(share))),
      { maximumMarks, isLikelyGraded: isGraded },
    );
    const expected = expectMarks(
      unsettled,
      { medianWords, style, inUse },
      { attribution: [], base, process, confidence: unfitted },
    );
    let next = -1;
    for (const [index, { distribution, certainty, worth }] of expected.entries()) {
      const score = answers[index]?.score ?? 0;
      if (teacherMarks[index] !== null) continue;
      if (next < 0 || worth > (expected[next]?.worth ?? 0)) next = index;
      const isRight = nearTo(marksOf(score), inUse)(likeliestOf(distribution));
      trials.push({
        qid,
        isGraded,
        isRight,
        signals: certaintySignals(certainty),
      });
    }
    if (next >= 0) teacherMarks[next] = answers[next]?.score ?? 0;
  }
  return trials;
}

/** Fits the probability that suggested marks are right. */
export function fitConfidence(trials: readonly Trial[]): Coefficients['confidence'] {
  const fit = (isGraded: boolean) => {
    const wanted = trials.filter((trial) => trial.isGraded === isGraded);
    const samples = wanted.map(({ signals, isRight }) => ({ signals, target: isRight ? 1 : 0, weight: 1 }));
    const [intercept = 0, ...weights] = fitLogistic(samples, RIDGE.confidence);
    return [intercept, ...weights].map(rounded);
  };
  return { twoWay: fit(false), graded: fit(true) };
}

const rounded = (value: number) => Number(value.toFixed(4));
