import { accessMessages } from '../../../shared/access/messages';
import type { ColleagueRequest } from '../../../shared/access/request';
import type { Seen } from '../../../shared/access/seen';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { handedOverEmail, receivedEmail } from '../../../shared/mail/hand-over-emails';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { queueMail } from '../mail/queue-mail';
import { whatIsTooMany } from '../quizzes/ceilings';
import type { QuizRecord } from '../quizzes/find';
import { isTitleTaken } from '../quizzes/title';
import { giveQuiz } from './hand-over-store';
import { deleteShare, type SharedKey, saveShare } from './store';
import { getSuccessor, type Successor } from './successor';

/** What handing over needs. */
export type HandOverDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'identity' | 'policy' | 'siteDetails'>;

/**
 * Gives a quiz with all that was written in it to another teacher, who pays for it from then on; the former owner can still edit
 * it. Refuses as `getSuccessor` and `takeOver` do.
 */
export function handOverQuiz(
  deps: HandOverDeps,
  {
    teacher,
    quiz,
    input: { email },
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'>; input: ColleagueRequest },
): { message: string } {
  const successor = getSuccessor(deps, teacher, email);
  takeOver(deps, { teacher, successor, quizzes: [quiz] });
  tellBoth(deps, { teacher, successor, what: 'quiz', title: quiz.title, quizTitles: [] });
  return { message: accessMessages.quizHandedOver(successor.name) };
}

/** Gives quizzes to their new owner. Refuses (409) one that is being evaluated, a title that is taken, and more than fits. */
export function takeOver(
  deps: HandOverDeps,
  { teacher, successor, quizzes }: { teacher: Teacher; successor: Successor; quizzes: readonly QuizRecord[] },
): void {
  const { name, id } = successor;
  for (const { evaluationStatus, title } of quizzes) {
    if (evaluationStatus === 'in-progress') {
      throw new DomainError('conflict', accessMessages.evaluationRuns(title));
    }
    if (isTitleTaken(deps, id, title)) {
      throw new DomainError('conflict', accessMessages.successorHasTitle(name, title));
    }
  }
  const tooMany = whatIsTooMany(
    deps,
    id,
    quizzes.map((quiz) => quiz.id),
  );
  if (tooMany) throw new DomainError('conflict', accessMessages.successorIsFull(name, tooMany));
  for (const quiz of quizzes) {
    giveQuiz(deps.db, quiz.id, id);
    noteHandOver(deps, { teacher, successor, key: { what: 'quiz', id: quiz.id } });
  }
}

/** The former owner keeps editing in place of the new one; the log says who gave what to whom. */
export function noteHandOver(
  { db, clock }: HandOverDeps,
  { teacher, successor, key }: { teacher: Teacher; successor: Successor; key: SharedKey },
): void {
  const now = clock.now();
  deleteShare(db, key, emailKey(successor.email));
  saveShare(db, key, { email: emailKey(teacher.email), right: 'edit', expiresAt: null }, now);
  recordAudit(db, {
    at: now,
    actorId: teacher.accountId,
    action: 'hand-over',
    subject: key.id,
    before: { teacherId: teacher.accountId },
    after: { teacherId: successor.id },
  });
}

/** Puts a mail to either side into the outbox. */
export function tellBoth(
  deps: HandOverDeps,
  {
    teacher,
    successor,
    ...told
  }: { teacher: Teacher; successor: Successor } & Pick<
    Parameters<typeof receivedEmail>[0],
    'what' | 'title' | 'quizTitles'
  >,
): void {
  const handOver = { ...told, from: teacher, to: successor, siteDetails: deps.siteDetails };
  for (const email of [receivedEmail(handOver), handedOverEmail(handOver)]) queueMail(deps, email);
}
