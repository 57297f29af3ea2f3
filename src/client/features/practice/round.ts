import type { Answer } from '../../../shared/answer/answer';
import type { NextPractice, PracticeFeedback } from '../../../shared/practice/schema';
import { type AnswerState, answerState } from '../../rules/results/answer-state';

type Question = NonNullable<NextPractice['question']>;

/** A question that is shown, and what the student has answered so far. */
export interface Asked {
  readonly question: Question;
  /** Names this showing: sent again with the same answer, it is counted once. */
  readonly showing: string;
  readonly answer: Answer | null;
}

/** How the answers of this sitting went. */
export type Tally = Readonly<Record<AnswerState, number>>;

/** One sitting of practice: a question, then what the answer was worth, until nothing is due. */
export interface Round {
  readonly title: string;
  /** What the class list says of the student. */
  readonly largerText: boolean;
  readonly stage: 'loading' | 'asking' | 'told' | 'over';
  readonly asked: Asked | null;
  readonly feedback: PracticeFeedback | null;
  readonly tally: Tally;
  /** What is due or new, the question that is shown included. */
  readonly left: number;
  /** When it goes on; null where nothing will be due. */
  readonly nextDueAt: number | null;
  /** When the server said so, by its clock and by that of this device. */
  readonly saidAt: { readonly serverNow: number; readonly receivedAtMs: number };
  /** Whether the student goes on with what is not due yet. */
  readonly isAhead: boolean;
}

export const newRound: Round = {
  largerText: false,
  ...{ title: '', stage: 'loading', asked: null, feedback: null, left: 0, nextDueAt: null, isAhead: false },
  saidAt: { serverNow: 0, receivedAtMs: 0 },
  tally: { correct: 0, 'partly-correct': 0, incorrect: 0 },
};

/** How many answers were given in this sitting. */
export const answeredIn = ({ tally }: Pick<Round, 'tally'>): number =>
  tally.correct + tally['partly-correct'] + tally.incorrect;

/** What comes next has arrived: a question, or word that nothing is due. */
export function withNext(round: Round, next: NextPractice, receivedAtMs: number): Round {
  const { question, showing, title, largerText, dueCount, newCount, nextDueAt, serverNow } = next;
  const saidAt = { serverNow, receivedAtMs };
  const common = {
    ...round,
    title,
    largerText,
    nextDueAt,
    saidAt,
    left: dueCount + newCount,
    feedback: null,
  };
  if (question === null || showing === null) return { ...common, stage: 'over', asked: null, isAhead: false };
  return { ...common, stage: 'asking', asked: { question, showing, answer: null } };
}

export const withAnswer = (round: Round, answer: Answer | null): Round =>
  round.stage === 'asking' && round.asked ? { ...round, asked: { ...round.asked, answer } } : round;

/** What the answer was worth has arrived; one that the grader is not sure of waits for the student's own judgement. */
export function withFeedback(round: Round, feedback: PracticeFeedback): Round {
  const told: Round = { ...round, stage: 'told', feedback };
  return feedback.isUnsure ? told : counted(told, answerState(feedback));
}

/** The student has compared with the model answer. */
export const withJudgement = (round: Round, knewIt: boolean): Round =>
  counted(round, knewIt ? 'correct' : 'incorrect');

const counted = (round: Round, state: AnswerState): Round => ({
  ...round,
  // What is practised ahead of its time was not left.
  left: Math.max(0, round.left - (round.isAhead ? 0 : 1)),
  tally: { ...round.tally, [state]: round.tally[state] + 1 },
});
