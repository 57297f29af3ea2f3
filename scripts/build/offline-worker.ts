import path from 'node:path';
import { build as bundle } from 'esbuild';
import { SERVICE_WORKER } from '../../src/shared/constants';
import { OFFLINE_PAGES, offlineFiles, versionOf } from './offline-files';

/** Bundles the service worker with this build's file list; must run before the assets are compressed. */
export async function buildOfflineWorker(clientDir: string): Promise<void> {
  const files = [...offlineFiles(clientDir)].toSorted();
  const manifest = { version: versionOf(files), files, pages: OFFLINE_PAGES.map((page) => page.path) };
  await bundle({
    entryPoints: ['src/client/service-worker/service-worker.ts'],
    outfile: path.join(clientDir, SERVICE_WORKER),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { KEPT: JSON.stringify(manifest), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
