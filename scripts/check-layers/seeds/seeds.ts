import { clientSeeds } from './client-seeds';
import { fileSeeds } from './file-seeds';
import { lintSeeds } from './lint-seeds';
import { pureSeeds } from './pure-seeds';
import type { Seed } from './seed';
import { serverSeeds } from './server-seeds';
import { typeSeeds } from './type-seeds';

/** One violation per layer, each in a folder named `seeded`, a name no source uses. */
export const seeds: readonly Seed[] = [
  ...[...pureSeeds, ...serverSeeds, ...clientSeeds],
  ...[...fileSeeds, ...typeSeeds, ...lintSeeds],
];
