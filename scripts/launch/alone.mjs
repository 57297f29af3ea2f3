import { closeSync, mkdirSync, openSync, rmSync, statSync, utimes } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from './places.mjs';

const HEARTBEAT_MS = 1000;
// Only a killed launcher leaves a lock without a heartbeat.
const ABANDONED_AFTER_MS = 15_000;
const LOOK_AGAIN_MS = 200;

/** Holds the project's lock during the work, so that no other launcher installs or builds. */
export async function whileAlone(work) {
  const lock = inProject('.runtime/lock');
  mkdirSync(inProject('.runtime'), { recursive: true });
  while (!take(lock)) {
    if (heartbeatAgeMs(lock) > ABANDONED_AFTER_MS) rmSync(lock, { force: true });
    else await pause(LOOK_AGAIN_MS);
  }
  const release = () => rmSync(lock, { force: true });
  const heartbeat = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), HEARTBEAT_MS);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    release();
  }
}

function take(lock) {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function heartbeatAgeMs(lock) {
  const stats = statSync(lock, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}
