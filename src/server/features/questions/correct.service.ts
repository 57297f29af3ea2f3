import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { toDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { changesFrozenParts, changesMarking } from '../../../shared/quiz/frozen';
import type { Deps } from '../../deps';
import { type Remarked, remarkQuestion } from '../evaluation/remark';
import { hasStarted, type QuizRecord } from '../quizzes/find';
import { recordCorrection } from './correction-record.service';
import { questionsRepo } from './repo';
import {
  getOwnQuestion,
  getQuestion,
  type QuestionRequest,
  readValid,
  refuseStarted,
  storeImage,
  toRow,
  withImage,
} from './service';

export type CorrectDeps = Pick<Deps, 'db' | 'images' | 'inTransaction' | 'ids' | 'policy'> &
  Parameters<typeof remarkQuestion>[0];

/** How marks that were given already are treated, and what the teacher was shown of it, if anything. */
export interface CorrectionTerms {
  readonly policy: CorrectionPolicy;
  readonly seen?: string;
}

/**
 * Changes the fields that are sent of an own question (404). Once a student has started, only text, correct answer,
 * marks and image can be corrected: a real change of anything else is refused (409), and marks given already are
 * worked out anew with the same commit, by the terms of the correction, which can be undone. Refuses (409) marks that are
 * not those the teacher was shown. The image stays unless another one or `removeImage` = 'true' is sent. The body is read
 * once the question is found, since 404 comes before 400.
 */
export async function updateQuestion(
  deps: CorrectDeps,
  teacher: Teacher,
  questionId: unknown,
  readRequest: () => Promise<QuestionRequest>,
  terms: CorrectionTerms = { policy: 'new' },
): Promise<Question> {
  const { quiz, question: before } = getOwnQuestion(deps, teacher, questionId);
  const request = await readRequest();
  const { draft, after } = readCorrection(deps, quiz, before, request.fields);
  const remarked = await remark(deps, quiz, { before, after, policy: terms.policy });
  const imageUrl = request.image ? await storeImage(deps, teacher, request.image) : after.imageUrl;

  const saved = deps.inTransaction(() => {
    // While answers were marked and the image was stored, a student may have started or somebody changed the question.
    const now = getOwnQuestion(deps, teacher, before._id);
    if (JSON.stringify(now.question) !== JSON.stringify(before)) return undefined;
    refuseFirst(validateQuestion(draft, now.quiz));
    refuseFrozen(deps, quiz, before, after);
    if (terms.seen !== undefined && remarked && terms.seen !== seenOf(deps, remarked)) {
      throw new DomainError('conflict', messages.correctionNotAsShown);
    }
    const write = () => {
      const owner = { questionId: before._id, teacherId: teacher.accountId };
      questionsRepo(deps.db).save.run({ ...toRow(withImage(after, imageUrl)), ...owner });
      remarked?.write();
      return getQuestion(deps, quiz.id, before._id);
    };
    if (!remarked || !hasStarted(deps, quiz.id)) return write();
    return recordCorrection(deps, { teacher, quizId: quiz.id, before, policy: terms.policy, write });
  });
  return saved ?? updateQuestion(deps, teacher, questionId, async () => request, terms);
}

/** The question that a request makes of another, and the draft it is checked by (400, 409). */
export function readCorrection(deps: Pick<Deps, 'db'>, quiz: QuizRecord, before: Question, fields: unknown) {
  const draft = readValid(fields, quiz, toDraft(before));
  const after = toQuestion(draft, before._id, keptImage(fields, before));
  refuseFrozen(deps, quiz, before, after);
  return { draft, after };
}

/** The marks of the question worked out anew; null where the change does not touch them. */
export async function remark(
  deps: CorrectDeps,
  quiz: QuizRecord,
  { before, after, policy }: { before: Question; after: Question; policy: CorrectionPolicy },
): Promise<Remarked | null> {
  if (!changesMarking(before, after)) return null;
  return remarkQuestion(deps, { quizId: quiz.id, after, correction: { policy, before } });
}

/** Names what a correction does, so that nothing else is applied than what was shown. */
export const seenOf = ({ ids }: Pick<Deps, 'ids'>, remarked: Remarked): string =>
  ids.hash(JSON.stringify(remarked.effect()));

function keptImage(fields: unknown, { imageUrl }: Question): string | null {
  const removeImage = fieldOf(fields, 'removeImage');
  return removeImage === 'true' || removeImage === true ? null : imageUrl;
}

function refuseFrozen(deps: Pick<Deps, 'db'>, quiz: QuizRecord, before: Question, after: Question): void {
  if (changesFrozenParts(before, after)) refuseStarted(deps, quiz.id);
}
