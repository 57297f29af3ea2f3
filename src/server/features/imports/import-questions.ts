import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import { IMPORT_MAXIMUM_BYTES, IMPORT_MAXIMUM_QUESTIONS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import type { ReadAs } from '../../../shared/import/read-as';
import type { ImportAnswer, ImportDecision, ReviewedQuestion } from '../../../shared/import/schema';
import type { Deps } from '../../deps';
import type { FileReading, QuestionFile } from '../../ports/question-files';
import type { Seen } from '../../rules/access/seen';
import { refuseStarted } from '../questions/find';
import { refuseManyQuestions, roomForQuestions } from '../quizzes/ceilings';
import type { QuizRecord } from '../quizzes/find';
import { notingPictures, picturesOf, previewPictures, storePictures } from './pictures';
import { problemsOf, reviewed, toReviewed } from './review';
import { storeImported } from './store-imported';

type ImportDeps = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'images' | 'inTransaction' | 'origins' | 'policy' | 'questionFiles'
>;

/** So few at once that a class that works meanwhile does not notice. */
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
 * Stores the questions of a file at the end of a quiz, those with problems as unfinished ones; a dry run says what would be
 * stored. All or nothing. Refuses a file in which there are no questions (400), too many of them, or of their pictures, and a quiz
 * that students have started (409), a file that is too large (413) or of a kind that cannot be read (415).
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
