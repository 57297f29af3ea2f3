import { setImmediate as nextTurn } from 'node:timers/promises';
import { uploadIdOf, uploadsNamedIn, uploadUrl } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import { imagesStore } from './images-store';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the images that nothing refers to any more, a day after they were stored at the earliest: a question that is
 * just being saved does not yet name its image. What a deleted quiz or question, an unfinished one, a text, a quiz version that somebody started on, or a
 * correction that can be undone shows is kept.
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
    // Each reads all quiz versions: requests come in between.
    await nextTurn();
    // Texts name it by its id, which its address has in it.
    const image = uploadIdOf(imageUrl) ?? imageUrl;
    if (store.findInVersion.get({ image }) || store.findInCorrection.get({ image })) continue;
    await images.remove(imageUrl);
    removed += 1;
  }
  if (removed > 0) log.info('orphan-images-removed', { count: removed });
}
