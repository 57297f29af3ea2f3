import type { ReliabilityReport } from './reliability-test';
import { findPort, spawnServer, startServer } from './server-process';
import { findSmallDisk, NO_DISK } from './small-disk';

const NAME = 'start on a read-only disk';

/** The server refuses to start with one sentence and changes nothing; the next start works. */
export async function readOnlyStartTest(): Promise<ReliabilityReport> {
  const disk = findSmallDisk();
  if (!disk) return { name: NAME, figures: {}, failures: [], skipped: NO_DISK };
  const options = { dataDir: disk.dataDir, port: await findPort() };
  const failures: string[] = [];
  const refusesToStart = async (when: string) => {
    disk.mount('ro');
    const server = await spawnServer(options);
    const { code } = await server.exited;
    const lines = server.errors().trim().split('\n');
    if (code !== 1) failures.push(`${when} it ended with ${code}`);
    if (lines.length !== 1 || !lines[0]?.includes('folder'))
      failures.push(`${when} it said: ${server.errors()}`);
    disk.mount('rw');
  };
  await refusesToStart('The first time');
  const first = await startServer(options);
  await first.end('SIGTERM');
  await refusesToStart('With data');
  const second = await startServer(options);
  const { code } = await second.end('SIGTERM');
  if (code !== 0) failures.push(`After that it ended with ${code}`);
  return { name: NAME, figures: { refusals: 2, 'things wrong': failures.length }, failures };
}
