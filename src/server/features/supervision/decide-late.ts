import type { Teacher } from '../../../shared/actor';
import type { LoggedAnswer } from '../../../shared/attempt/answer-log';
import { keptInPause, stillNewest } from '../../../shared/attempt/kept-in-pause';
import { LATE_DECISIONS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { fieldOf, isPlainObject } from '../../../shared/parse';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { isChange, logAct, readLateAccepted } from '../attempts/answer-log.service';
import { logged, readSent, writeAnswers } from '../attempts/answers.service';
import { reopenEvaluation } from '../attempts/closing.service';
import { readCourse } from '../attempts/place.service';
import { type AttemptRecord, getQuestionsSeen, readStanding } from '../attempts/service';
import { getOwnQuiz } from '../quizzes/find';
import { supervisionRepo } from './repo';
import { getAttemptOnOwnQuiz } from './service';
import { toLateSubmission } from './views';

type LateDeps = Pick<Deps, 'db' | 'policy'>;

/** What came for an own quiz (404) after its attempt was closed or while it was paused, oldest first, with what it would change;
 * what a pause has kept is listed once the attempt is over, as far as nothing newer stands. */
export function listLateSubmissions(deps: LateDeps, teacher: Teacher, quizId: unknown): LateSubmission[] {
  const { id } = getOwnQuiz(deps, teacher, quizId);
  const papers = supervisionRepo(deps.db).listLate.all({ quizId: id, teacherId: teacher.accountId });
  const listed = papers.map((paper) =>
    toLateSubmission({
      ...paper,
      questions: getQuestionsSeen(deps, paper.attempt),
      ...(paper.late.decision === 'accepted'
        ? readLateAccepted(deps, paper.attempt.id)
        : changesIn(deps, paper.attempt, paper.late.body)),
    }),
  );
  return listed.filter(({ changes }, index) => {
    const { body, decision } = papers[index]?.late ?? {};
    return changes.length > 0 || decision !== null || keptInPause(body) === null;
  });
}

/**
 * Decides about the late paper of an attempt on an own quiz (404): `accepted` merges it as a submit in time would have, and
 * puts the attempt back for evaluation, except for marks that the teacher gave; `ignored` only says so. Refuses another
 * decision (400), a second one, one while the attempt runs, and one on released scores (409).
 */
export async function decideLate(
  deps: LateDeps & Pick<Deps, 'clock' | 'groupCommit' | 'ids'>,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string }> {
  return deps.groupCommit(() => {
    const { quiz, attempt } = getAttemptOnOwnQuiz(deps, teacher, input);
    const repo = supervisionRepo(deps.db);
    const late = repo.findLate.get({ attemptId: attempt.id });
    if (!late) throw new DomainError('not_found', messages.lateNotFound);
    const decision = LATE_DECISIONS.find((one) => one === fieldOf(input, 'decision'));
    if (decision === undefined) throw new DomainError('invalid', fieldInvalid('decision'));
    if (attempt.submittedAt === null) throw new DomainError('conflict', messages.attemptStillRuns);
    if (late.decision !== null) throw new DomainError('conflict', messages.lateAlreadyDecided);
    if (attempt.releasedAt !== null) throw new DomainError('conflict', messages.scoresAlreadyReleased);

    const now = deps.clock.now();
    repo.decideLate.run({ attemptId: attempt.id, decision, now });
    if (decision === 'accepted') {
      acceptLate(deps, { attempt, body: late.body, now });
      reopenEvaluation(deps, quiz.id);
    }
    recordAudit(deps.db, {
      at: now,
      actorId: teacher.accountId,
      action: 'late-paper',
      subject: attempt.id,
      after: { decision, body: late.body },
    });
    return { message: decision === 'accepted' ? messages.lateAccepted : messages.lateIgnored };
  });
}

function acceptLate(
  deps: LateDeps & Pick<Deps, 'ids'>,
  { attempt, body, now }: { attempt: AttemptRecord; body: string; now: number },
): void {
  const { before, answers } = changesIn(deps, attempt, body);
  logAct(deps, attempt, { at: now, kind: 'late-accepted', answers, facts: { before } });
  writeAnswers(deps, { attemptId: attempt.id, answers, now });
  supervisionRepo(deps.db).clearEvaluated.run({ attemptId: attempt.id });
}

/** What a late paper would change, by the rules of a submit at the moment at which the attempt was closed. */
function changesIn(deps: LateDeps, attempt: AttemptRecord, body: string) {
  const standing = readStanding(deps, attempt.id);
  const kept = keptInPause(body);
  const answers = kept ? stillNewest(kept, standing) : fieldOf(JSON.parse(body), 'answers');
  const now = attempt.submittedAt ?? attempt.closesAt;
  const sent = readSent(deps, {
    course: readCourse(deps, attempt, now),
    standing,
    answers: isPlainObject(answers) ? answers : {},
    now,
  });
  const changed = sent.filter((each) => each.mayReplace && isChange(standing, each));
  return {
    before: Object.fromEntries(
      changed.map(({ questionId }) => [questionId, standing.get(questionId)?.value ?? null]),
    ),
    answers: changed.map((each): LoggedAnswer => logged(each, standing.get(each.questionId)?.revision ?? 0)),
  };
}
