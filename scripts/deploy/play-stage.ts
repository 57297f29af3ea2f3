import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Stage } from './dockerfile';

/** A build stage run in a folder acting as the image root. */
export interface PlayedStage {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** The image's user and group; undefined for root. */
  readonly user: number | undefined;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

interface World {
  /** The build context: the committed files. */
  readonly context: string;
  readonly root: string;
  readonly stages: ReadonlyMap<string, PlayedStage>;
  readonly say: (line: string) => void;
}

/** Runs the instructions of a stage in a folder instead of an image. Rejects at the first failed step. */
export async function playStage(stage: Stage, world: World): Promise<PlayedStage> {
  const inRoot = (path: string) => join(world.root, path);
  let played: PlayedStage = {
    ...{ root: world.root, env: {}, workdir: '/', user: undefined, command: [], healthcheck: [] },
  };
  for (const { keyword, rest } of stage.instructions) {
    world.say(`${stage.name}: ${keyword} ${rest}`);
    if (keyword === 'WORKDIR') {
      await mkdir(inRoot(rest), { recursive: true });
      played = { ...played, workdir: rest };
    } else if (keyword === 'ENV') {
      const pairs = rest.split(' ').map((pair) => pair.split('=') as [string, string]);
      played = { ...played, env: { ...played.env, ...Object.fromEntries(pairs) } };
    } else if (keyword === 'COPY') await copy(rest, played, world);
    else if (keyword === 'RUN') await run(inFolder(rest, world.root), played);
    else if (keyword === 'USER') played = { ...played, user: Number(rest.split(':')[0]) };
    else if (keyword === 'CMD') played = { ...played, command: JSON.parse(rest) };
    else if (keyword === 'HEALTHCHECK')
      played = { ...played, healthcheck: JSON.parse(rest.slice(rest.indexOf('['))) };
    else if (keyword === 'VOLUME') await ownVolume(inRoot(rest), played.user);
    else if (keyword !== 'EXPOSE')
      throw new Error(`The Dockerfile says ${keyword}, which is not played here.`);
  }
  return played;
}

/** Maps absolute image paths to the root folder; ownership is set by this process instead. */
const inFolder = (command: string, root: string) =>
  command.replaceAll(/(?<=\s)\/data\b/g, join(root, 'data')).replace(/ && chown .*/, '');

async function ownVolume(folder: string, user: number | undefined): Promise<void> {
  if (user !== undefined && process.getuid?.() === 0) await chown(folder, user, user);
}

async function copy(rest: string, { workdir }: PlayedStage, { context, root, stages }: World): Promise<void> {
  const words = rest.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const source = from === undefined ? context : stages.get(from)?.root;
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  const target = words.pop() ?? '.';
  for (const name of words) {
    const to = target.endsWith('/') && name !== '.' ? join(target, name.split('/').at(-1) ?? '') : target;
    await mkdir(dirname(join(root, workdir, to)), { recursive: true });
    await cp(join(source, name), join(root, workdir, to), { recursive: true, verbatimSymlinks: true });
  }
}

async function run(command: string, { root, workdir, env }: PlayedStage): Promise<void> {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const child = spawn('sh', ['-c', command], {
    cwd: join(root, workdir),
    env: { PATH, HOME: root, ...wayToTheNetwork(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`"${command}" ended with ${code}.`);
}

/** Passes only network settings of this machine's environment: proxies and trusted authorities. */
const wayToTheNetwork = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
    ),
  );
