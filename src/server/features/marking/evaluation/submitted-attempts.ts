import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import { poolMessages } from '../../../../shared/quiz/pool-messages';
import type { Deps } from '../../../deps';
import { getNotAsked } from '../../attempts/course';
import type { QuizRecord } from '../../quizzes/find';
import { attemptsCalled } from '../names/called';
import { areNamesHiddenFrom } from '../names/hidden';
import { evaluationStore } from './store';

/** An attempt ready for marking; times in epoch milliseconds. */
export interface SubmittedAttempt {
  readonly id: string;
  readonly studentId: string;
  /** The id by which the teacher's page names the student. */
  readonly calledId: string;
  readonly evaluatedAt: number | null;
  readonly versionId: string;
  readonly seed: number | null;
}

interface OfQuiz {
  readonly teacher: Teacher;
  readonly quiz: QuizRecord;
}

/**
 * Finds the submitted attempt of a student (404). While names are hidden, account ids are rejected: a teacher who knows one could
 * look up its marks.
 */
function submittedAttempts(deps: Pick<Deps, 'db' | 'pseudonyms'>, { teacher, quiz }: OfQuiz) {
  const { findSubmittedOfStudent } = evaluationStore(deps.db);
  const isHidden = areNamesHiddenFrom(deps, teacher, quiz);
  const findCalled = attemptsCalled(deps, quiz.id);
  return (calledId: string): SubmittedAttempt => {
    const named = isHidden ? undefined : findSubmittedOfStudent.get({ quizId: quiz.id, studentId: calledId });
    const attempt = named ?? findCalled(calledId);
    if (!attempt) throw new DomainError('not_found', messages.studentNotFound);
    return { ...attempt, calledId };
  };
}

export const getSubmittedAttempt = (
  deps: Pick<Deps, 'db' | 'pseudonyms'>,
  { studentId, ...of }: OfQuiz & { studentId: string },
): SubmittedAttempt => submittedAttempts(deps, of)(studentId);

/** The distinct submitted attempts of these students for one question (404 if a student was not asked it). */
export function getAttemptsAsked(
  deps: Pick<Deps, 'db' | 'arrangements' | 'pseudonyms'>,
  { studentIds, questionId, ...of }: OfQuiz & { questionId: string; studentIds: readonly string[] },
): SubmittedAttempt[] {
  const attempts = new Map(studentIds.map(submittedAttempts(deps, of)).map((each) => [each.id, each]));
  for (const attempt of attempts.values()) refuseNotAsked(deps, attempt, questionId);
  return [...attempts.values()];
}

/** Throws 404 if the attempt does not include the question. */
export function refuseNotAsked(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  attempt: SubmittedAttempt,
  questionId: string,
): void {
  if (getNotAsked(deps, attempt).has(questionId)) throw new DomainError('not_found', poolMessages.notAsked);
}
