import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import { IMPORT_MAXIMUM_BYTES, IMPORT_MAXIMUM_QUESTIONS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { ImportFormat } from '../../../shared/import/formats';
import { importMessages, importNotes } from '../../../shared/import/messages';
import type { ReadAs } from '../../../shared/import/read-as';
import type { ImportAnswer, ImportDecision, ReviewedQuestion } from '../../../shared/import/schema';
import { toQuestion } from '../../../shared/question/from-draft';
import { poolProblem } from '../../../shared/quiz/pools';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { FileReading, QuestionFile } from '../../ports/question-files';
import type { Seen } from '../../rules/access/seen';
import type { ImportedQuestion } from '../../rules/import/imported';
import { withPictures } from '../../rules/import/placed-pictures';
import { addWritten } from '../questions/add';
import { joinFamilyOfFile } from '../questions/family';
import { refuseStarted } from '../questions/find';
import { withImage } from '../questions/read-valid';
import { getQuizFor } from '../quizzes/access';
import { refuseManyQuestions, roomForQuestions } from '../quizzes/ceilings';
import { getQuestions, getQuizById, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { setPools } from '../quizzes/set-pools';
import { toPools } from '../quizzes/views';
import { notingPictures, picturesOf, previewPictures, storePictures, uploadIdsOf } from './pictures';
import { problemsOf, reviewed, toReviewed } from './review';
import { addTags } from './store';

type ImportDeps = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'images' | 'inTransaction' | 'origins' | 'policy' | 'questionFiles'
>;

/** Small enough batches not to delay a class. */
const REVIEWED_AT_ONCE = 200;

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly input: {
    readonly file?: QuestionFile | undefined;
    readonly text?: string | undefined;
    readonly dryRun?: boolean | undefined;
    readonly review?: readonly ImportDecision[] | undefined;
    readonly as?: ReadAs | undefined;
  };
}

/**
 * Appends the questions of a file to a quiz, those with problems as unfinished ones, all or nothing; a dry
 * run previews the result. Throws 400 for a file without questions or with too many, or too many pictures;
 * 409 for a started quiz; 413 for a too large file; 415 for an unsupported kind.
 */
export async function importQuestions(
  deps: ImportDeps,
  { teacher, quiz, input }: Asked,
): Promise<ImportAnswer> {
  const { format, choices, skipped, pictures, questions: found } = await readFile(deps, input);
  const kept = reviewed(found, input.review);
  refuseStarted(deps, quiz.id);
  const names = picturesOf(kept);
  const answer = { format, skipped: [...skipped] };
  if (input.dryRun) {
    const previews = await previewPictures(deps, { names, pictures });
    const questions: ReviewedQuestion[] = [];
    for (const [at, question] of notingPictures(kept, previews).entries()) {
      if (at % REVIEWED_AT_ONCE === 0) await nextTurn();
      questions.push(toReviewed(question, problemsOf(deps, question, quiz)));
    }
    const room = roomForQuestions(deps, quiz.teacherId, quiz.id);
    const nothing = { room, stored: 0, unfinished: 0, questionIds: [] };
    return {
      ...{ ...answer, questions, pictures: Object.fromEntries(previews), ...nothing },
      ...(choices && { choices }),
    };
  }
  refuseManyQuestions(deps, quiz.teacherId, quiz.id, kept.length);
  const images = await storePictures(deps, { ownerId: quiz.teacherId, names, pictures });
  const questions = notingPictures(kept, images);
  return deps.inTransaction(() => {
    const stored = storeImported(deps, { teacher, quizId: quiz.id, format, questions, images });
    return { ...answer, ...stored, pictures: {} };
  });
}

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'images' | 'origins' | 'policy'>;

interface ToStore {
  readonly teacher: Teacher;
  readonly quizId: string;
  readonly format: ImportFormat;
  readonly questions: readonly ImportedQuestion[];
  /** The addresses of the stored pictures, by name in the file. */
  readonly images: ReadonlyMap<string, string>;
}

type StoredFile = Required<
  Pick<ImportAnswer, 'questions' | 'stored' | 'unfinished' | 'questionIds' | 'quiz'>
>;

/**
 * Writes an imported file into a quiz; call inside a transaction. Throws 404 or 409 if the quiz has changed
 * since.
 */
function storeImported(deps: StoreDeps, asked: ToStore): StoredFile {
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

function fileOf({ file, text }: Asked['input']): QuestionFile {
  const sent = file ?? (text === undefined ? undefined : { name: '', bytes: new TextEncoder().encode(text) });
  if (!sent) throw new DomainError('invalid', importMessages.nothingSent);
  if (sent.bytes.byteLength > IMPORT_MAXIMUM_BYTES)
    throw new DomainError('too_large', importMessages.fileTooLarge);
  return sent;
}

async function readFile(
  { questionFiles }: Pick<Deps, 'questionFiles'>,
  input: Asked['input'],
): Promise<FileReading> {
  const reading = await questionFiles.read(fileOf(input), input.as);
  const count = reading.questions.length;
  if (count > IMPORT_MAXIMUM_QUESTIONS)
    throw new DomainError('invalid', importMessages.tooManyQuestions(IMPORT_MAXIMUM_QUESTIONS));
  if (count > 0) return reading;
  const [first] = reading.skipped;
  const sentence = first
    ? importMessages.nothingReadBut(first.line, first.reason)
    : importMessages.nothingRead;
  throw new DomainError('invalid', sentence);
}
