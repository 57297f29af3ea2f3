import { createHash } from 'node:crypto';
import { readManifest } from '../check-budget/manifest';
import { PAGES } from '../check-budget/pages';

const ENTRY = 'index.html';
const STUDENT = PAGES.filter(({ route }) => route === '/student').flatMap(({ chunks }) => chunks);
/** Where a student is led when the dashboard cannot be loaded and nothing is there to resume. */
const LOGIN = PAGES.filter(({ route }) => route === '/login/student').flatMap(({ chunks }) => chunks);
const BESIDE_CHUNKS = ['theme-boot.js', 'icon.svg'];

/** The files of a build that /student and a running quiz can ask for, now or later, and no others. */
export function offlineFiles(clientDir: string): ReadonlySet<string> {
  const manifest = readManifest(clientDir);
  const later = manifest.laterThan(STUDENT, ENTRY);
  const chunks = manifest.loadedWith([ENTRY, ...STUDENT, ...later, ...LOGIN]);
  return new Set([...manifest.files('js', chunks), ...manifest.files('css', chunks), ...BESIDE_CHUNKS]);
}

/** Names a version of the client by its files: their names carry a hash of what is in them. */
export const versionOf = (files: Iterable<string>): string =>
  createHash('sha256')
    .update([...files].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16);
