import type { Teacher } from '../../../shared/actor';
import { type Refusal, refuse } from '../../../shared/errors';
import { poolProblem } from '../../../shared/quiz/pools';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { unfinishedOf, whyNotPublish } from '../../rules/quiz/can';
import { isPlanActiveFor } from '../payments/plan';
import { finishDrafts } from '../questions/finish-drafts';
import { changeQuiz } from '../quizzes/change';
import type { QuizRecord } from '../quizzes/find';
import { getQuiz } from '../quizzes/get';
import { deskStore } from './store';

type PublishDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>;

interface Published {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
}

/**
 * Why a draft cannot be published, once its complete drafts are finished: 402 without an active plan, then 400 for no questions,
 * an unfinished one, or a pool too small to draw from.
 */
export function whyNotPublishNow(deps: PublishDeps, { teacher, quiz }: Published): Refusal<string> | null {
  finishDrafts(deps, quiz.id);
  const { questions, ...list } = getQuiz(deps, { teacher, quiz });
  return whyNotPublish({
    planActive: isPlanActiveFor(deps, quiz.teacherId),
    questionCount: questions.length,
    unfinished: unfinishedOf(list),
    poolProblem: poolProblem(list.pools, questions),
  });
}

/**
 * Publishes a quiz under a share ID, open to responses; idempotent. Throws the refusal of `whyNotPublishNow`.
 */
export function publishQuiz(deps: PublishDeps, { teacher, quiz }: Published): { shareId: string } {
  if (quiz.shareId !== null) return { shareId: quiz.shareId };
  refuse(whyNotPublishNow(deps, { teacher, quiz }));

  const shareId = freeShareId(deps);
  changeQuiz(deps, quiz, { isPublished: true, acceptingResponses: true, shareId });
  recordAudit(deps.db, {
    at: deps.clock.now(),
    actorId: teacher.accountId,
    action: 'publish',
    subject: quiz.id,
    after: { shareId },
  });
  return { shareId };
}

/** A share ID no quiz ever had, so that an old link cannot lead to a new quiz. */
function freeShareId({ db, ids }: Pick<Deps, 'db' | 'ids'>): string {
  let shareId = ids.shareId();
  while (deskStore(db).findShareId.get({ shareId })) shareId = ids.shareId();
  return shareId;
}
