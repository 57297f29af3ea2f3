import { readFileSync } from 'node:fs';

/** An entry of package-lock.json; its key is the folder. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** A dependency of development packages, and optional for others. */
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export type Lockfile = Readonly<Record<string, LockedPackage>>;

const FOLDER = 'node_modules/';
const REGISTRY = 'https://registry.npmjs.org/';

/** Packages whose install scripts do nothing we need; none are run. */
const SCRIPTS_NOT_NEEDED = new Map([
  ['esbuild', 'puts its program where a script starts it, which starts it as well'],
  ['@firebase/util', 'writes defaults of an environment variable that is not used here'],
  ['protobufjs', 'prints a note about version numbers'],
]);

export const readLockfile = (): Lockfile => JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);

/** All problems of package sources, one sentence each. */
export function lockfileFindings(lockfile: Lockfile): string[] {
  const { '': project = {}, ...packages } = lockfile;
  const direct = { ...project.dependencies, ...project.devDependencies };
  return [
    ...Object.entries(direct).flatMap(([name, version]) =>
      /^\d/.test(version) ? [] : [`${name} is not pinned: ${version}`],
    ),
    ...Object.entries(packages).flatMap(([folder, { integrity, resolved, dev, hasInstallScript }]) => {
      const name = nameOf(folder);
      return [
        ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512.`]),
        ...(resolved === undefined || resolved.startsWith(REGISTRY)
          ? []
          : [`${name} comes from ${resolved}.`]),
        ...(hasInstallScript && !dev && !SCRIPTS_NOT_NEEDED.has(name)
          ? [`${name} wants to run a script when it is installed.`]
          : []),
      ];
    }),
  ];
}

/** The folders of a package and its dependencies, resolved nearest first like Node. */
export function closureOf(lockfile: Lockfile, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (wanted: string, from: string): void => {
    const folder = findFolder(lockfile, wanted, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = lockfile[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(next, folder);
  };
  add(name, '');
  return found;
}

function findFolder(lockfile: Lockfile, name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf(`/${FOLDER}`)))) {
    const folder = place === '' ? FOLDER + name : `${place}/${FOLDER}${name}`;
    const found = lockfile[folder];
    if (found) return found.dev || found.devOptional ? undefined : folder;
    if (place === '') return undefined;
  }
}
