import './launch/on-current-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aFolder } from '../src/server/testing/a-folder';
import { readStages } from './deploy/dockerfile';
import { type PlayedStage, playStage } from './deploy/play-stage';
import { checkProxies } from './deploy/proxies';

// Replays deploy/Dockerfile without Docker: runs its steps in folders on the committed files, then its command as its own
// user until the health check passes, then the sample reverse proxies in front of it.
const PORT = '3178';
const DOMAIN = 'quiz.school.example';
const TRIES = 60;
const STANDARD_SETTINGS = {
  PORT,
  PUBLIC_URL: `https://${DOMAIN}`,
  TRUST_PROXY: '127.0.0.1',
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'quiz',
  OIDC_CLIENT_SECRET: 'not a secret',
};

const folder = aFolder('classroom-quiz-image');
await chmod(folder, 0o755);
try {
  const context = join(folder, 'context');
  execFileSync('git', ['clone', '--quiet', '.', context]);
  const stages = new Map<string, PlayedStage>();
  for (const stage of readStages(await readFile(join(context, 'deploy/Dockerfile'), 'utf8'))) {
    const root = join(folder, stage.name.replaceAll(' ', '-'));
    await mkdir(root, { recursive: true });
    stages.set(stage.name, await playStage(stage, { context, root, stages, say: console.log }));
  }
  const image = [...stages.values()].at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  await runImage(image);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function runImage(image: PlayedStage): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const as = isRoot && image.user !== undefined ? { uid: image.user, gid: image.user } : {};
  const env = {
    ...image.env,
    ...STANDARD_SETTINGS,
    DATA_DIR: join(image.root, image.env.DATA_DIR ?? 'data'),
  };
  const options = { cwd: join(image.root, image.workdir), env, ...as } as const;
  const start = ([program = '', ...args]: readonly string[]) =>
    spawn(program === 'node' ? process.execPath : program, args, {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const server = start(image.command);
  const ended = once(server, 'exit');
  let tries = 0;
  for (; (await exitCode(start(image.healthcheck))) !== 0; tries += 1) {
    if (tries === TRIES || server.exitCode !== null) throw new Error('The image did not become healthy.');
    await wait(250);
  }
  const page = await fetch(`http://127.0.0.1:${PORT}/login/teacher`);
  if (!(await page.text()).includes('site-config')) throw new Error('The image serves no pages.');
  const samples = join(folder, 'context/deploy');
  await checkProxies({ host: DOMAIN, upstream: `127.0.0.1:${PORT}`, samples, folder }, console.log);
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The image stopped with ${code}.`);
  const size = execFileSync('du', ['-sm', image.root], { encoding: 'utf8' }).split('\t')[0];
  console.log(`Healthy as user ${image.user}, pages served, stopped with 0; what runs takes ${size} MB.`);
}

async function exitCode(child: ReturnType<typeof spawn>): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}
