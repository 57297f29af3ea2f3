import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { inQuestion } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { type QuestionFields, questionFieldsSchema } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { refuseManyQuestions } from '../quizzes/ceilings';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { addQuestions } from './add';
import { getQuestion, refuseStarted } from './find';
import { refuseMissingImages, storeImage } from './images';
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

/**
 * Appends several questions to a quiz, all or none, and returns the quiz. Throws 400 with the number of the first invalid
 * question, 409 for a started quiz or too many questions.
 */
export function createQuestions(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'images' | 'policy'>,
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    input: { questions: readonly QuestionFields[] };
  },
): Quiz {
  const { teacher, quiz, input } = asked;
  const drafts = input.questions.map((fields, at) => readNumbered(deps, { fields, quiz, number: at + 1 }));
  refuseStarted(deps, quiz.id);
  const questions = drafts.map((draft) => toQuestion(draft, deps.ids.id(), null));
  addQuestions(deps, { ownerId: quiz.teacherId, quizId: quiz.id, questions });
  return getChangedQuiz(deps, teacher, quiz.id);
}

function readNumbered(
  deps: Pick<Deps, 'images'>,
  { fields, quiz, number }: { fields: QuestionFields; quiz: Seen<QuizRecord, 'edit'>; number: number },
): QuestionDraft {
  try {
    const draft = readValid(parseInput(questionFieldsSchema, fields), quiz);
    refuseMissingImages(deps, toQuestion(draft, '', null));
    return draft;
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.kind, inQuestion(number, error.message));
    throw error;
  }
}
