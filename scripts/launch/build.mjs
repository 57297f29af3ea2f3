import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whileAlone } from './alone.mjs';
import { inProject, root } from './places.mjs';
import { run } from './process.mjs';

const INPUTS = [
  'src/shared',
  'src/server',
  'src/client',
  'drizzle',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build',
  'scripts/check-budget',
];
const NOT_BUILT = /\.(test|contract)\.tsx?$|[/\\]testing[/\\]/;

/** Builds if any input has changed since the last build, or if `force` is set. */
export async function buildWhenStale(node, { force = false } = {}) {
  if (!force && isFresh()) return;
  await whileAlone(async () => {
    if (!force && isFresh()) return;
    const inputs = inputsHash();
    rmSync(stampFile(), { force: true });
    console.error('Building …');
    const code = await run(node, ['--import', 'tsx', 'scripts/build.ts'], {
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Error(`The build failed (exit code ${code}); what it said stands above.`);
    mkdirSync(inProject('build'), { recursive: true });
    writeFileSync(stampFile(), `${JSON.stringify({ inputs })}\n`);
  });
}

const stampFile = () => inProject('build/stamp.json');

function isFresh() {
  try {
    const { inputs } = JSON.parse(readFileSync(stampFile(), 'utf8'));
    return inputs === inputsHash() && existsSync(inProject('build/server/main.js'));
  } catch {
    return false;
  }
}

/** Hashes path, size and modification time of every input: milliseconds, while reading them would take longer. */
function inputsHash() {
  const hash = createHash('sha256').update(root);
  for (const file of INPUTS.flatMap(filesUnder)) {
    if (NOT_BUILT.test(file)) continue;
    const { size, mtimeMs } = statSync(inProject(file));
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  const stats = statSync(inProject(place), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [place];
  return readdirSync(inProject(place))
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
