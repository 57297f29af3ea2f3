import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What the built server begins with: from the second start on, the code comes compiled from a folder beside it, a third of
// the start. Where that folder cannot be written, as in an image, everything is compiled as before.
const KEPT_AFTER_MS = 3000;

enableCompileCache(fileURLToPath(new URL('../compile-cache', import.meta.url)));
await import('./main');
setTimeout(flushCompileCache, KEPT_AFTER_MS).unref();
