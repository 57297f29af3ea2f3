import { parentPort } from 'node:worker_threads';
import { encodeTable } from '../adapters/tables/encode-table';
import type { TableJob } from '../worker/table-job';

// The thread that encodes exports: SheetJS works on a large class for seconds, in which nobody else would be answered.
parentPort?.on('message', ({ id, task }: TableJob) => {
  encodeTable(task).then(
    (bytes) => parentPort?.postMessage({ id, bytes }, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
