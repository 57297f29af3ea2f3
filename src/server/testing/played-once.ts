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
 * The result of a play on a new world. From its second run in this process the play is stored, and later
 * worlds begin on a copy of its database with the same people signed in. On a used world it is played again.
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
