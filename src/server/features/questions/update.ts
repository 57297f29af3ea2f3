import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import {
  type CorrectDeps,
  type CorrectionFields,
  type CorrectionTerms,
  readCorrection,
  remark,
  seenOf,
} from './correction';
import { getQuestionFor } from './find';
import { storeImage } from './images';
import { withImage } from './read-valid';
import { writeChange } from './write-change';

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly question: Question;
}
type Changes = CorrectionFields & { readonly image?: Uint8Array | undefined };

/**
 * Updates the sent fields of a question. Once a student has started, only text, correct answer, marks and image may change: any
 * other real change throws 409, and existing marks are re-computed by the new key in the same commit, which can be undone. The
 * image stays unless another one or `removeImage` is sent. Discards the question's unfinished change.
 */
export const updateQuestion = (deps: CorrectDeps, asked: Asked & { input: Changes }): Promise<Question> =>
  changeQuestion(deps, asked, { policy: 'new' });

/** The same under the terms of a correction; throws 409 if the effect differs from the preview. */
export const applyCorrection = (
  deps: CorrectDeps,
  asked: Asked & { input: Changes & CorrectionTerms },
): Promise<Question> => changeQuestion(deps, asked, asked.input);

async function changeQuestion(
  deps: CorrectDeps,
  { teacher, quiz, question: before, input }: Asked & { input: Changes },
  terms: CorrectionTerms,
): Promise<Question> {
  const { draft, after } = readCorrection(deps, { quiz, question: before, input });
  const remarked = await remark(deps, { quiz, before, after, policy: terms.policy });
  const imageUrl = input.image ? await storeImage(deps, quiz.teacherId, input.image) : after.imageUrl;

  const saved = deps.inTransaction(() => {
    // While answers were marked and the image was stored, a student may have started or the question have changed.
    const now = getQuestionFor(deps, teacher, { questionId: before._id, needed: 'edit' });
    if (JSON.stringify(now.question) !== JSON.stringify(before)) return undefined;
    if (terms.seen !== undefined && remarked && terms.seen !== seenOf(deps, remarked)) {
      throw new DomainError('conflict', messages.correctionNotAsShown);
    }
    const change = { teacher, quiz, before, after: withImage(after, imageUrl), draft, remarked };
    return writeChange(deps, { ...change, policy: terms.policy });
  });
  if (saved) return saved;
  const now = getQuestionFor(deps, teacher, { questionId: before._id, needed: 'edit' });
  return changeQuestion(deps, { ...now, teacher, input }, terms);
}
