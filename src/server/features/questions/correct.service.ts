import type { Teacher } from '../../../shared/actor';
import { refuseFirst } from '../../../shared/errors';
import { fieldOf } from '../../../shared/parse';
import { toDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { changesFrozenParts, changesMarking } from '../../../shared/quiz/frozen';
import type { Deps } from '../../deps';
import { remarkQuestion } from '../evaluation/service';
import type { QuizRecord } from '../quizzes/service';
import { questionsRepo } from './repo';
import {
  getOwnQuestion,
  getQuestion,
  type QuestionRequest,
  readValid,
  refuseStarted,
  withImage,
} from './service';

type UpdateDeps = Pick<Deps, 'db' | 'images' | 'inTransaction'> & Parameters<typeof remarkQuestion>[0];

/**
 * Changes the fields that are sent of an own question (404). Once a student has started, only text, correct answer,
 * marks and image can be corrected: a real change of anything else is refused (409), and marks given already are
 * worked out anew with the same commit. The image stays unless another one or `removeImage` = 'true' is sent.
 * The body is read once the question is found, since 404 comes before 400.
 */
export async function updateQuestion(
  deps: UpdateDeps,
  teacher: Teacher,
  questionId: unknown,
  readRequest: () => Promise<QuestionRequest>,
): Promise<Question> {
  const { quiz, question: before } = getOwnQuestion(deps, teacher, questionId);
  const request = await readRequest();
  const draft = readValid(request.fields, quiz, toDraft(before));
  const after = toQuestion(draft, before._id, keptImage(request.fields, before));
  refuseFrozen(deps, quiz, before, after);
  const writeMarks = changesMarking(before, after)
    ? await remarkQuestion(deps, { quizId: quiz.id, after })
    : () => {};
  const imageUrl = request.image ? await deps.images.store(request.image) : after.imageUrl;

  const saved = deps.inTransaction(() => {
    // While answers were marked and the image was stored, a student may have started or somebody changed the question.
    const now = getOwnQuestion(deps, teacher, before._id);
    if (JSON.stringify(now.question) !== JSON.stringify(before)) return undefined;
    refuseFirst(validateQuestion(draft, now.quiz));
    refuseFrozen(deps, quiz, before, after);
    const owner = { questionId: before._id, teacherId: teacher.accountId };
    questionsRepo(deps.db).save.run({ ...withImage(after, imageUrl), ...owner });
    writeMarks();
    return getQuestion(deps, quiz.id, before._id);
  });
  return saved ?? updateQuestion(deps, teacher, questionId, async () => request);
}

function keptImage(fields: unknown, { imageUrl }: Question): string | null {
  const removeImage = fieldOf(fields, 'removeImage');
  return removeImage === 'true' || removeImage === true ? null : imageUrl;
}

function refuseFrozen(deps: Pick<Deps, 'db'>, quiz: QuizRecord, before: Question, after: Question): void {
  if (changesFrozenParts(before, after)) refuseStarted(deps, quiz.id);
}
