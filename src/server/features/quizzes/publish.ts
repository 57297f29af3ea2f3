import type { Teacher } from '../../../shared/actor';
import { DomainError, refuse } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { whyNotPublish, whyNotToggle } from '../../../shared/quiz/can';
import type { Quiz } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { isPlanActiveFor } from '../payments/service';
import { quizzesRepo } from './repo';
import { getOwnQuiz, getQuestions, getQuiz } from './service';

type PublishDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy' | 'inTransaction'>;

/**
 * Publishes a quiz under a share ID, open to responses; published already, it answers the same ID again.
 * Refuses without an active plan (402), then without questions (400).
 */
export function publishQuiz(deps: PublishDeps, teacher: Teacher, quizId: unknown): { shareId: string } {
  return deps.inTransaction(() => {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    if (quiz.shareId !== null) return { shareId: quiz.shareId };
    const questionCount = getQuestions(deps, quiz.id).length;
    refuse(whyNotPublish({ planActive: isPlanActiveFor(deps, teacher), questionCount }));

    const shareId = freeShareId(deps);
    quizzesRepo(deps.db).publish.run({ quizId: quiz.id, teacherId: teacher.accountId, shareId });
    recordAudit(deps.db, {
      at: deps.clock.now(),
      actorId: teacher.accountId,
      action: 'publish',
      subject: quiz.id,
      after: { shareId },
    });
    return { shareId };
  });
}

/** Opens or closes a published quiz to new starts; running attempts finish. Refuses anything but a boolean (400). */
export function toggleResponses(
  deps: Pick<Deps, 'db' | 'inTransaction'>,
  teacher: Teacher,
  quizId: unknown,
  input: unknown,
): Quiz {
  return deps.inTransaction(() => {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    const acceptingResponses = fieldOf(input, 'acceptingResponses');
    if (typeof acceptingResponses !== 'boolean') {
      throw new DomainError('invalid', messages.acceptingBooleanRequired);
    }
    refuse(whyNotToggle(quiz));
    quizzesRepo(deps.db).setAccepting.run({
      quizId: quiz.id,
      teacherId: teacher.accountId,
      acceptingResponses,
    });
    return getQuiz(deps, teacher, quiz.id);
  });
}

/** A share ID that no quiz has had, deleted ones included: an old link must not lead to a new quiz. */
function freeShareId({ db, ids }: Pick<Deps, 'db' | 'ids'>): string {
  let shareId = ids.shareId();
  while (quizzesRepo(db).findShareId.get({ shareId })) shareId = ids.shareId();
  return shareId;
}
