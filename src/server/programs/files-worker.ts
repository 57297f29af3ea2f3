import { writeFileSync } from 'node:fs';
import { DomainError } from '../../shared/errors';
import { readQuestionFile } from '../adapters/files/read-question-file';
import { readRosterFile } from '../adapters/files/read-roster-file';
import type { FilesJob, FilesOutcome } from '../worker/files-job';
import { watchReading } from '../worker/reading-watch';

// The process that reads files: a hostile file exhausts only this process. Its limits are arguments.
const [workMs, heldMegabytes] = process.argv.slice(2).map(Number);
const watch = watchReading({ workMs: workMs ?? 0, heldMegabytes: heldMegabytes ?? 0 });
try {
  // If memory runs out, the system kills this process rather than the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Linux only.
}

process.on('message', async (job: FilesJob) => {
  watch.begin();
  const outcome = await outcomeOf(job);
  watch.end();
  process.send?.(outcome);
});
process.on('disconnect', () => process.exit());

async function outcomeOf({ id, task }: FilesJob): Promise<FilesOutcome> {
  try {
    if ('list' in task) return { id, roster: readRosterFile(task.list, task.as) };
    const { questions: file, as } = task;
    return { id, reading: await readQuestionFile(file.bytes, { name: file.name, as }) };
  } catch (error) {
    if (error instanceof DomainError) return { id, refusal: { kind: error.kind, sentence: error.message } };
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// The time limit starts now, with all modules loaded.
process.send?.('ready');
