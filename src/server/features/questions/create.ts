import { refuseFirst } from '../../../shared/errors';
import { toQuestion } from '../../../shared/question/from-draft';
import type { QuestionFields } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { addQuestions } from './add';
import { getQuestion, refuseStarted } from './find';
import { refuseMissingImages } from './named-images';
import { readValid, withImage } from './read-valid';

/**
 * Appends a question to a quiz. Throws 400 if invalid, 409 for a started quiz or too many questions or images, 413 for a too
 * large image, 415 for no image; the image is stored last.
 */
export async function createQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction' | 'images' | 'policy'>,
  asked: { quiz: Seen<QuizRecord, 'edit'>; input: QuestionFields & { image?: Uint8Array | undefined } },
): Promise<Question> {
  const { quiz, input } = asked;
  const draft = readValid(input, quiz);
  refuseMissingImages(deps, toQuestion(draft, '', null));
  refuseStarted(deps, quiz.id);
  refuseManyQuestions(deps, quiz.teacherId, quiz.id);
  const imageUrl = input.image ? await storeImage(deps, quiz.teacherId, input.image) : null;
  const question = withImage(toQuestion(draft, deps.ids.id(), imageUrl), imageUrl);
  return deps.inTransaction(() => {
    // While the image was stored, a student may have started or the quiz have changed.
    refuseFirst(validateQuestion(draft, getQuizById(deps, quiz.id)));
    refuseStarted(deps, quiz.id);
    addQuestions(deps, { ownerId: quiz.teacherId, quizId: quiz.id, questions: [question] });
    return getQuestion(deps, quiz.id, question._id);
  });
}

/** Stores an image of a teacher; throws 409 if there are too many. */
export function storeImage(
  deps: Pick<Deps, 'db' | 'clock' | 'policy' | 'images'>,
  ownerId: OwnerId,
  image: Uint8Array,
): Promise<string> {
  refuseManyImages(deps, ownerId);
  return deps.images.store(image);
}
