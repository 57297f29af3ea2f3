// The entry point, which runs on Node 20.19 with nothing installed: finds a current Node, installs the lockfile's packages,
// and starts the task. Later code may rely on both.
import { buildWhenStale } from './launch/build.mjs';
import { passSignalsOn, run } from './launch/process.mjs';
import { makeReady } from './launch/ready.mjs';
import { findTask } from './launch/tasks.mjs';

async function launch([name = '', ...args]) {
  const task = findTask(name, args);
  const node = await makeReady(task.packages);
  if (task.build) await buildWhenStale(node, { force: task.build === 'always' });
  return task.nodeArguments ? run(node, task.nodeArguments, { env: task.env }) : 0;
}

passSignalsOn();
try {
  process.exitCode = await launch(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
