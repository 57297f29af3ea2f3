import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back once npm is gone, if npm started this. It hands a signal to the shell between, which ends alone; and killed
 * outright, it hands on nothing and leaves that shell waiting.
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

/** The shell that npm runs scripts in, where it stays (`sh -c …`) and the system tells of its processes (Linux). */
function npmShell() {
  const [, option] = read(`/proc/${process.ppid}/cmdline`).split('\0');
  return option === '-c' ? process.ppid : undefined;
}

// The name in brackets may hold anything; after it come the state and the parent.
const parentOf = (pid) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1];

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
