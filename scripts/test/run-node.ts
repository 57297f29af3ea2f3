import { spawn } from 'node:child_process';

/** Runs a script on this Node to its end and answers its exit code; a signal to us goes to it, and we leave with it. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  let stopped = false;
  const stop = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.removeListener(signal, stop);
      if (stopped) process.exit(code || 1);
      resolve(code ?? 1);
    });
  });
}
