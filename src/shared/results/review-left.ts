import type { Answer } from '../answer/answer';
import { normaliseAnswerText } from '../answer/answer-groups';
import type { QuizResults } from './schema';

export interface ReviewLeft {
  /** Answers that need review. */
  readonly answers: number;
  /** Decisions that they take: answers of one question that say the same take one; without a group, equal texts do. */
  readonly decisions: number;
}

/** How much is left to review until every mark is certain or suggested, of one question if it is named. */
export function reviewLeft({ results }: Pick<QuizResults, 'results'>, questionId?: string): ReviewLeft {
  const waiting = results.flatMap(({ answers, isEvaluated, evaluationResults }) =>
    evaluationResults
      .filter((result) => isEvaluated && result.needsReview)
      .filter((result) => questionId === undefined || result.questionId === questionId)
      .map(({ findings, ...result }) =>
        JSON.stringify([
          result.questionId,
          findings ? { group: findings.group } : { text: textOf(answers[result.questionId]) },
        ]),
      ),
  );
  return { answers: waiting.length, decisions: new Set(waiting).size };
}

const textOf = (answer: Answer | undefined) =>
  typeof answer === 'string' ? normaliseAnswerText(answer) : (answer ?? '');
