import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { uploadIdOf } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { storeImage } from './create';

/**
 * Stores an image for a quiz's texts, which reference it as `![description](uploadId)`; unreferenced images are deleted after a
 * day. Throws 400 without a file, 409 for too many images, 413 if too large, 415 if unreadable.
 */
export async function uploadImage(
  deps: Pick<Deps, 'db' | 'clock' | 'policy' | 'images'>,
  { quiz, input }: { quiz: Seen<QuizRecord, 'edit'>; input: { image?: Uint8Array | undefined } },
): Promise<{ uploadId: string; imageUrl: string }> {
  if (!input.image) throw new DomainError('invalid', fieldInvalid('image'));
  const imageUrl = await storeImage(deps, quiz.teacherId, input.image);
  const uploadId = uploadIdOf(imageUrl);
  if (uploadId === undefined) throw new Error('An image was stored under a name that no text can hold.');
  return { uploadId, imageUrl };
}
