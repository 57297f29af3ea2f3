import type { Teacher } from '../../../shared/actor';
import { EVIDENCE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf, idField } from '../../../shared/parse';
import type { Question } from '../../../shared/question/schema';
import type { QuizResults, Rescored } from '../../../shared/results/schema';
import { isCleanText } from '../../../shared/text';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz, getQuestions, getQuizById } from '../quizzes/find';
import { findRescored, rescoreJob } from './rescore';
import { reviewStore } from './review-store';
import { evaluationStore } from './store';

export type Review = Pick<QuizResults, 'graderNotices' | 'rescored' | 'dismissedAlarms' | 'ai'>;

/** How long an answer waits for a re-scoring that is under way. */
const RESCORING_WAIT_MS = 10_000;

/** What the teacher should know beside the marks: notices about the grader, what marks taught it, and whether AI marks. */
export function getReview(deps: Pick<Deps, 'db' | 'textGrader'>, quizId: string): Review {
  const { listRescored, listDismissed } = reviewStore(deps.db);
  const notices = evaluationStore(deps.db).listNotices.all({ quizId });
  const rescored = listRescored.all({ quizId });
  const dismissed = listDismissed.all({ quizId });
  const host = deps.textGrader.sendsTo;
  return {
    graderNotices: Object.fromEntries(notices.map(({ questionId, notice }) => [questionId, notice])),
    rescored: Object.fromEntries(
      rescored.map(({ questionId, changes }) => [questionId, JSON.parse(changes)]),
    ),
    dismissedAlarms: Object.fromEntries(dismissed.map(({ questionId, evidence }) => [questionId, evidence])),
    ai: host === undefined ? null : { host, isUsed: getQuizById(deps, quizId).useAi },
  };
}

/**
 * What the teacher's marks on a question of an own quiz (404) changed among its suggestions, the last time; null where nothing
 * was re-scored since all was marked. Waits for a re-scoring that is under way.
 */
export async function getRescored(
  deps: Pick<Deps, 'db' | 'background'>,
  teacher: Teacher,
  input: unknown,
): Promise<{ rescored: Rescored | null }> {
  const { _id: questionId } = getOwnQuestionOf(deps, teacher, input);
  await deps.background.ended(rescoreJob(questionId), RESCORING_WAIT_MS);
  return { rescored: findRescored(deps, questionId) };
}

/**
 * Puts an alarm about the key of a question of an own quiz (404) aside until its evidence changes. Refuses evidence that is no
 * text of 1 to 500 characters (400). Audited.
 */
export function dismissAlarm(
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  teacher: Teacher,
  input: unknown,
): { message: string } {
  const evidence = fieldOf(input, 'evidence');
  deps.inTransaction(() => {
    const { _id: questionId } = getOwnQuestionOf(deps, teacher, input);
    if (!isEvidence(evidence)) {
      throw new DomainError('invalid', messages.evidenceInvalid(EVIDENCE_MAXIMUM_LENGTH));
    }
    const store = reviewStore(deps.db);
    const now = deps.clock.now();
    const before = store.findDismissed.get({ questionId });
    store.saveDismissed.run({ questionId, evidence, now });
    const act = { at: now, actorId: teacher.accountId, action: 'dismiss-alarm', subject: questionId };
    recordAudit(deps.db, { ...act, before, after: { evidence } });
  });
  return { message: messages.alarmDismissed };
}

const isEvidence = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= EVIDENCE_MAXIMUM_LENGTH &&
  isCleanText(value);

function getOwnQuestionOf(deps: Pick<Deps, 'db'>, teacher: Teacher, input: unknown): Question {
  const [quizId, questionId] = [idField(input, 'quizId'), idField(input, 'questionId')];
  const quiz = getOwnQuiz(deps, teacher, quizId);
  const question = getQuestions(deps, quiz.id).find(({ _id }) => _id === questionId);
  if (!question) throw new DomainError('not_found', messages.questionNotFound);
  return question;
}
