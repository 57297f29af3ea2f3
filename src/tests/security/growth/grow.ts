import { pathToFileURL } from 'node:url';
import { calls, longestIn } from './bounded';
import { type Hostile, hostileTo, hostileToAll } from './hostile-texts';
import { type SourceFile, sourceFiles } from './read-source';

/** Most texts take almost no time: only calls above this CPU time are measured closely. */
const FIRST_LOOK = { length: 1000, workMs: 0.5 };
const LONG = 32_000;
/** The second text is so many times longer and may take so many times the work; quadratic growth would take 64 times. */
const [LONGER, MORE_WORK] = [8, 24];
const WORK_NOTICED_MS = 250;

const workMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function workOf(act: (text: string) => unknown, text: string): number {
  const before = workMs();
  try {
    act(text);
  } catch {
    // A refusal is a valid result.
  }
  return workMs() - before;
}

/** If a call never ends, the parent process reads its name from the last line. */
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

function look(
  of: string,
  act: (text: string) => unknown,
  { texts, path }: { texts: Hostile[]; path: string },
) {
  say({ begun: of });
  const longest = longestIn(path);
  const first = Math.min(FIRST_LOOK.length, longest);
  for (const text of texts) {
    const isSlow = () => workOf(act, text(first)) > FIRST_LOOK.workMs;
    if (!isSlow() || !isSlow()) continue;
    const long = Math.min(LONG, longest);
    const short = workOf(act, text(long / LONGER));
    const work = workOf(act, text(long));
    if (work <= Math.max(WORK_NOTICED_MS, short * MORE_WORK)) continue;
    say({ tooSlow: of, text: text(20), length: long, workMs: [short, work].map(Math.round) });
    return;
  }
}

function lookAtPatterns({ path, patterns }: SourceFile): void {
  for (const pattern of patterns) {
    if (!pattern.isWhole) continue;
    const regExp = new RegExp(pattern.source, pattern.flags);
    const act = (text: string) => (regExp.sticky ? regExp.exec(text) : text.replace(regExp, ''));
    look(`${path} ${regExp}`, act, { path, texts: hostileTo(pattern) });
  }
}

async function lookAtFunctions({ path, patterns, functions }: SourceFile): Promise<void> {
  const called = functions.filter(
    ({ name, needs }) =>
      !/^use[A-Z]/.test(name) && needs.length > 0 && needs.every((need) => need === 'text'),
  );
  if (called.length === 0) return;
  const module: Record<string, (...texts: string[]) => unknown> = await import(
    pathToFileURL(path).href
  ).catch(needsBrowser(path));
  for (const { name, needs } of called)
    look(`${path} ${name}`, (text) => module[name]?.(...needs.map(() => text)), {
      path,
      texts: hostileToAll(patterns),
    });
}

/** Client modules that need the page or its styles on import have no functions to test here. */
function needsBrowser(path: string): (error: unknown) => object {
  return (error) => {
    if (path.startsWith('src/client/') && /is not defined|extension "\.css"/.test(String(error))) return {};
    throw error;
  };
}

for (const { path, call } of calls) look(`${path} in a call`, call, { path, texts: hostileToAll([]) });
for (const file of ['src/shared', 'src/server', 'src/client'].flatMap(sourceFiles)) {
  lookAtPatterns(file);
  await lookAtFunctions(file);
}
say({ ended: true });
