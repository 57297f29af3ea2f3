import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import { marksRevision } from '../../db/marks-revisions';
import type { Deps } from '../../deps';
import { getReliance } from '../marking/evaluation/reliance';
import { findRescored, rescoreJob } from '../marking/evaluation/rescore';
import { rescoredCalled, studentsCalled } from '../marking/names/called';
import { findItems } from '../marking/rubrics/find';
import type { QuizRecord } from '../quizzes/find';
import { getMarksOfQuestion } from './marks-of-question';

/** How long an answer waits for a re-scoring that is under way. */
const RESCORING_WAIT_MS = 10_000;

/**
 * What the teacher's marks on a question changed among its suggestions, the last time (null where nothing was re-scored since
 * all was marked), and all marks of the question as they stand now. Waits for a re-scoring that is under way.
 */
export async function getRescored(
  deps: Pick<Deps, 'db' | 'pseudonyms' | 'clock' | 'background'>,
  { teacher, quiz, question }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'>; question: Question },
) {
  const { _id: questionId } = question;
  await deps.background.ended(rescoreJob(questionId), RESCORING_WAIT_MS);
  const idOf = studentsCalled(deps, quiz);
  const revision = marksRevision(deps.db, quiz.id, deps.clock.now());
  const rescored = findRescored(deps, questionId);
  return {
    revision,
    rubric: findItems(deps, questionId),
    rescored: rescored && rescoredCalled(rescored, idOf),
    reliance: getReliance(deps, quiz.id, [question])[questionId] ?? null,
    marks: getMarksOfQuestion(deps, teacher, { quiz, questionId })
      .map((mark) => ({ ...mark, studentId: idOf(mark.studentId) }))
      .toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1)),
  };
}
