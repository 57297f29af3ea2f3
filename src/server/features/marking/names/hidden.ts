import type { Teacher } from '../../../../shared/actor';
import type { CorrectionEffect } from '../../../../shared/marking/correction-effect';
import { hidesNames, NAME_HIDDEN } from '../../../../shared/results/names-hidden';
import { recordAudit } from '../../../db/audit';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { studentsCalled } from './called';
import { namesStore } from './store';

export type BlindQuiz = Pick<
  QuizRecord,
  'id' | 'teacherId' | 'blindMarking' | 'namesShownAt' | 'evaluationStatus'
>;

/** Whether an answer of a quiz is left to decide. */
export const hasToReview = ({ db }: Pick<Deps, 'db'>, quizId: string): boolean =>
  namesStore(db).findToReview.get({ quizId })?.found === 1;

/** Whether the names of a quiz are hidden now, by the rule that the screens use. */
export const areNamesHidden = (deps: Pick<Deps, 'db'>, quiz: Omit<BlindQuiz, 'teacherId'>): boolean =>
  hidesNames(quiz, {
    isReleased: () => namesStore(deps.db).findReleased.get({ quizId: quiz.id }) !== undefined,
    isToDecide: () => hasToReview(deps, quiz.id),
  });

/** Whether they are hidden from this teacher, wherever they ask: from everybody but the owner. */
export const areNamesHiddenFrom = (deps: Pick<Deps, 'db'>, teacher: Teacher, quiz: BlindQuiz): boolean =>
  quiz.teacherId !== teacher.accountId && areNamesHidden(deps, quiz);

/** Notes in the audit log that a teacher read names which the quiz hides: once for each quiz and person. */
export function noteNamesRead(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  { accountId }: Teacher,
  quizId: string,
): void {
  const act = { actorId: accountId, action: 'read-names', subject: quizId };
  if (namesStore(db).findAct.get(act)) return;
  inTransaction(() => recordAudit(db, { ...act, at: clock.now() }));
}

type Changed = Pick<CorrectionEffect, 'gains' | 'losses'>;

/** What a change of marks does, told without names while the quiz hides them. */
export function effectAsShown<Effect extends Changed>(
  deps: Pick<Deps, 'db' | 'pseudonyms'>,
  quiz: BlindQuiz,
  effect: Effect,
): Effect {
  if (!areNamesHidden(deps, quiz)) return effect;
  const idOf = studentsCalled(deps, quiz);
  const unnamed = (marks: Changed['gains']) =>
    marks
      .map((mark) => ({ ...mark, studentId: idOf(mark.studentId), studentName: NAME_HIDDEN }))
      .toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1));
  return { ...effect, gains: unnamed(effect.gains), losses: unnamed(effect.losses) };
}

/** A line without the name, the address and the class of its student. */
export const withoutName = <Line extends object>(
  line: Line,
): Omit<Line, 'studentClass'> & { studentName: string; studentEmail: string } => {
  const { studentClass: _, ...rest } = line as Line & { studentClass?: unknown };
  return { ...rest, studentName: NAME_HIDDEN, studentEmail: '' };
};
