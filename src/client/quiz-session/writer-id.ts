import { readStored, writeStored } from '../platform/local-storage';
import { readInTab, writeInTab } from '../platform/tab-storage';

const KEY = 'quizPage';
/** A page that is being reloaded lets its name go within this time; a copy of the tab never does. */
const PATIENCE_MS = 400;

let ours: Promise<string> | undefined;

/**
 * The name of this page towards the server: the same after a reload, and after a crash or when a closed tab is opened again;
 * another one beside a page that still stands open, also in a copy of its tab.
 */
export function writerId(): Promise<string> {
  ours ??= claimed();
  return ours;
}

async function claimed(): Promise<string> {
  const own = await freeId();
  writeStored(KEY, own);
  writeInTab(KEY, own);
  return own;
}

async function freeId(): Promise<string> {
  const [ofTab, ofBrowser] = [readInTab(KEY), readStored(KEY)];
  // Only pages over HTTPS and on this machine have locks; without them a copied tab shares the name of the first.
  if (!('locks' in navigator)) return ofTab ?? newId();
  if (ofTab !== null && (await isFree(ofTab, PATIENCE_MS))) return ofTab;
  if (ofBrowser !== null && ofBrowser !== ofTab && (await isFree(ofBrowser, 0))) return ofBrowser;
  const own = newId();
  await isFree(own, PATIENCE_MS);
  return own;
}

/** Whether no other page of this browser goes by that name; if so, it is ours until this page is gone. */
function isFree(id: string, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    };
    const options = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
    navigator.locks.request(`quiz-page:${id}`, options, hold).catch(() => resolve(false));
  });
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
