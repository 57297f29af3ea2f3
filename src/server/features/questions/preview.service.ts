import type { Teacher } from '../../../shared/actor';
import { CORRECTION_POLICIES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import { correctionEffect } from '../../../shared/marking/correction-effect';
import { type CorrectionPreview, correctionPreviewSchema } from '../../../shared/marking/schema';
import { fieldInvalid } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { type CorrectDeps, readCorrection, remark, seenOf } from './correct.service';
import { getOwnQuestion } from './service';

/**
 * What a correction of an own question (404) would do to the marks given already; nothing is written. Refuses what could
 * not be saved (400, 409).
 */
export async function previewCorrection(
  deps: CorrectDeps,
  teacher: Teacher,
  fields: unknown,
): Promise<CorrectionPreview> {
  const { quiz, question: before } = getOwnQuestion(deps, teacher, fieldOf(fields, 'questionId'));
  const policy = readPolicy(fields);
  const { after } = readCorrection(deps, quiz, before, fields);
  const remarked = await remark(deps, quiz, { before, after, policy });
  const effect = remarked?.effect() ?? { ...correctionEffect([]), isReleased: false };
  return correctionPreviewSchema.parse({ ...effect, policy, seen: remarked ? seenOf(deps, remarked) : '' });
}

/** The policy that a request names; the new key only without one (400 for an unknown one). */
export function readPolicy(fields: unknown): CorrectionPolicy {
  const policy = fieldOf(fields, 'policy');
  if (policy === undefined) return 'new';
  const known = CORRECTION_POLICIES.find((each) => each === policy);
  if (!known) throw new DomainError('invalid', fieldInvalid('policy'));
  return known;
}
