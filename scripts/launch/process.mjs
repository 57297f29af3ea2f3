import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { root } from './places.mjs';
import { whenNpmGoes } from './starter.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let running;

/** From here on a signal goes to the child that runs, and the launcher leaves when that child has left; so it does without npm. */
export function passSignalsOn() {
  for (const signal of SIGNALS) process.on(signal, () => pass(signal));
  whenNpmGoes(() => pass('SIGTERM'));
}

const pass = (signal) => (running ? running.kill(signal) : process.exit(128 + constants.signals[signal]));

/** Runs the given Node in the project to its end; answers its exit code, 128 + n when signal n ended it. */
export const run = (node, args, { env } = {}) => runToEnd(node, args, { ...environmentOf(node), ...env });

/** Runs npm on the given Node; throws one sentence when it fails. */
export async function runNpm(node, args) {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--no-progress'];
  const code = await runToEnd('npm', [...args, ...quiet], environmentOf(node), process.platform === 'win32');
  if (code !== 0) throw new Error(`npm ${args[0]} failed (exit code ${code}); what it said stands above.`);
}

/** `node`, and every script that asks for it, is the given Node. */
const environmentOf = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

async function runToEnd(command, args, env, shell = false) {
  running = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell });
  try {
    return await new Promise((resolve, reject) => {
      running.once('error', reject);
      running.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    running = undefined;
  }
}
