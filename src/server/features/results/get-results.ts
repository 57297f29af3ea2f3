import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { LazyList } from '../../../shared/lazy-list';
import { decidersFor } from '../../db/deciders';
import { marksRevision } from '../../db/marks-revisions';
import type { Deps } from '../../deps';
import type { CloseDeps } from '../attempts/close-overdue';
import { listAppeals } from '../marking/appeals/list';
import { getReview } from '../marking/evaluation/review';
import { getRubrics } from '../marking/rubrics/find';
import type { QuizRecord } from '../quizzes/find';
import { answersReader, batchesOf, idsOf, inOrder, MARKS_READ_AT_ONCE } from './lines';
import { linesStore } from './lines-store';
import { getSubmitted, type Submitted } from './submitted';
import { type StudentLine, toQuizResultsHead, toStudentLines } from './views';

/**
 * The results of all submitted attempts on a quiz, evaluated or not; attempts whose time is over are closed first. What a
 * large class has answered is read when its lines are written, some at a time: nobody who saves waits for it, and it never
 * stands in memory as a whole. The number of statements grows with each 1,000 marks, not with the attempts.
 */
export async function getQuizResults(
  deps: CloseDeps & Pick<Deps, 'textGrader' | 'siteDetails'>,
  { teacher, quiz: { id } }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
) {
  const revision = marksRevision(deps.db, id, deps.clock.now());
  const seen = { ...(await getSubmitted(deps, id)), rubrics: getRubrics(deps, id) };
  const lines = new LazyList(() => readLines(deps, teacher, seen));
  const results = isWrittenAtOnce(seen) ? [...lines] : lines;
  // The lines come last, so that they can be written while they are read.
  const review = getReview(deps, seen.quiz, seen.questions);
  return { ...toQuizResultsHead({ ...seen, review, revision, appeals: listAppeals(deps, id) }), results };
}

/** So little is read before the answer begins: a fault of the disk is still told as one. */
const isWrittenAtOnce = ({ attempts, questions }: Submitted) =>
  attempts.length * questions.length <= MARKS_READ_AT_ONCE;

function* readLines(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Teacher,
  {
    quiz: { teacherId },
    attempts,
    questions,
    rubrics,
  }: Submitted & Pick<Parameters<typeof toStudentLines>[0], 'rubrics'>,
): Generator<StudentLine> {
  const { listMarks } = linesStore(db);
  const answersOf = answersReader(db, teacherId);
  const deciderOf = decidersFor(db, accountId);
  for (const batch of batchesOf(attempts, questions.length)) {
    const marks = inOrder(listMarks(idsOf(batch), teacherId), questions);
    const known = { answersOf: answersOf(batch), deciderOf };
    yield* toStudentLines({ questions, attempts: batch, ...known, rubrics, marks });
  }
}
