import { DomainError } from '../../../../shared/errors';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { type Rescored, rescoredSchema } from '../../../../shared/results/schema';
import { type RescoreCause, waitingRescores } from '../../../db/evaluation-memory';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import { joinRescored } from '../../../rules/results/join-rescored';
import { getQuestions, getQuizById } from '../../quizzes/find';
import { correctionsInForce } from './corrections';
import type { AnswerToMark } from './distinct-texts';
import { drawChecks, isMovable, keptFindings } from './draw-checks';
import type { Mark } from './mark-answers';
import { type MarkDeps, markAttempts } from './mark-attempts';
import { marksStore } from './marks-store';
import { reviewStore, saveRescored } from './review-store';
import { writtenBatchesOf } from './write-marks';

export type RescoreDeps = MarkDeps & Pick<Deps, 'clock' | 'groupCommit' | 'background' | 'ids'>;

export interface OwnQuestion {
  readonly quizId: string;
  readonly questionId: string;
}

type Answered = ReturnType<typeof listMarkedAnswers>[number];
type Change = Rescored['changes'][number];

/** How many teaching marks are shown beside their effect. */
const TAUGHT_SHOWN = 20;

/** The name of the background job that re-scores a question. */
export const rescoreJob = (questionId: string) => `rescore:${questionId}`;

/**
 * Schedules the re-scoring of a text question. Lost on a stop: the next mark on the question and the next evaluation repeat it.
 */
export function rescoreSoon(deps: RescoreDeps, own: OwnQuestion, cause: RescoreCause): void {
  const causes = waitingRescores(deps.db);
  causes.set(own.questionId, new Set([...(causes.get(own.questionId) ?? []), cause]));
  deps.background.soon(rescoreJob(own.questionId), () => rescore(deps, own));
}

/**
 * Re-computes the suggestions for a question from all of the teacher's marks on it, the built-in rules and
 * the stored AI opinions, without a request to a server. Teacher's marks and released marks stay; only their
 * group and review order change. Without a teacher's mark on the question, past or present, marks move only
 * when earlier marks from other classes are switched on or off.
 */
async function rescore(deps: RescoreDeps, own: OwnQuestion): Promise<void> {
  const { textGrader } = deps;
  const builtIn = textGrader.source === 'built-in' ? textGrader : textGrader.fallback;
  const causes = waitingRescores(deps.db).get(own.questionId) ?? new Set();
  waitingRescores(deps.db).delete(own.questionId);
  const question = findTextQuestion(deps, own);
  if (!builtIn || !question) return;
  const key = keyOf(deps, own, question);
  const rows = listMarkedAnswers(deps, own);
  const taught = listTaught(deps, own);
  const wasTaught = (findRescored(deps, own.questionId)?.taught.length ?? 0) > 0;
  const mayMove = taught.length > 0 || wasTaught || causes.has('memory');
  // Changes caused by other classes' marks or a new key are not attributed to the last mark.
  const isShown = mayMove && (causes.has('marks') || causes.has('arrivals'));
  const { marks } = await markAttempts(
    { ...deps, textGrader: builtIn },
    {
      quizId: own.quizId,
      attempts: rows.map(({ attemptId, versionId, seed }) => ({ id: attemptId, versionId, seed })),
      questions: [question],
      answers: new Map(rows.map((row) => [row.attemptId, answerOf(row)])),
    },
  );
  const markOf = ({ attemptId }: Answered) => marks.get(attemptId)?.get(question._id);
  const changes: Change[] = [];
  const batches = writtenBatchesOf(rows, 1);
  for (const batch of batches) {
    await deps.groupCommit(() => {
      // Corrected or deleted since: that use case updated the marks.
      const now = findTextQuestion(deps, own);
      if (!now || keyOf(deps, own, now) !== key) return;
      for (const row of batch) {
        const mark = markOf(row);
        const change = mark && write(deps, { row, mark, mayMove });
        if (change) changes.push(change);
      }
      noteMarksChanged(deps.db, own, deps.clock.now());
      if (batch !== batches.at(-1)) return;
      if (isShown) tellRescored(deps, own, { taught, changes });
      drawChecks(deps, own.quizId);
    });
  }
}

