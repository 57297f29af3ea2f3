import { closureOf, type Lockfile } from './lockfile';
import { BUILDERS, PURPOSES, TOOLS } from './purposes';

export const TABLE_FILE = 'docs/dependencies.md';

/** The runtime packages as the Markdown page that lists them. */
export function dependenciesPage(lockfile: Lockfile): string {
  const names = runsOn(lockfile);
  const all = new Set(names.flatMap((name) => [...closureOf(lockfile, name)]));
  const rows = names.map((name) => {
    const closure = closureOf(lockfile, name);
    const { license } = lockfile[`node_modules/${name}`] ?? {};
    return `| \`${name}\` | ${license} | ${PURPOSES[name] ?? ''} | ${closure.size - 1} |`;
  });
  return `# What it runs on

Every package is pinned in \`package-lock.json\` with its SHA-512, comes from the npm registry, and is installed without
running scripts. The bundled server loads only \`better-sqlite3\` and \`sharp\`, which have compiled parts, from
\`node_modules\`.

| package | licence | what for | brings along |
|---|---|---|---|
${rows.join('\n')}

All together: ${all.size} packages. What packages share is counted with each of them, and packages for other systems are
counted but not installed. \`npx tsx scripts/check-dependencies.ts --write\` writes this page.

## What it is built with

${toolTable(lockfile, BUILDERS)}

## What it is tested with

Installed by the commands that need it, not by \`npm start\`.

${toolTable(lockfile, TOOLS)}
`;
}

function toolTable(lockfile: Lockfile, tools: Readonly<Record<string, string>>): string {
  const rows = Object.entries(tools).map(([name, purpose]) => {
    const { license } = lockfile[`node_modules/${name}`] ?? {};
    return `| \`${name}\` | ${license} | ${purpose} |`;
  });
  return `| package | licence | what for |\n|---|---|---|\n${rows.join('\n')}`;
}

export const purposeFindings = (lockfile: Lockfile): string[] => [
  ...findingsIn({ ...PURPOSES, ...BUILDERS }, namesOf(lockfile)),
  ...findingsIn(TOOLS, toolsOf(lockfile)),
];

const findingsIn = (purposes: Readonly<Record<string, string>>, names: readonly string[]): string[] => [
  ...names.flatMap((name) => (purposes[name] ? [] : [`${name} does not say what it is for.`])),
  ...Object.keys(purposes).flatMap((name) =>
    names.includes(name) ? [] : [`${name} has a purpose but is not used.`],
  ),
];

const namesOf = (lockfile: Lockfile): string[] => Object.keys(lockfile['']?.dependencies ?? {}).sort();
const runsOn = (lockfile: Lockfile): string[] => namesOf(lockfile).filter((name) => !(name in BUILDERS));
/** Type packages do not count as tools: they accompany their package. */
const toolsOf = (lockfile: Lockfile): string[] =>
  Object.keys(lockfile['']?.devDependencies ?? {})
    .filter((name) => !name.startsWith('@types/'))
    .sort();
