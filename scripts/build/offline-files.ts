import { createHash } from 'node:crypto';
import { PAGES, type Page } from '../../src/server/rules/pages';
import { chunksOf, readManifest, themeBootOf } from '../check-budget/manifest';

const ENTRY = 'index.html';

const pages: readonly Page[] = Object.values(PAGES);
export const OFFLINE_PAGES = pages.filter(({ offline }) => offline === 'page');

/** The files of a build that the offline pages may request, and no others. */
export function offlineFiles(clientDir: string): ReadonlySet<string> {
  const manifest = readManifest(clientDir);
  const now = pages.filter(({ offline }) => offline !== undefined).flatMap(chunksOf);
  const later = manifest.laterThan(OFFLINE_PAGES.flatMap(chunksOf), ENTRY);
  const chunks = manifest.loadedWith([ENTRY, ...now, ...later]);
  return new Set([...manifest.files('js', chunks), ...manifest.files('css', chunks), themeBootOf(clientDir)]);
}

/** Hashes file names, which contain content hashes, into a version of the client. */
export const versionOf = (files: Iterable<string>): string =>
  createHash('sha256')
    .update([...files].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16);
