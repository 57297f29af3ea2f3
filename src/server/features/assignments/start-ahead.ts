import type { Deps } from '../../deps';
import { endedWindow, isAhead } from '../../rules/assignment/windows';
import { closeResponses } from '../quizzes/change';
import type { QuizRecord } from '../quizzes/find';
import { assignmentsStore } from './store';
import { saveRule } from './write-store';

type ReadDeps = Pick<Deps, 'db'>;

/** Whether any student may start an open quiz now or later; a class without members counts too. */
export function isStartAhead({ db }: ReadDeps, quizId: string, now: number): boolean {
  const found = assignmentsStore(db).findAhead.get({ quizId, now });
  return found === undefined || isAhead(found, now) || found.ownWindows > 0;
}

/** Closes the quiz to the class, except for members with their own running window. Part of a transaction. */
export function closeStarts({ db }: ReadDeps, quiz: QuizRecord, now: number): void {
  const found = assignmentsStore(db).findAhead.get({ quizId: quiz.id, now });
  const hasMakeUps = found !== undefined && found.ownWindows > 0;
  if (quiz.acceptingResponses && hasMakeUps) endClassWindow({ db }, quiz.id, now);
  else closeResponses({ db }, quiz.id);
}

/** Ends the classes' window, except for members with their own. Part of a transaction. */
export function endClassWindow({ db }: Pick<Deps, 'db'>, quizId: string, now: number): void {
  const rule = assignmentsStore(db).findRule.get({ quizId });
  if (rule && isAhead(rule, now)) saveRule(db, quizId, endedWindow(rule, now), now);
}
