import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { root } from './places.mjs';
import { whenNpmGoes } from './starter.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Two while Node and the packages are downloaded. */
const running = new Set();

/** Forwards signals to running children and exits after them; also works without npm. */
export function passSignalsOn() {
  for (const signal of SIGNALS) process.on(signal, () => pass(signal));
  whenNpmGoes(() => pass('SIGTERM'));
}

function pass(signal) {
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of running) child.kill(signal);
}

/** Runs Node in the project to its end; returns the exit code, 128 + n after signal n. */
export const run = (node, args, { env } = {}) => runToEnd(node, args, { ...environmentOf(node), ...env });

/** Runs npm on the current Node; throws a one-sentence error on failure. */
export async function runNpm(args) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--no-progress'];
  const code = await runToEnd(
    'npm',
    [...args, ...quiet],
    environmentOf(process.execPath),
    process.platform === 'win32',
  );
  if (code !== 0) throw new Error(`npm ${args[0]} failed (exit code ${code}); what it said stands above.`);
}

/** Puts the given Node first in PATH for child scripts. */
const environmentOf = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

async function runToEnd(command, args, env, shell = false) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell });
  running.add(child);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    running.delete(child);
  }
}
