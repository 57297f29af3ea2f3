import type { Teacher } from '../../../../shared/actor';
import type { CorrectionEffect } from '../../../../shared/marking/correction-effect';
import { hidesNames, NAME_HIDDEN } from '../../../../shared/results/names-hidden';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { studentsCalled } from './called';
import { namesStore, setNamesShown } from './store';

export type BlindQuiz = Pick<
  QuizRecord,
  'id' | 'teacherId' | 'blindMarking' | 'namesShownAt' | 'evaluationStatus'
>;

/** Whether a quiz has an undecided answer. */
export const hasToReview = ({ db }: Pick<Deps, 'db'>, quizId: string): boolean =>
  namesStore(db).findToReview.get({ quizId })?.found === 1;

/** Whether the quiz hides names now, by the same rule as the screens. */
export const areNamesHidden = (deps: Pick<Deps, 'db'>, quiz: Omit<BlindQuiz, 'teacherId'>): boolean =>
  hidesNames(quiz, {
    isReleased: () => namesStore(deps.db).findReleased.get({ quizId: quiz.id }) !== undefined,
    isToDecide: () => hasToReview(deps, quiz.id),
  });

/** Whether names are hidden from this teacher; for a colleague, everywhere. */
export const areNamesHiddenFrom = (deps: Pick<Deps, 'db'>, teacher: Teacher, quiz: BlindQuiz): boolean =>
  quiz.teacherId !== teacher.accountId && areNamesHidden(deps, quiz);

/** Audits, once per quiz and person, that a teacher read hidden names. */
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

/** The effect of a mark change, without names while the quiz hides them. */
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

/** A line without the student's name, address and class. */
export const withoutName = <Line extends object>(
  line: Line,
): Omit<Line, 'studentClass'> & { studentName: string; studentEmail: string } => {
  const { studentClass: _, ...rest } = line as Line & { studentClass?: unknown };
  return { ...rest, studentName: NAME_HIDDEN, studentEmail: '' };
};

/** Shows the names to the teacher before all answers are marked; idempotent. Audited once. */
export function showNames(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): { namesShownAt: number } {
  if (quiz.namesShownAt !== null) return { namesShownAt: quiz.namesShownAt };
  const namesShownAt = clock.now();
  const { accountId } = teacher;
  setNamesShown(db, { quizId: quiz.id, teacherId: quiz.teacherId }, namesShownAt);
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, namesShownAt);
  recordAudit(db, { at: namesShownAt, actorId: accountId, action: 'show-names', subject: quiz.id });
  return { namesShownAt };
}
