import './launch/on-current-node.mjs';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aFolder, leaveOnSignals } from '../src/server/testing/a-folder';
import { CIRCLES, circleFindings } from './check-layers/circles';
import { deadClassFindings } from './check-layers/dead-classes';
import { importFindings } from './check-layers/imports';
import { nameFindings } from './check-layers/names';
import type { Seed } from './check-layers/seeds/seed';
import { seeds } from './check-layers/seeds/seeds';
import { type Finding, readSourceFiles } from './check-layers/source-files';
import { biomeFindings, compileTypes, PROJECTS, typeFindings } from './check-layers/tools';
import { typeNameFindings } from './check-layers/type-names';

const COPIED = ['src', 'scripts/check-layers', 'biome.jsonc', 'tsconfig.base.json', 'package.json'];

/** A copy of the sources for planted violations, so that the tree stays untouched. */
function copyTree(): string {
  const root = aFolder('layers');
  leaveOnSignals();
  for (const place of COPIED) cpSync(place, path.join(root, place), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  // Compiled types of the tree, for compiling the seeds against.
  mkdirSync(path.join(root, 'build'));
  symlinkSync(path.resolve('build/types'), path.join(root, 'build/types'));
  return root;
}

function plant(root: string, planted: readonly Seed[]): void {
  for (const { path: file, text } of planted) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** A forbidden import may also close a circle with correct files. */
const breaksAnotherRule = new Set(seeds.filter(({ rule }) => rule !== CIRCLES).map((seed) => seed.path));

/** Runs our own rules on tree and seeds, and the tools on the seeds only: they check the tree separately. */
async function findingsWithSeedsIn(root: string): Promise<readonly Finding[]> {
  const files = [...readSourceFiles('.'), ...seeds];
  plant(root, seeds);
  const ofTools = await Promise.all([
    ...PROJECTS.map((project) => typeFindings(root, project, pathsOf(project, 'tsc'))),
    biomeFindings(
      root,
      seeds.map((seed) => seed.path),
    ),
  ]);
  return [
    ...importFindings(files),
    ...circleFindings(files.filter((file) => !breaksAnotherRule.has(file.path))),
    ...nameFindings(files),
    ...deadClassFindings(files),
    ...typeNameFindings(files),
    ...ofTools.flat(),
  ];
}

const pathsOf = (project: string, rule: string) =>
  seeds.filter((seed) => seed.rule === rule && projectOf(seed) === project).map((seed) => seed.path);

const projectOf = ({ path: file }: Seed) => PROJECTS.find((project) => file.startsWith(`${project}/`));

const isCaught = (seed: Seed, findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.path === seed.path && finding.rule === seed.rule);

await compileTypes();
const findings = await findingsWithSeedsIn(copyTree());
const planted = new Set(seeds.map((seed) => seed.path));
const layerRules = new Set(seeds.map((seed) => seed.rule));
const unclean = findings.filter(({ path: file, rule }) => layerRules.has(rule) && !planted.has(file));
const missed = seeds.filter((seed) => !isCaught(seed, findings));

for (const seed of seeds)
  console.log(`${missed.includes(seed) ? 'MISSED' : 'caught'}  ${seed.layer} (${seed.rule})`);
for (const { path: file, rule, sentence } of unclean) console.error(`${file}: ${sentence} (${rule})`);
console.log(
  `${seeds.length - missed.length} of ${seeds.length} layer rules hold, ${unclean.length} findings in the tree.`,
);
process.exitCode = missed.length + unclean.length > 0 ? 1 : 0;
