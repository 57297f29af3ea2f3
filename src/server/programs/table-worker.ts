import { parentPort } from 'node:worker_threads';
import { encodeTable } from '../adapters/tables/encode-table';
import type { TableJob } from '../worker/table-job';

// The thread that encodes exports: SheetJS would block the server for seconds on a large class.
parentPort?.on('message', ({ id, task }: TableJob) => {
  encodeTable(task).then(
    (bytes) => parentPort?.postMessage({ id, bytes }, [bytes.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
