import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import { correctionEffect } from '../../../shared/marking/correction-effect';
import type { CorrectionPreview } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import type { Seen } from '../../rules/access/seen';
import { effectAsShown } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { type CorrectDeps, type CorrectionFields, readCorrection, remark, seenOf } from './correction';

/** Previews the effect of a correction on existing marks; writes nothing. Throws 400 and 409 as the correction would. */
export async function previewCorrection(
  deps: CorrectDeps,
  asked: {
    quiz: Seen<QuizRecord, 'edit'>;
    question: Question;
    input: CorrectionFields & { policy: CorrectionPolicy };
  },
): Promise<CorrectionPreview> {
  const { quiz, question: before } = asked;
  const { policy } = asked.input;
  const { after } = readCorrection(deps, asked);
  const remarked = await remark(deps, { quiz, before, after, policy });
  const effect = remarked?.effect() ?? { ...correctionEffect([]), isReleased: false };
  return { ...effectAsShown(deps, quiz, effect), policy, seen: remarked ? seenOf(deps, remarked) : '' };
}
