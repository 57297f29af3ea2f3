import type { Teacher } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import { decidersFor } from '../../db/mark-columns';
import { marksRevision } from '../../db/marks-revisions';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { getReliance } from '../marking/evaluation/reliance';
import { findRescored, rescoreJob } from '../marking/evaluation/rescore';
import { rescoredCalled, studentsCalled } from '../marking/names/called';
import { findItems } from '../marking/rubrics/find';
import type { QuizRecord } from '../quizzes/find';
import { answersReader } from './lines';
import { linesStore } from './lines-store';
import { toReviewed } from './views';

/** How long to wait for a running re-scoring. */
const RESCORING_WAIT_MS = 10_000;

/**
 * The last effect of the teacher's marks on a question's suggestions (null without one since the last evaluation), and all
 * current marks of the question. Waits for a running re-scoring.
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

/** The marks of one question by student, as in the results; evaluated attempts only. */
function getMarksOfQuestion(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Teacher,
  { quiz, questionId }: { quiz: Pick<QuizRecord, 'id' | 'teacherId'>; questionId: string },
) {
  const answersOf = answersReader(db, quiz.teacherId)([]);
  const deciderOf = decidersFor(db, accountId);
  const rubrics = { [questionId]: findItems({ db }, questionId) };
  const rows = linesStore(db).listMarksOfQuestion(questionId, quiz.id, quiz.teacherId);
  return rows.map(({ studentId, ...mark }) => ({
    studentId,
    result: toReviewed(mark, { answersOf, deciderOf, rubrics }),
  }));
}
