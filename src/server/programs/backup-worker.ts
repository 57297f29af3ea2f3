import { parentPort, workerData } from 'node:worker_threads';
import { type KeepBackups, keepBackups } from '../backup/keep-backups';

// The thread that copies, verifies and trial-restores backups, so that saves of a class do not wait.
const kept = await keepBackups(workerData as KeepBackups);
parentPort?.postMessage(kept);
