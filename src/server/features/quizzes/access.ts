import { accessMessages } from '../../../shared/access/messages';
import { covers, type Right, rightBySharing } from '../../../shared/access/rights';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { accessStore } from './access-store';
import { type QuizRecord, quizzesStore } from './store';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;

/** What a teacher may do with a quiz; null: nothing, not even know that it is there. */
export function findRight(deps: AccessDeps, teacher: Teacher, quiz: QuizRecord): Right | null {
  if (quiz.teacherId === teacher.accountId) return 'own';
  const store = accessStore(deps.db);
  const at = { quizId: quiz.id, email: emailKey(teacher.email), now: deps.clock.now() };
  return rightBySharing({
    direct: store.findShare.get(at)?.right ?? null,
    byClasses: store.listClassRights.all(at).map(({ right }) => right),
  });
}

/**
 * A quiz with which a teacher may do what is needed, unless it is deleted. Refuses one that is not there for them (404), and a
 * right that is too small (403).
 */
export function getQuizFor(
  deps: AccessDeps,
  {
    teacher,
    quizId,
    needed,
    missing = messages.quizNotFound,
  }: { teacher: Teacher; quizId: string; needed: Right; missing?: string },
): { quiz: QuizRecord; right: Right } {
  const quiz = quizzesStore(deps.db).findById.get({ quizId });
  const right = quiz && findRight(deps, teacher, quiz);
  if (!quiz || !right) throw new DomainError('not_found', missing);
  if (right === 'own' || covers(right, needed)) return { quiz, right };
  throw new DomainError('forbidden', accessMessages.tooLittle('quiz', right));
}

/** The quizzes of others that are shared with a teacher, the newest first, each with what they may do with it. */
export const listSharedQuizzes = (
  deps: AccessDeps,
  teacher: Teacher,
): readonly { readonly quiz: QuizRecord; readonly right: Right }[] =>
  accessStore(deps.db)
    .listCandidates.all({ email: emailKey(teacher.email), now: deps.clock.now() })
    .flatMap((quiz) => {
      const right = findRight(deps, teacher, quiz);
      return right === null || right === 'own' ? [] : [{ quiz, right }];
    });
