import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/demo/free-port';
import { aFolder } from '../../server/testing/a-folder';
import { type Line, openLine } from './line';

/** A separate server behind a line that can be cut, with a copy of the build that can be replaced by a next version. */
export interface Site {
  readonly url: string;
  readonly line: Line;
  /** Deploys a next version: renames all assets, removes the old ones and restarts the server. */
  deploy(): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = aFolder('site');
  for (const part of [
    'build/client',
    'build/server',
    'build/languages',
    'build/preloads.json',
    'drizzle',
    'package.json',
  ])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const line = await openLine();
  const url = `http://localhost:${line.port}`;
  let server = await serve(folder, url, line);
  return {
    url,
    line,
    async deploy() {
      await server.stop();
      nextVersion(join(folder, 'build'));
      server = await serve(folder, url, line);
    },
    async close() {
      await server.stop();
      await line.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string, url: string, line: Line) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'build/server/main.js')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', kill);
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  line.to(port);
  return {
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.removeListener('exit', kill);
    },
  };
}

/** Imitates a build of changed sources: renames every asset and all references to it. */
function nextVersion(build: string): void {
  const assets = join(build, 'client/assets');
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  rmSync(join(build, 'client/service-worker.js.br'), { force: true });
  rmSync(join(build, 'client/service-worker.js.gz'), { force: true });
  const renamed = readdirSync(assets).map((name) => [name, name.replace(/\.(js|css)$/, 'n.$1')] as const);
  const rewrite = (file: string, to = file) => {
    let text = readFileSync(file, 'utf8');
    for (const [from, name] of renamed) text = text.replaceAll(from, name);
    text = text.replace(/(\bversion):"(\w+)"/, '$1:"$2n"');
    if (to !== file) rmSync(file);
    writeFileSync(to, text);
  };
  for (const [from, name] of renamed) rewrite(join(assets, from), join(assets, name));
  for (const file of ['client/index.html', 'client/service-worker.js', 'preloads.json'])
    rewrite(join(build, file));
}
