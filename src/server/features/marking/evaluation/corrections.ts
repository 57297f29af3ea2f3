import { messages } from '../../../../shared/messages';
import { questionSchema } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import type { Deps } from '../../../deps';
import {
  type CorrectionInForce,
  joinModelAnswers,
  keysThatCount,
} from '../../../rules/marking/corrected-keys';
import { correctionsStore } from './acts-store';
import { type Mark, type MarkedQuestion, type MarkingTask, markAnswers } from './mark-answers';

/** Corrections in force by question, newest first. */
export type Corrections = ReadonlyMap<string, readonly CorrectionInForce[]>;

/** The corrections in force on a quiz; they also apply to later answers. */
export function correctionsInForce({ db }: Pick<Deps, 'db'>, quizId: string): Corrections {
  const rows = correctionsStore(db).list.all({ quizId });
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
  const toCorrection = ({ policy, before }: (typeof rows)[number]): CorrectionInForce => ({
    policy,
    before: questionSchema.parse(JSON.parse(before)),
  });
  return new Map([...byQuestion].map(([id, own]) => [id, own.map(toCorrection)]));
}

/**
 * The marks of all answers to one question under its corrections: the best mark by any accepted key, or full
 * marks for every student.
 */
export async function markUnderCorrections(
  deps: Parameters<typeof markAnswers>[0],
  task: MarkingTask,
  corrections: readonly CorrectionInForce[],
): Promise<MarkedQuestion> {
  const keys = keysThatCount(task.question, corrections);
  if (!keys) {
    const mark = fullMarks(task.question.maximumMarks);
    return { marks: new Map(task.answers.map(({ attemptId }) => [attemptId, mark])), notice: null };
  }
  const { question } = task;
  if (isText(question)) {
    const correctAnswer = joinModelAnswers(keys.map((key) => String(key.correctAnswer)));
    return markAnswers(deps, { ...task, question: { ...question, correctAnswer } });
  }
  const [marked, ...others] = await Promise.all(
    keys.map((key) => markAnswers(deps, { ...task, question: key })),
  );
  const best = new Map(marked?.marks);
  for (const [attemptId, mark] of others.flatMap(({ marks }) => [...marks])) {
    if (mark.score > (best.get(attemptId)?.score ?? -1)) best.set(attemptId, mark);
  }
  return { marks: best, notice: null };
}

const fullMarks = (maximumMarks: number): Mark => ({
  ...{ isCorrect: true, score: maximumMarks, maximumMarks, source: 'auto' },
  ...{ needsReview: false, confidence: 1, rationale: messages.fullMarksForAll, findings: null },
});
