import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { richTextMessages } from '../../../shared/rich-text/messages';
import { uploadIdOf, uploadsNamedIn, uploadUrl } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { imagesIn } from '../../rules/rich-text/images';
import { refuseManyImages } from '../quizzes/ceilings';
import type { QuizRecord } from '../quizzes/find';
import { imagesStore } from './images-store';

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

/** Stores an image of a teacher; throws 409 if there are too many. */
export function storeImage(
  deps: Pick<Deps, 'db' | 'clock' | 'policy' | 'images'>,
  ownerId: OwnerId,
  image: Uint8Array,
): Promise<string> {
  refuseManyImages(deps, ownerId);
  return deps.images.store(image);
}

/**
 * Throws 400 for a text that names a missing image, unless the question named it before: a lost image must not block corrections.
 */
export function refuseMissingImages(deps: Pick<Deps, 'images'>, question: Question, before?: Question): void {
  const sentence = missingImageIn(deps, question, before);
  if (sentence !== undefined) throw new DomainError('invalid', sentence);
}

/** The sentence about the first missing image a text names; undefined if there is none. */
export function missingImageIn(
  { images }: Pick<Deps, 'images'>,
  question: Question,
  before?: Question,
): string | undefined {
  if (question.format === 'plain') return undefined;
  const known = new Set(before && textsOf(before).flatMap(([, text]) => idsIn(text)));
  for (const [place, text] of textsOf(question)) {
    const missing = idsIn(text).find((id) => !known.has(id) && !images.has(uploadUrl(id)));
    if (missing !== undefined) return richTextMessages.imageNotThere(place, missing);
  }
  return undefined;
}

const idsIn = (text: string): string[] => imagesIn(text).map(({ uploadId }) => uploadId);

/** Every text of a question that may show an image, by field. */
const textsOf = (question: Question): readonly (readonly [place: string, text: string])[] => [
  ['text', question.text],
  ['explanation', question.explanation ?? ''],
  ...questionTypeOf(question)
    .formattedTexts(question)
    .map((text) => ['options', text] as const),
];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes unreferenced images, a day after they were stored at the earliest: a question that is being saved does not name its
 * image yet. Deleted and unfinished questions, texts, quiz versions in use and corrections that can be undone count as
 * references.
 */
export async function removeOrphanImages({
  db,
  clock,
  images,
  log,
}: Pick<Deps, 'db' | 'clock' | 'images' | 'log'>): Promise<void> {
  const store = imagesStore(db);
  const shown = new Set([
    ...store.listShown.all({}).map(({ imageUrl }) => imageUrl),
    ...store.listTexts.all({}).flatMap(({ text }) => uploadsNamedIn(text).map(uploadUrl)),
  ]);
  const stored = await images.listStoredBefore(clock.wall() - DAY_MS);
  let removed = 0;
  for (const imageUrl of stored.filter((each) => !shown.has(each))) {
    // Each look-up reads all quiz versions; this lets requests in between.
    await nextTurn();
    // Texts name an image by its id, which is part of its address.
    const image = uploadIdOf(imageUrl) ?? imageUrl;
    if (store.findInVersion.get({ image }) || store.findInCorrection.get({ image })) continue;
    await images.remove(imageUrl);
    removed += 1;
  }
  if (removed > 0) log.info('orphan-images-removed', { count: removed });
}
