import { createHash } from 'node:crypto';
import { PAGES, type Page } from '../../src/server/rules/pages';
import { chunksOf, readManifest, themeBootOf } from '../check-budget/manifest';

const ENTRY = 'index.html';

const pages: readonly Page[] = Object.values(PAGES);
/** The pages that open without a network. */
export const KEPT_PAGES = pages.filter(({ kept }) => kept === 'page');

/** The files of a build that the kept pages can ask for, now or later, and no others. */
export function offlineFiles(clientDir: string): ReadonlySet<string> {
  const manifest = readManifest(clientDir);
  const now = pages.filter(({ kept }) => kept !== undefined).flatMap(chunksOf);
  const later = manifest.laterThan(KEPT_PAGES.flatMap(chunksOf), ENTRY);
  const chunks = manifest.loadedWith([ENTRY, ...now, ...later]);
  return new Set([...manifest.files('js', chunks), ...manifest.files('css', chunks), themeBootOf(clientDir)]);
}

/** Names a version of the client by its files: their names carry a hash of what is in them. */
export const versionOf = (files: Iterable<string>): string =>
  createHash('sha256')
    .update([...files].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16);
