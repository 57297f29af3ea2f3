import type { Teacher } from '../../../shared/actor';
import { decidersFor } from '../../db/mark-columns';
import { marksRevision } from '../../db/marks-revisions';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { LazyList } from '../../rules/encoded-json';
import type { CloseDeps } from '../attempts/close-overdue';
import { listAppeals } from '../marking/appeals/appeals';
import { getReview } from '../marking/evaluation/review';
import { callStudents, rescoredCalled } from '../marking/names/called';
import { noteNamesRead } from '../marking/names/hidden';
import { getRubrics } from '../marking/rubrics/find';
import type { QuizRecord } from '../quizzes/find';
import { answersReader, batchesOf, idsOf, inOrder, MARKS_READ_AT_ONCE } from './lines';
import { linesStore } from './lines-store';
import { getSubmitted, type Submitted } from './submitted';
import { type StudentLine, toLineWithoutName, toQuizResultsHead, toStudentLines } from './views';

type ResultsDeps = CloseDeps & Pick<Deps, 'inTransaction' | 'textGrader' | 'siteDetails' | 'pseudonyms'>;

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'look'>;
}

/** The results as the marking page shows them: without names while the quiz hides them, even for the owner. */
export async function getUnnamedResults(deps: ResultsDeps, { teacher, quiz: { id } }: Asked) {
  return toUnnamed(deps, teacher, await readSeen(deps, id));
}

function toUnnamed(deps: ResultsDeps, teacher: Teacher, seen: Telling['seen']) {
  const { quiz, attempts, namesHidden } = seen;
  const idOf = callStudents(deps, quiz, attempts);
  return toResults(deps, teacher, { seen, idOf, byCalledId: quiz.blindMarking, namesHidden });
}

/**
 * The results with names for the owner, whose first reading of hidden names is audited; a colleague gets the page's view until
 * names are shown.
 */
export async function getQuizResults(deps: ResultsDeps, { teacher, quiz }: Asked) {
  const seen = await readSeen(deps, quiz.id);
  if (seen.namesHidden) {
    if (seen.quiz.teacherId !== teacher.accountId) return toUnnamed(deps, teacher, seen);
    noteNamesRead(deps, teacher, seen.quiz.id);
  }
  return toResults(deps, teacher, { seen, idOf: (studentId) => studentId, namesHidden: false });
}

/** Reads the revision first, so that the marks are never older than it. */
async function readSeen(deps: CloseDeps, quizId: string) {
  const revision = marksRevision(deps.db, quizId, deps.clock.now());
  return { ...(await getSubmitted(deps, quizId)), revision };
}

interface Telling {
  readonly seen: Submitted & { readonly revision: number };
  readonly idOf: (studentId: string) => string;
  /** Whether lines are sorted by display id; otherwise by name. */
  readonly byCalledId?: boolean;
  readonly namesHidden: boolean;
}

/**
 * The results of all submitted attempts, evaluated or not; overdue attempts are closed first. Lines are read in batches while
 * they are written: saves do not wait, and a large class is never in memory as a whole. The number of statements grows with each
 * 1,000 marks, not with the attempts.
 */
function toResults(
  deps: ResultsDeps,
  teacher: Teacher,
  { seen, idOf, byCalledId = false, namesHidden }: Telling,
) {
  const { quiz, questions } = seen;
  const rubrics = getRubrics(deps, quiz.id);
  const toLine = (line: StudentLine): StudentLine => {
    const studentId = idOf(line.studentId);
    if (namesHidden) return toLineWithoutName({ ...line, studentId });
    return studentId === line.studentId ? line : { ...line, studentId, accountId: line.studentId };
  };
  // Pseudonyms need the server's secret: the order reveals no name and stays when names appear.
  const attempts = byCalledId
    ? seen.attempts.toSorted((one, other) => (idOf(one.studentId) < idOf(other.studentId) ? -1 : 1))
    : seen.attempts;
  const told = { ...seen, attempts };
  const lines = new LazyList(() => readLines(deps, teacher, { ...told, rubrics })).map(toLine);
  const results = isWrittenAtOnce(seen) ? [...lines] : lines;
  const review = getReview(deps, quiz, questions);
  const rescored = Object.fromEntries(
    Object.entries(review.rescored).map(([id, each]) => [id, rescoredCalled(each, idOf)]),
  );
  const appeals = listAppeals(deps, quiz.id).map((each) => ({ ...each, studentId: idOf(each.studentId) }));
  // The lines come last, so that they can be streamed.
  return {
    ...toQuizResultsHead({ ...told, rubrics, namesHidden, appeals, review: { ...review, rescored } }),
    results,
  };
}

/** Small results are read before the response begins, so that a disk fault still gets its status. */
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
