import type { Answer } from '../answer/answer';
import type { Question } from '../question/schema';
import { objectiveMarkingOf } from '../question-types/marking';
import { isObjective, type ObjectiveQuestion } from '../question-types/marking-kinds';
import { answersGiven, type GivenAnswer, isKeyed } from './chosen-answers';
import type { QuizResults } from './schema';
import { type Taker, takersOf } from './strength';
import { meanOf } from './uncertainty';

/** An answer against the key on which the strongest students agree. */
export interface WrongKeyAlarm {
  readonly questionId: string;
  /** The number in the quiz, from 1. */
  readonly number: number;
  readonly answer: Answer;
  /** The strongest with this answer, with the key's, and their number. */
  readonly chosen: number;
  readonly keyed: number;
  readonly strongest: number;
}

/** With fewer students, a question's figures say nothing. */
export const FEWEST_STUDENTS = 8;
const FEWEST_AGREEING = 3;
const TIMES_THE_KEYED = 2;
/** How far above guessing the strongest, and the whole class, must be in the other questions. */
const ABOVE_CHANCE = { strongest: 0.25, class: 0.15 };
// Tuned on simulated classes, see the test: right keys are hardly suspected, few wrong ones missed.
const leastLogOdds = (students: number): number => 1.2 + 26 / students;

/**
 * The questions with a probably wrong key: at least three of the strongest third, twice as many as chose the key, agree on
 * another answer, and the whole class's choices fit it much better than the key (a trap attracts weak students, a right answer
 * strong ones). Strength is the share of marks in all other questions. None below 8 evaluated students; text questions are left
 * out.
 */
export function findWrongKeys(results: Pick<QuizResults, 'questions' | 'results'>): WrongKeyAlarm[] {
  return results.questions.flatMap((question, index) => {
    if (!isObjective(question)) return [];
    const others = results.questions.filter((other) => other !== question);
    const takers = takersOf(results, question._id);
    if (takers.length < FEWEST_STUDENTS || !knowMore(takers, chanceOf(others))) return [];
    const suspect = findSuspect(question, takers);
    if (!suspect) return [];
    const odds = logOddsOf(question, { suspect: suspect.answer, takers });
    return odds < leastLogOdds(takers.length)
      ? []
      : { questionId: question._id, number: index + 1, ...suspect };
  });
}

const strongestOf = (takers: readonly Taker[]) => takers.slice(0, Math.ceil(takers.length / 3));

/** Whether there are strong students at all: in a guessing class there are only lucky ones. */
function knowMore(takers: readonly Taker[], chance: number): boolean {
  const meanRest = (some: readonly Taker[]) => meanOf(some.map(({ rest }) => rest ?? 0));
  return (
    meanRest(strongestOf(takers)) >= chance + ABOVE_CHANCE.strongest &&
    meanRest(takers) >= chance + ABOVE_CHANCE.class
  );
}

/** The expected share of marks by guessing: only single choice can be guessed well. */
function chanceOf(questions: readonly Question[]): number {
  const marks = questions.reduce((sum, { maximumMarks }) => sum + maximumMarks, 0);
  const guessed = questions.map((question) =>
    isObjective(question) ? objectiveMarkingOf(question).chance(question) * question.maximumMarks : 0,
  );
  return marks === 0 ? 0 : guessed.reduce((sum, each) => sum + each, 0) / marks;
}

/** The answer of the strongest third against the key. */
function findSuspect(question: ObjectiveQuestion, takers: readonly Taker[]) {
  const strongest = strongestOf(takers);
  const [right, wrong] = rightAndWrong(question, strongest);
  const keyed = countOf(right);
  const [most] = wrong.toSorted((left, other) => other.takers.length - left.takers.length);
  const chosen = most?.takers.length ?? 0;
  if (!most || chosen < FEWEST_AGREEING || chosen < TIMES_THE_KEYED * keyed) return undefined;
  return { answer: most.answer, chosen, keyed, strongest: strongest.length };
}

/** How much better the suspect fits than the key, as a log odds. */
function logOddsOf(
  question: ObjectiveQuestion,
  { suspect, takers }: { suspect: Answer; takers: readonly Taker[] },
): number {
  const [right, wrong] = rightAndWrong(question, takers);
  const options = [right.flatMap((same) => same.takers), ...wrong.map((same) => same.takers)];
  const choices = options.flatMap((same, option): Choice[] =>
    same.map((taker) => ({ option, strength: strengthOf(taker) })),
  );
  const count = Math.max(objectiveMarkingOf(question).optionCount(question), options.length);
  const place = 1 + wrong.findIndex(({ answer }) => answer === suspect);
  return logFitOf(place, choices, count) - logFitOf(0, choices, count);
}

/** How strongly the other questions predict this one; less than 1, since strength is measured roughly. */
const SLOPE = 0.9;
/** The usual deviation of a question's difficulty from its quiz, in logits. */
const USUAL_DISTANCE = 1.3;
const DISTANCES = Array.from({ length: 17 }, (_, step) => -4 + step / 2);
/** The evenness of wrong answers over the options: 1 is uniform. */
const EVENNESS = 1;

/** A student's answer by option number, and strength in logits. */
interface Choice {
  readonly option: number;
  readonly strength: number;
}

/** A student's strength in logits, shrunk by half a question known and half not. */
function strengthOf({ rest, others }: Pick<Taker, 'rest' | 'others'>): number {
  const share = ((rest ?? 0.5) * others + 0.5) / (others + 1);
  return Math.log(share / (1 - share));
}

/**
 * The log-likelihood of a class's choices if `key` were the right option of `optionCount`: the stronger a student, the likelier,
 * on a question about as hard as the others, with wrong choices free. A difference of two is a log odds.
 */
function logFitOf(key: number, choices: readonly Choice[], optionCount: number): number {
  const fits = DISTANCES.map((distance) => {
    let fit = -((distance / USUAL_DISTANCE) ** 2) / 2;
    for (const { option, strength } of choices) {
      const logit = SLOPE * strength + distance;
      fit -= Math.log1p(Math.exp(option === key ? -logit : logit));
    }
    return fit;
  });
  const best = Math.max(...fits);
  const known = best + Math.log(fits.reduce((sum, fit) => sum + Math.exp(fit - best), 0));
  const wrong = choices.filter(({ option }) => option !== key);
  return known + logSpread(wrong, optionCount - 1);
}

/** The log-likelihood of the wrong choices' distribution over the wrong options. */
function logSpread(wrong: readonly Choice[], optionCount: number): number {
  const seen = new Map<number, number>();
  let fit = 0;
  wrong.forEach(({ option }, before) => {
    const same = seen.get(option) ?? 0;
    fit += Math.log((same + EVENNESS) / (before + EVENNESS * optionCount));
    seen.set(option, same + 1);
  });
  return fit;
}

function rightAndWrong(question: ObjectiveQuestion, takers: readonly Taker[]) {
  const given = answersGiven(question, takers);
  const isRight = ({ answer }: GivenAnswer) => isKeyed(question, answer);
  return [given.filter(isRight), given.filter((each) => !isRight(each))] as const;
}

const countOf = (given: readonly GivenAnswer[]): number =>
  given.reduce((sum, { takers }) => sum + takers.length, 0);
