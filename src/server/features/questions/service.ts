import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { type QuestionDraft, toDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { readQuestionRequest } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { getOwnQuiz, getQuestions, hasStarted, type QuizRecord } from '../quizzes/find';
import { questionsRepo } from './repo';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>;

/** The fields of a question as sent, and its image file if there is one. */
export interface QuestionRequest {
  readonly fields: unknown;
  readonly image?: Uint8Array;
}

/**
 * Adds a question at the end of an own quiz (404). Refuses what cannot be saved (400), a quiz that students have
 * started, one question or image too many (409), and an image that is too large (413) or no image (415), which is stored last.
 */
export async function createQuestion(
  deps: WriteDeps & Pick<Deps, 'images' | 'policy'>,
  teacher: Teacher,
  { fields, image }: QuestionRequest,
): Promise<Question> {
  const quiz = getOwnQuiz(deps, teacher, fieldOf(fields, 'quizId'));
  const draft = readValid(fields, quiz);
  refuseStarted(deps, quiz.id);
  refuseManyQuestions(deps, teacher, quiz.id);
  const imageUrl = image ? await storeImage(deps, teacher, image) : null;
  const question = withImage(toQuestion(draft, deps.ids.id(), imageUrl), imageUrl);
  return deps.inTransaction(() => {
    // A student may have started, or the quiz have changed, while the image was stored.
    refuseFirst(validateQuestion(draft, getOwnQuiz(deps, teacher, quiz.id)));
    refuseStarted(deps, quiz.id);
    refuseManyQuestions(deps, teacher, quiz.id);
    const repo = questionsRepo(deps.db);
    const owner = { quizId: quiz.id, teacherId: teacher.accountId };
    const position = (repo.findLastPosition.get(owner)?.position ?? -1) + 1;
    repo.insert.run({ ...toRow(question), questionId: question._id, quizId: quiz.id, position });
    return getQuestion(deps, quiz.id, question._id);
  });
}

/** Stores an image of a teacher, unless there are too many already (409). */
export function storeImage(
  deps: Pick<Deps, 'db' | 'clock' | 'policy' | 'images'>,
  teacher: Teacher,
  image: Uint8Array,
): Promise<string> {
  refuseManyImages(deps, teacher);
  return deps.images.store(image);
}

/**
 * Takes an own question out of its quiz (404); it can be restored. Refuses once a student has started, and the last
 * question of a published quiz (409).
 */
export function removeQuestion(
  deps: WriteDeps,
  teacher: Teacher,
  questionId: unknown,
  quizId: unknown,
): { message: string } {
  deps.inTransaction(() => {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    const { _id } = getQuestion(deps, quiz.id, questionId);
    refuseStarted(deps, quiz.id);
    if (quiz.isPublished && getQuestions(deps, quiz.id).length === 1) {
      throw new DomainError('conflict', messages.publishedNeedsQuestion);
    }
    setDeletedAt(deps, teacher, _id, deps.clock.now());
  });
  return { message: messages.questionDeleted };
}

/** Puts a deleted question back where it was (404); refuses once a student has started (409). Again = the same answer. */
export function restoreQuestion(
  deps: WriteDeps,
  teacher: Teacher,
  questionId: unknown,
  quizId: unknown,
): Question {
  return deps.inTransaction(() => {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    const found = findOwn(deps, teacher, questionId);
    if (found?.quizId !== quiz.id) throw new DomainError('not_found', messages.questionNotFound);
    if (found.deletedAt === null) return getQuestion(deps, quiz.id, found.questionId);
    refuseStarted(deps, quiz.id);
    setDeletedAt(deps, teacher, found.questionId, null);
    const question = getQuestion(deps, quiz.id, found.questionId);
    // The quiz may have got question timers since.
    refuseFirst(validateQuestion(toDraft(question), quiz));
    return question;
  });
}

/** The request as a draft that can be saved in this quiz; with `before`, missing fields stay as they are (400). */
export function readValid(fields: unknown, quiz: QuizRecord, before?: QuestionDraft): QuestionDraft {
  const draft = readQuestionRequest(fields, before);
  refuseFirst(validateQuestion(draft, quiz));
  return draft;
}

/** The image a question shows and its description, which without an image describes nothing. */
export const withImage = (question: Question, imageUrl: string | null): Question => ({
  ...question,
  imageUrl,
  imageAlt: imageUrl === null ? null : question.imageAlt,
});

/** The columns of a question that its request fills. */
export const toRow = (question: Question) => ({
  ...question,
  partialCredit: question.type === 'msq' && question.partialCredit,
});

/** Refuses what changes the structure of the questions once a student has started (409). */
export function refuseStarted(deps: Pick<Deps, 'db'>, quizId: string): void {
  if (hasStarted(deps, quizId)) throw new DomainError('conflict', messages.attemptsFreezeQuestions);
}

/** An own question, deleted or not, and the quiz it is in. */
function findOwn({ db }: Pick<Deps, 'db'>, { accountId }: Teacher, questionId: unknown) {
  if (typeof questionId !== 'string') return undefined;
  const found = questionsRepo(db).findOwn.get({ questionId, teacherId: accountId });
  return found && { ...found, questionId };
}

/** An own question that is not deleted, and its quiz (404). */
export function getOwnQuestion(deps: Pick<Deps, 'db'>, teacher: Teacher, questionId: unknown) {
  const found = findOwn(deps, teacher, questionId);
  if (!found) throw new DomainError('not_found', messages.questionNotFound);
  const quiz = getOwnQuiz(deps, teacher, found.quizId);
  return { quiz, question: getQuestion(deps, quiz.id, questionId) };
}

/** A question of a quiz that is not deleted (404). */
export function getQuestion(deps: Pick<Deps, 'db'>, quizId: string, questionId: unknown): Question {
  const question = getQuestions(deps, quizId).find(({ _id }) => _id === questionId);
  if (!question) throw new DomainError('not_found', messages.questionNotFound);
  return question;
}

/** Deletes a question or, with null, restores it; both leave a line in the audit log. */
function setDeletedAt(
  deps: WriteDeps,
  { accountId }: Teacher,
  questionId: string,
  deletedAt: number | null,
): void {
  questionsRepo(deps.db).setDeletedAt.run({ questionId, teacherId: accountId, deletedAt });
  recordAudit(deps.db, {
    at: deps.clock.now(),
    actorId: accountId,
    action: deletedAt === null ? 'question-restore' : 'question-deletion',
    subject: questionId,
  });
}
