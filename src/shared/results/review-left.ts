import type { Answer } from '../answer/answer';
import { isEmptyAnswer } from '../answer/answer-text';
import type { Findings } from '../marking/findings';
import { checkResult, checksToCome, type DecidedCheck, mayBeDrawn, relianceOf } from '../marking/spot-check';
import type { QuizResults, ReviewedResult } from './schema';

export interface ReviewLeft {
  /** Open decisions, coming spot checks included; equal answers count once. */
  readonly decisions: number;
  readonly made: number;
  /** Spot checks not yet drawn, which belong to the quiz, not to a question. */
  readonly toCome: number;
}

/** The parts of a mark that decide whether it needs a decision. */
export type MarkToDecide = Pick<
  ReviewedResult,
  'questionId' | 'source' | 'needsReview' | 'confidence' | 'score' | 'markedAt'
> & {
  readonly findings: Pick<Findings, 'group' | 'check'> | null;
  readonly answer: Answer | undefined;
  readonly isReleased: boolean;
};

/** The work left in a quiz, or in one question. */
export function reviewLeft({ results }: Pick<QuizResults, 'results'>, questionId?: string): ReviewLeft {
  const marks = results.flatMap(({ answers, isEvaluated, scoresReleased, evaluationResults }) =>
    evaluationResults
      .filter((result) => isEvaluated && (questionId === undefined || result.questionId === questionId))
      .map((result) => ({ ...result, answer: answers[result.questionId], isReleased: scoresReleased })),
  );
  const left = decisionsLeft(marks);
  return questionId === undefined ? left : { ...left, decisions: left.decisions - left.toCome, toCome: 0 };
}

/** The same from the marks of a quiz. */
export function decisionsLeft(marks: readonly MarkToDecide[]): ReviewLeft {
  const places = [...Map.groupBy(marks.filter(isAsked), placeOf)].map(([place, same]) => ({
    ...{ place, same, questionId: same[0]?.questionId },
    isWaiting: same.some(({ needsReview }) => needsReview),
    isGiven: same.some(({ source }) => source === 'teacher'),
  }));
  const waiting = places.filter(({ isWaiting }) => isWaiting);
  const markedGroups = Map.groupBy(
    places.filter(({ isGiven, same }) => isGiven && same[0]?.findings),
    ({ questionId }) => questionId,
  );
  const result = checkResult(
    places.flatMap(({ place, same }) => same.flatMap((mark) => decidedCheck(place, mark))),
  );
  const mayBeChecked = (questionId: string | undefined) =>
    relianceOf(markedGroups.get(questionId)?.length ?? 0, result).needs === 'spot-check';
  const toCome = checksToCome(result, {
    drawn: waiting.filter(({ same }) => same.every(({ findings }) => findings?.check)).length,
    sure: places.filter(
      ({ same, isWaiting, questionId }) => !isWaiting && same.every(mayBeDrawn) && mayBeChecked(questionId),
    ).length,
  });
  const made = places.filter(({ isGiven, isWaiting }) => isGiven && !isWaiting).length;
  return { decisions: waiting.length + toCome, made, toCome };
}

const placeOf = ({ questionId, findings, answer }: MarkToDecide): string =>
  `${questionId} ${findings ? `group ${findings.group}` : isEmptyAnswer(answer) ? '' : JSON.stringify(answer)}`;

/** Marks by the key need no decision. */
const isAsked = ({ source, needsReview }: MarkToDecide) => source !== 'auto' || needsReview;

const decidedCheck = (id: string, { source, findings, score, markedAt }: MarkToDecide): DecidedCheck[] =>
  source === 'teacher' && findings?.check
    ? [{ id, suggested: findings.check.suggested, given: score, at: markedAt }]
    : [];
