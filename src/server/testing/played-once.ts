import { copyOf } from './kept-world';
import type { World } from './world';

interface Kept {
  readonly world: World;
  readonly bytes: Buffer;
  readonly made: unknown;
}

const seenKeys = new Set<string>();
const keptPlays = new Map<string, Kept>();

/**
 * What a play makes of a new world. One that comes again in this process is kept at its second time; each world after that begins
 * on a copy of its database, with the persons signed in as they were. On a world that is in use it is played.
 */
export async function playedOnce<Made>(world: World, key: string, play: () => Promise<Made>): Promise<Made> {
  if (!world.isNew()) return play();
  const kept = keptPlays.get(key);
  if (kept) {
    world.beginOn(kept.bytes);
    return copyOf(kept.made as Made, kept.world, world);
  }
  const made = await play();
  if (seenKeys.has(key) && world.errors.length === 0) {
    await world.deps.background.idle();
    keptPlays.set(key, { world, bytes: world.deps.db.$client.serialize(), made });
  }
  seenKeys.add(key);
  return made;
}
