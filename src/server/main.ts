import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { startBackgroundWork } from './background-work';
import { buildDeps } from './build-deps';
import { readConfig, SettingError } from './config';
import { hostsOf, listen, stop } from './serve';
import { siteOf } from './site';

/** The built server lies in build/server, beside build/client; the migrations are in the project's drizzle folder. */
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function main() {
  const config = readConfig(process.env);
  const deps = buildDeps(config, fromHere('../../drizzle'));
  const app = createApp({
    deps,
    site: siteOf(config, deps),
    hosts: hostsOf(config),
    clientDir: fromHere('../client'),
  });
  const server = await listen(app, config);
  startBackgroundWork(deps);
  process.stdout.write(`${config.siteName} is ready on ${config.publicUrl}\n`);

  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop(server, deps).then(() => process.exit(0));
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

function describe(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is already in use. Stop the other program, or set PORT to another number.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
