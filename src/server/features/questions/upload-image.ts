import type { Seen } from '../../../shared/access/seen';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { uploadIdOf } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { storeImage } from './create';

/**
 * Stores an image for the texts of a quiz, which name it as `![what it shows](uploadId)`; one that none of them names is deleted
 * a day later. Refuses what is no file (400), one image too many (409), and one that is too large (413) or unreadable (415).
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
