import { seededNumbers } from '../../../shared/testing/a-simulated-class';
import type { TopicMark } from './topic-sums';

interface TopicOptions {
  readonly seed: number;
  /** How much the students' ability exceeds the questions' difficulty, and its spread. */
  readonly ease?: number;
  readonly spread?: number;
  /** The spread of good and bad days; there are three questions a day. */
  readonly days?: number;
  readonly hasPartMarks?: boolean;
}

export interface SimulatedPupil {
  /** The share over all possible questions. */
  readonly truth: number;
  answer(questions: readonly SimulatedQuestion[]): TopicMark[];
}
export interface SimulatedQuestion {
  readonly family: string;
  readonly maximumMarks: number;
  readonly difficulty: number;
}

/** The number of possible questions on a topic. */
const QUESTIONS = 120;
const MARKS = [1, 1, 1, 2, 2, 3, 5];
const chanceOf = (advantage: number) => 1 / (1 + Math.exp(-advantage));

/**
 * For tests: a topic with 120 questions of different marks and difficulty, and students who answer some of
 * them by item response theory.
 */
export function aSimulatedTopic({ seed, ease = 0.4, spread = 1, days = 0, hasPartMarks }: TopicOptions) {
  const next = seededNumbers(seed);
  for (let index = 0; index < 10; index += 1) next();
  const normal = () => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
  const all = Array.from({ length: QUESTIONS }, (_, at): SimulatedQuestion => {
    const maximumMarks = MARKS[Math.floor(next() * MARKS.length)] ?? 1;
    return { family: String(at), maximumMarks, difficulty: spread * normal() };
  });
  const goodOrBadDays = days === 0 ? [0] : [-1, -0.5, 0, 0.5, 1].map((day) => day * days * Math.SQRT2);
  /** The class's common ability, in addition to individual differences. */
  function aPupil(level: number): SimulatedPupil {
    const ability = ease + level + normal();
    const chances = all.flatMap(({ difficulty }) =>
      goodOrBadDays.map((day) => chanceOf(ability + day - difficulty)),
    );
    return {
      truth: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
      answer(questions) {
        let day = 0;
        return questions.map(({ family, maximumMarks, difficulty }, at) => {
          if (at % 3 === 0) day = goodOrBadDays[Math.floor(next() * goodOrBadDays.length)] ?? 0;
          const isRight = () => next() < chanceOf(ability + day - difficulty);
          const parts = Array.from({ length: hasPartMarks ? maximumMarks : 1 }, isRight);
          const score = (maximumMarks * parts.filter(Boolean).length) / parts.length;
          return { family, maximumMarks, score };
        });
      },
    };
  }
  return {
    normal,
    aPupil,
    ask: (count: number): SimulatedQuestion[] =>
      Array.from({ length: count }, () => all[Math.floor(next() * all.length)] ?? []).flat(),
  };
}
