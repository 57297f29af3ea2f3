import { parentPort, workerData } from 'node:worker_threads';
import { type KeepBackups, keepBackups } from '../backup/keep-backups';

// The thread that copies, checks and tries backups: a class that saves its answers does not wait for it.
const kept = await keepBackups(workerData as KeepBackups);
parentPort?.postMessage(kept);
