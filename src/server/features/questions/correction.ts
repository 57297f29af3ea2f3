import type { CorrectionPolicy } from '../../../shared/constants';
import { correctionEffect } from '../../../shared/marking/correction-effect';
import type { CorrectionPreview } from '../../../shared/marking/schema';
import { toDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { QuestionFields } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { changesFrozenParts, changesMarking } from '../../../shared/quiz/frozen';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type Remarked, remarkQuestion } from '../marking/evaluation/remark';
import { effectAsShown } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { refuseStarted } from './find';
import { refuseMissingImages } from './images';
import { readValid } from './read-valid';

export type CorrectDeps = Pick<Deps, 'db' | 'images' | 'inTransaction' | 'ids' | 'policy'> &
  Parameters<typeof remarkQuestion>[0];

export type CorrectionFields = QuestionFields & { readonly removeImage?: boolean | undefined };

/** How a correction treats existing marks, and the effect the teacher was shown, if any. */
export interface CorrectionTerms {
  readonly policy: CorrectionPolicy;
  readonly seen?: string | undefined;
}

/** The corrected question from a request, and its validated draft (400, 409). */
export function readCorrection(
  deps: Pick<Deps, 'db' | 'images'>,
  { quiz, question, input }: { quiz: Seen<QuizRecord, 'edit'>; question: Question; input: CorrectionFields },
) {
  const draft = readValid(input, quiz, toDraft(question));
  const after = toQuestion(draft, question._id, input.removeImage ? null : question.imageUrl);
  refuseMissingImages(deps, after, question);
  refuseFrozen(deps, quiz, question, after);
  return { draft, after };
}

/** The re-computed marks; null if the change does not affect them. */
export async function remark(
  deps: CorrectDeps,
  change: { quiz: Seen<QuizRecord, 'edit'>; before: Question; after: Question; policy: CorrectionPolicy },
): Promise<Remarked | null> {
  const { quiz, before, after, policy } = change;
  if (!changesMarking(before, after)) return null;
  return remarkQuestion(deps, { quizId: quiz.id, after, correction: { policy, before } });
}

/** Fingerprint of the correction's effect, so that only the previewed effect is applied. */
export const seenOf = ({ ids }: Pick<Deps, 'ids'>, remarked: Remarked): string =>
  ids.hash(JSON.stringify(remarked.effect()));

/** Throws 409 for changes beyond a correction once a student has started. */
export function refuseFrozen(
  deps: Pick<Deps, 'db'>,
  quiz: Seen<QuizRecord, 'edit'>,
  before: Question,
  after: Question,
): void {
  if (changesFrozenParts(before, after)) refuseStarted(deps, quiz.id);
}

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