/** Writes the changed mark of one answer unless it has been marked since. */
function write(
  deps: RescoreDeps,
  { row, mark, mayMove }: { row: Answered; mark: Mark; mayMove: boolean },
): Change | undefined {
  const { result: before, attemptId, studentId } = row;
  const { questionId, source } = before;
  const current = marksStore(deps.db).findMarkedAnswer.get({ attemptId, questionId });
  if (JSON.stringify(current?.result) !== JSON.stringify(before) || !mark.findings) return undefined;
  const kept = keptFindings(before.findings);
  if (!mayMove || !isMovable(before, kept) || current?.releasedAt !== null) {
    const { opinion, movedBy, check: checkBefore } = kept ?? {};
    const { movedBy: _, ...found } = mark.findings;
    const priority = source === 'teacher' ? 0 : found.priority;
    const findings = JSON.stringify({ ...found, priority, opinion, movedBy, check: checkBefore });
    if (findings !== before.findings) {
      marksStore(deps.db).setFindings.run({ attemptId, questionId, findings });
    }
    return undefined;
  }
  // The check stays drawn while the grader's sure mark is the same.
  const isDrawn = !mark.needsReview && kept?.check?.suggested === mark.score;
  const check = isDrawn ? kept.check : undefined;
  const findings = JSON.stringify({ ...mark.findings, check });
  const after = { ...mark, source, findings, needsReview: mark.needsReview || check !== undefined };
  const isSame = Object.entries(after).every(
    ([name, value]) => before[name as keyof typeof before] === value,
  );
  if (isSame) return undefined;
  marksStore(deps.db).saveMark.run({
    attemptId,
    questionId,
    ...after,
    markedAt: deps.clock.now(),
    markedBy: null,
  });
  // Needing review for the spot check is not an effect of a teaching mark.
  const neededReview = before.needsReview && !kept?.check;
  if (before.score === mark.score && neededReview === mark.needsReview) return undefined;
  return {
    ...{ studentId, before: before.score, after: mark.score },
    ...{ neededReview, needsReview: mark.needsReview },
  };
}

/** The effect of the last re-scoring of a question; null if it no longer applies. */
export function findRescored({ db }: Pick<Deps, 'db'>, questionId: string): Rescored | null {
  const row = reviewStore(db).findRescored.get({ questionId });
  return row ? rescoredSchema.parse(JSON.parse(row.changes)) : null;
}

function tellRescored(deps: RescoreDeps, { questionId }: OwnQuestion, latest: Omit<Rescored, 'at'>): void {
  const now = deps.clock.now();
  const joined = joinRescored(findRescored(deps, questionId), { at: now, ...latest });
  saveRescored(deps.db, { questionId, at: now, changes: JSON.stringify(joined) });
}

/** The teaching marks, latest last. */
function listTaught({ db }: RescoreDeps, { quizId, questionId }: OwnQuestion): Rescored['taught'] {
  const marks = marksStore(db).listTeacherMarks.all({ quizId });
  return marks
    .filter((mark) => mark.questionId === questionId && mark.value !== null)
    .slice(-TAUGHT_SHOWN)
    .map(({ studentId, score }) => ({ studentId, marks: score }));
}

const listMarkedAnswers = ({ db }: Pick<Deps, 'db'>, own: OwnQuestion) =>
  marksStore(db).listMarkedAnswers.all({ ...own });

const answerOf = ({ attemptId, value, malformed, result }: Answered): AnswerToMark => ({
  attemptId,
  value: value === null ? null : JSON.parse(value),
  malformed: malformed ?? false,
  opinion: keptFindings(result.findings)?.opinion,
});

/** Everything the marks of a question depend on, besides the answers. */
const keyOf = (deps: RescoreDeps, { quizId }: OwnQuestion, question: Question) =>
  JSON.stringify([
    question,
    correctionsInForce(deps, quizId).get(question._id),
    getQuizById(deps, quizId).useEarlierMarks,
  ]);

/** The quiz or the question may have been deleted. */
function findTextQuestion(deps: RescoreDeps, { quizId, questionId }: OwnQuestion): Question | undefined {
  try {
    getQuizById(deps, quizId);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
  const question = getQuestions(deps, quizId).find(({ _id }) => _id === questionId);
  return question && isText(question) ? question : undefined;
}
