import type { Teacher } from '../../../shared/actor';
import { QUESTION_ID } from '../../../shared/constants';
import { DomainError, type Issue } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { type QuestionDraft, toDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { changesMarking } from '../../../shared/quiz/frozen';
import type { Quiz } from '../../../shared/quiz/schema';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { readKeptDraft, toKeptDraft } from '../../rules/question/kept-draft';
import { readQuestionRequest } from '../../rules/question/read-request';
import { getAgain } from '../quizzes/access';
import { refuseManyQuestions } from '../quizzes/ceilings';
import { hasStarted, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { type CorrectionFields, refuseFrozen } from './correction';
import { findWritten, isTaken, refuseStarted, type Written } from './find';
import { storeFinished } from './finish-drafts';
import { refuseMissingImages, storeImage } from './images';
import { placeBelow, refuseUnknown } from './place';
import { keepDraft } from './store';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction' | 'images' | 'policy'>;

/** The written question: an existing one, or a new one below another with an id from the page. */
export interface WritePlace {
  readonly questionId: string;
  readonly newId: string;
  readonly after: string;
}

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly place: WritePlace;
  readonly input: CorrectionFields & { readonly image?: Uint8Array | undefined };
}

interface Answer {
  _id: string;
  isFinished: boolean;
  issues: Issue[];
  quiz: Quiz;
}

/**
 * Saves a question as typed: stored once complete, until then kept as a draft, beside the stored one if it changes that.
 * Idempotent. Throws 400 for values no draft can hold; 409 for anything but text and image once a student has started, and for
 * too many questions or images; 413 for a too large image, 415 for no image.
 */
export async function writeQuestion(deps: WriteDeps, asked: Asked): Promise<Answer> {
  const { input } = asked;
  decide(deps, asked);
  const stored = input.image ? await storeImage(deps, asked.quiz.teacherId, input.image) : undefined;
  return deps.inTransaction(() => {
    // While the image was stored, a student may have started or the question have been written or deleted.
    const quiz = getAgain(deps, asked.quiz);
    const decided = decide(deps, { ...asked, quiz });
    const imageUrl = stored ?? decided.imageUrl;
    save(deps, { quiz, after: asked.place.after }, { ...decided, imageUrl });
    const { _id, issues } = decided;
    return {
      _id,
      isFinished: issues.length === 0,
      issues,
      quiz: getChangedQuiz(deps, asked.teacher, quiz.id),
    };
  });
}

interface Decided {
  readonly _id: string;
  readonly written: Written | undefined;
  readonly draft: QuestionDraft;
  readonly imageUrl: string | null;
  readonly issues: Issue[];
}

/** The outcome of a request for a question, or its refusal (404, 400, 409). */
function decide(deps: WriteDeps, { quiz, place, input }: Asked): Decided {
  const written = findPlaced(deps, quiz.id, place);
  const draft = readQuestionRequest(input, written && draftOf(written));
  const _id = place.questionId || place.newId;
  if (!written && !QUESTION_ID.test(_id)) throw new DomainError('invalid', fieldInvalid('newId'));
  const issues = validateQuestion(draft, quiz);
  if (issues.length === 0) refuseMissingImages(deps, toQuestion(draft, _id, null), written?.question);
  const shown = (written?.kept ?? written?.question)?.imageUrl ?? null;
  const imageUrl = input.removeImage ? null : shown;
  if (!written?.question) refuseStarted(deps, quiz.id);
  else refuseCorrection(deps, quiz, { before: written.question, draft, isFinished: issues.length === 0 });
  if (!written) refuseManyQuestions(deps, quiz.teacherId, quiz.id);
  return { _id, written, draft, imageUrl, issues };
}

/**
 * The question or draft named by a request; undefined for a new one. Throws 404 if it is deleted or in
 * another quiz.
 */
export function findPlaced(
  deps: Pick<Deps, 'db'>,
  quizId: string,
  { questionId, newId, after }: WritePlace,
): Written | undefined {
  const id = questionId || newId;
  const written = findWritten(deps, quizId, id);
  if (written) return written;
  if (questionId !== '' || isTaken(deps, id)) throw new DomainError('not_found', refusals.questionNotFound);
  refuseUnknown(deps, { quizId, after });
  return undefined;
}

function draftOf({ kept, question }: Written): QuestionDraft | undefined {
  if (kept) return readKeptDraft(kept.draft);
  return question && toDraft(question);
}

/** Once a student has started, only text and image are saved here; changes of marks need the preview. */
function refuseCorrection(
  deps: Pick<Deps, 'db'>,
  quiz: Seen<QuizRecord, 'edit'>,
  { before, draft, isFinished }: { before: Question; draft: QuestionDraft; isFinished: boolean },
): void {
  const after = toQuestion(draft, before._id, before.imageUrl);
  refuseFrozen(deps, quiz, before, after);
  if (isFinished && changesMarking(before, after) && hasStarted(deps, quiz.id)) {
    throw new DomainError('conflict', messages.correctionNeedsPreview);
  }
}

function save(
  deps: WriteDeps,
  { quiz: { id: quizId, teacherId }, after }: { quiz: Seen<QuizRecord, 'edit'>; after: string },
  { _id, written, draft, imageUrl, issues }: Decided,
): void {
  const isStored = written?.question !== undefined;
  const position = isStored ? null : (written?.kept?.position ?? placeBelow(deps, { quizId, after }));
  if (issues.length === 0) {
    const question = toQuestion(draft, _id, imageUrl);
    storeFinished(deps, { teacherId, quizId }, { question, position });
    return;
  }
  const updatedAt = deps.clock.now();
  keepDraft(deps.db, { id: _id, quizId, position, draft: toKeptDraft(draft), imageUrl, updatedAt });
}
