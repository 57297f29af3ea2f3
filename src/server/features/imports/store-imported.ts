import type { Teacher } from '../../../shared/actor';
import type { ImportFormat } from '../../../shared/import/formats';
import type { ImportedQuestion } from '../../../shared/import/imported';
import { importNotes } from '../../../shared/import/messages';
import type { ImportAnswer } from '../../../shared/import/schema';
import { toQuestion } from '../../../shared/question/from-draft';
import { poolProblem } from '../../../shared/quiz/pools';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { withPictures } from '../../rules/import/placed-pictures';
import { addWritten } from '../questions/add';
import { joinFamilyOfFile } from '../questions/family';
import { refuseStarted } from '../questions/find';
import { withImage } from '../questions/read-valid';
import { getQuizFor } from '../quizzes/access';
import { getQuestions, getQuizById } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { setPools } from '../quizzes/set-pools';
import { toPools } from '../quizzes/views';
import { uploadIdsOf } from './pictures';
import { problemsOf, toReviewed } from './review';
import { addTags } from './store';

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'images' | 'origins' | 'policy'>;

interface Asked {
  readonly teacher: Teacher;
  readonly quizId: string;
  readonly format: ImportFormat;
  readonly questions: readonly ImportedQuestion[];
  /** The addresses of the pictures that were stored, by their names in the file. */
  readonly images: ReadonlyMap<string, string>;
}

type Stored = Required<Pick<ImportAnswer, 'questions' | 'stored' | 'unfinished' | 'questionIds' | 'quiz'>>;

/** Writes an imported file into a quiz; call inside a transaction. Throws 404 or 409 if the quiz changed meanwhile. */
export function storeImported(deps: StoreDeps, asked: Asked): Stored {
  const { teacher, quizId, format, questions, images } = asked;
  const quiz = getQuizById(deps, quizId);
  refuseStarted(deps, quizId);
  const uploads = uploadIdsOf(images);
  const written = questions.map((question) => {
    const placed = { ...question, draft: withPictures(question.draft, uploads) };
    return { question: placed, _id: deps.ids.id(), problems: problemsOf(deps, placed, quiz) };
  });
  const added = written.map(({ question: { draft, picture, problems: ofFile }, _id, problems }) => {
    const imageUrl = (picture !== undefined && images.get(picture)) || null;
    if (problems.length > 0) return { _id, draft, imageUrl, problems: ofFile };
    return { question: withImage(toQuestion(draft, _id, imageUrl), imageUrl) };
  });
  addWritten(deps, { ownerId: quiz.teacherId, quizId, added });
  for (const { _id: to, question } of written) {
    addTags(deps.db, to, question.tags);
    const from = question.origin === undefined ? undefined : deps.origins.read(question.origin);
    if (from !== undefined) joinFamilyOfFile(deps, { from, to, quizId });
  }
  const stored = written.map(({ _id, question: { pool } }) => ({ _id, pool }));
  const havePools = addPools(deps, { teacher, quizId, stored });
  const unfinished = written.filter(({ problems }) => problems.length > 0).length;
  const counts = { stored: written.length - unfinished, unfinished };
  const act = { at: deps.clock.now(), actorId: teacher.accountId, action: 'import', subject: quizId };
  recordAudit(deps.db, { ...act, after: { format, ...counts } });
  return {
    ...counts,
    questions: written.map(({ question, problems }) =>
      toReviewed(havePools ? question : withoutPool(question), problems),
    ),
    questionIds: written.map(({ _id }) => _id),
    quiz: getChangedQuiz(deps, teacher, quizId),
  };
}

interface StoredQuestions {
  readonly _id: string;
  readonly pool: ImportedQuestion['pool'];
}

/**
 * Adds the pools of imported questions to the quiz and returns whether it did: a published quiz gets no pool that cannot be drawn
 * from.
 */
function addPools(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { teacher, quizId, stored }: { teacher: Teacher; quizId: string; stored: readonly StoredQuestions[] },
): boolean {
  const byName = Map.groupBy(
    stored.filter(({ pool }) => pool !== undefined),
    ({ pool }) => pool?.name ?? '',
  );
  if (byName.size === 0) return true;
  const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
  const added = [...byName].map(([name, questions]) => ({
    ...{
      _id: deps.ids.id(),
      name,
      draw: Math.min(questions[0]?.pool?.draw ?? 1, questions.length),
    },
    questionIds: questions.map(({ _id }) => _id),
  }));
  const pools = [...toPools(quiz), ...added];
  if (quiz.isPublished && poolProblem(pools, getQuestions(deps, quizId)) !== null) return false;
  setPools(deps, { teacher, quiz, input: { pools } });
  return true;
}

const withoutPool = (question: ImportedQuestion): ImportedQuestion =>
  question.pool ? { ...question, notes: [...question.notes, importNotes.poolLeft] } : question;
