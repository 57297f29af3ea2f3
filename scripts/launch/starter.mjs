import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the npm that started this process is gone. npm signals only its shell, which then exits alone; if killed,
 * it signals nothing and leaves the shell waiting.
 */
export function whenNpmGoes(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = npmShell() === undefined ? ownParent : withParentOfShell;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}

const ownParent = () => String(process.ppid);
const withParentOfShell = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** The shell in which npm runs scripts, if it stays (`sh -c …`) and the system lists processes (Linux). */
function npmShell() {
  const [, option] = read(`/proc/${process.ppid}/cmdline`).split('\0');
  return option === '-c' ? process.ppid : undefined;
}

// The name in brackets may contain anything; state and parent follow it.
const parentOf = (pid) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1];

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
