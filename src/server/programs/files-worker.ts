import { writeFileSync } from 'node:fs';
import { DomainError } from '../../shared/errors';
import { readQuestionFile } from '../adapters/files/read-question-file';
import { readRosterFile } from '../adapters/files/read-roster-file';
import type { FilesJob, FilesOutcome } from '../worker/files-job';
import { watchReading } from '../worker/reading-watch';

// The process that reads files: a hostile one takes its time and its memory from nobody else. Its limits come as arguments.
const [workMs, heldMegabytes] = process.argv.slice(2).map(Number);
const watch = watchReading({ workMs: workMs ?? 0, heldMegabytes: heldMegabytes ?? 0 });
try {
  // If the machine runs out of memory, the system ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has it.
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

// Its time counts from here: what it is made of has been read.
process.send?.('ready');
