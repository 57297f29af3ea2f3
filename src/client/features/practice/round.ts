import type { Answer } from '../../../shared/answer/answer';
import type { NextPractice, PracticeFeedback } from '../../../shared/practice/schema';
import { type AnswerState, answerState } from '../../rules/results/answer-state';

type Question = NonNullable<NextPractice['question']>;

/** A shown question with the answer so far. */
export interface Asked {
  readonly question: Question;
  readonly lang: NextPractice['lang'];
  /** The id of this showing: resent with the same answer, it is counted once. */
  readonly showing: string;
  readonly answer: Answer | null;
}

/** The answers of this sitting by state. */
export type Tally = Readonly<Record<AnswerState, number>>;

/** One sitting of practice: question, feedback, and so on until nothing is due. */
export interface Round {
  readonly title: string;
  /** The student's setting in the class list. */
  readonly largerText: boolean;
  readonly stage: 'loading' | 'asking' | 'told' | 'over';
  readonly asked: Asked | null;
  readonly feedback: PracticeFeedback | null;
  readonly tally: Tally;
  /** The due and new questions, including the one shown. */
  readonly left: number;
  /** The next due time; null if nothing will be due. */
  readonly nextDueAt: number | null;
  /** The time of the response by the server's and by this device's clock. */
  readonly saidAt: { readonly serverNow: number; readonly receivedAtMs: number };
  /** Whether the student practises questions before they are due. */
  readonly isAhead: boolean;
}

export const newRound: Round = {
  largerText: false,
  ...{ title: '', stage: 'loading', asked: null, feedback: null, left: 0, nextDueAt: null, isAhead: false },
  saidAt: { serverNow: 0, receivedAtMs: 0 },
  tally: { correct: 0, 'partly-correct': 0, incorrect: 0 },
};

/** The number of answers in this sitting. */
export const answeredIn = ({ tally }: Pick<Round, 'tally'>): number =>
  tally.correct + tally['partly-correct'] + tally.incorrect;

/** The round after a response: the next question, or the end. */
export function withNext(round: Round, next: NextPractice, receivedAtMs: number): Round {
  const { question, lang, showing, title, largerText, dueCount, newCount, nextDueAt, serverNow } = next;
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
  return { ...common, stage: 'asking', asked: { question, lang, showing, answer: null } };
}

export const withAnswer = (round: Round, answer: Answer | null): Round =>
  round.stage === 'asking' && round.asked ? { ...round, asked: { ...round.asked, answer } } : round;

/** The round after feedback; an unsure mark waits for the student's own judgement. */
export function withFeedback(round: Round, feedback: PracticeFeedback): Round {
  const told: Round = { ...round, stage: 'told', feedback };
  return feedback.isUnsure ? told : counted(told, answerState(feedback));
}

/** The round after the student compared with the model answer. */
export const withJudgement = (round: Round, knewIt: boolean): Round =>
  counted(round, knewIt ? 'correct' : 'incorrect');

const counted = (round: Round, state: AnswerState): Round => ({
  ...round,
  // Questions practised ahead were not counted as left.
  left: Math.max(0, round.left - (round.isAhead ? 0 : 1)),
  tally: { ...round.tally, [state]: round.tally[state] + 1 },
});
