import '../../../scripts/launch/on-current-node.mjs';
import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { foldsOf, type MarkedQuestion, readQuestions } from './text-grader-data';
import {
  ATTRIBUTION,
  compareQuestion,
  fitBase,
  fitConfidence,
  PROCESS,
  trialsOf,
} from './text-grader-fitting';
import { countForgeries } from './text-grader-forgeries';
import { countWritten, readForgeryList } from './text-grader-forgery-lists';
import {
  reportDecisions,
  reportExactness,
  reportFalseAlarms,
  reportForgeries,
  reportReliance,
  reportSigns,
  reportSureness,
} from './text-grader-lesson-report';
import { classOf, type Lesson, type SchoolClass, teach } from './text-grader-lessons';

/**
 * `npx tsx src/tests/benchmarks/evaluate-text-marking.ts <answers.jsonl[.gz]> [--folds=5] [--shipped]` evaluates the grader's
 * use for a teacher in classes of thirty: accuracy of the marks left to it, reliability of its sure marks, number of
 * remaining decisions, and forged answers that get through. Each question is marked with coefficients fitted on the others;
 * with `--shipped`, for questions outside the training data, with the product's coefficients.
 */
const [path, ...options] = process.argv.slice(2);
if (path === undefined) throw new Error('Please name the file with the marked answers.');
const folds = Number(options.find((option) => option.startsWith('--folds='))?.split('=')[1] ?? 5);
const GRADED_MAXIMUM = 5;
const TWO_WAY_MAXIMA = [5, 2];

const questions = readQuestions(path);
const coefficientsOf = options.includes('--shipped') ? () => undefined : fittedOnOthers(questions);
const maximaOf = ({ isGraded }: MarkedQuestion) => (isGraded ? [GRADED_MAXIMUM] : TWO_WAY_MAXIMA);
const tasks = questions.flatMap((question, at) =>
  maximaOf(question).map((maximumMarks) => {
    const coefficients = coefficientsOf(question);
    return { school: classOf(question, maximumMarks, 1 + at), ...(coefficients && { coefficients }) };
  }),
);
const lessonsWith = (help: { hasAi?: boolean; hasEarlier?: boolean }, among = tasks): Lesson[] =>
  among.map(({ school, ...given }) => teach(school, { ...given, ...help }));

const alone = lessonsWith({});
reportExactness(alone);
reportSureness(alone);
reportReliance(alone);
const [once, lessons] = [tasks.filter(isFirst), alone.filter((_, at) => isFirst(tasks[at]))];
const isGivenAgain = ({ question, earlier }: SchoolClass) => earlier.length >= question.answers.length;
const again = once.filter(({ school }) => isGivenAgain(school));
reportDecisions('alone', lessons);
reportDecisions('with an AI server', lessonsWith({ hasAi: true }, once));
reportDecisions(
  'alone, questions given before',
  lessons.filter(({ school }) => isGivenAgain(school)),
);
reportDecisions('with 30 earlier marks', lessonsWith({ hasEarlier: true }, again));
const marked = once.map((task, at) => ({
  ...task,
  given: lessons[at]?.after.get(10)?.given ?? new Set<string>(),
}));
reportForgeries('known', countForgeries(marked));
for (const name of ['first', 'second'] as const) {
  const list = readForgeryList(name);
  const made = countForgeries(marked, { words: list.words, areUnmarkedForged: true });
  reportForgeries(`${name} list`, [...made, ...countWritten(list)]);
}
reportFalseAlarms(lessons);
reportSigns();

function isFirst(task: (typeof tasks)[number] | undefined): boolean {
  return task !== undefined && maximaOf(task.school.question)[0] === task.school.maximumMarks;
}

function fittedOnOthers(all: readonly MarkedQuestion[]): (question: MarkedQuestion) => Coefficients {
  const foldOf = foldsOf(all, folds, 7);
  const compared = all.map(compareQuestion);
  const trials = trialsOf(compared, PROCESS);
  const byFold = Array.from({ length: folds }, (_, fold): Coefficients => {
    const training = compared.filter((_, at) => foldOf[at] !== fold);
    const known = new Set(training.map(({ question }) => question.qid));
    return {
      ...{ attribution: ATTRIBUTION, base: fitBase(training), process: PROCESS },
      confidence: fitConfidence(trials.filter(({ qid }) => known.has(qid))),
    };
  });
  const places = new Map(all.map(({ qid }, at) => [qid, foldOf[at] ?? 0]));
  return ({ qid }) => {
    const found = byFold[places.get(qid) ?? 0];
    if (!found) throw new Error('There is no such fold.');
    return found;
  };
}
