import { spawn } from 'node:child_process';

export interface Run {
  readonly exitCode: number;
  /** The last lines of both streams, in order; empty unless requested. */
  readonly lastLines: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Number of last lines to return; the script then prints to a pipe instead of our terminal. */
  readonly keepLines?: number;
  /** Piped output is shown only after this resolves. */
  readonly turn?: Promise<void> | undefined;
}

/** Runs a script on this Node to its end; forwards signals to it and exits with it. */
export function runNode(
  args: readonly string[],
  { env = {}, keepLines = 0, turn }: RunOptions = {},
): Promise<Run> {
  const child = spawn(process.execPath, args, {
    stdio: keepLines > 0 || turn ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  let lastLines = '';
  const shown: (() => void)[] = [];
  let isTurn = turn === undefined;
  const show = (act: () => void) => (isTurn ? act() : shown.push(act));
  void turn?.then(() => {
    isTurn = true;
    for (const act of shown) act();
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from?.setEncoding('utf8').on('data', (text: string) => {
      show(() => to.write(text));
      lastLines = (lastLines + text)
        .split('\n')
        .slice(-keepLines - 1)
        .join('\n');
    });
  }
  let stopped = false;
  const stop = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      // Still listening, so that a second signal does not interrupt the cleanup.
      if (stopped) process.exit(code || 1);
      for (const signal of signals) process.removeListener(signal, stop);
      resolve({ exitCode: code ?? 1, lastLines: lastLines.trimEnd() });
    });
  });
}
