import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { oidcIdentity } from '../adapters/oidc/identity';
import { randomIds } from '../adapters/system/random-ids';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { Log } from '../ports/log';
import { redirectUriOf } from '../settings/identity';
import { siteOf } from '../site';
import { aClock } from './manual-clock';
import { closeServer, listenOn, OIDC_CLIENT, type OidcIssuer } from './oidc-issuer';
import { aWorld, type World } from './world';

export interface OidcSchool<Issuer extends OidcIssuer> {
  readonly url: string;
  readonly issuer: Issuer;
  readonly world: World;
  /** The log lines of failed sign-ins. */
  readonly logged: string[];
  close(): Promise<void>;
}

interface SchoolOptions {
  readonly patienceMs?: number;
  readonly clientSecret?: string;
}

/** The real app on a real port, with sign-in by the provider that `open` starts. */
export async function openOidcSchool<Issuer extends OidcIssuer>(
  open: (redirectUri: string) => Promise<Issuer>,
  { patienceMs = 5000, clientSecret = OIDC_CLIENT.clientSecret }: SchoolOptions = {},
): Promise<OidcSchool<Issuer>> {
  const server = createServer();
  const url = await listenOn(server);
  const issuer = await open(redirectUriOf(url));
  const logged: string[] = [];
  const log: Log = {
    info: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
    error: (event, error) => logged.push(`${event} ${String(error)}`),
  };
  const clock = aClock();
  const world = aWorld({
    clock,
    log,
    identity: oidcIdentity(
      { clock, ids: randomIds, log },
      {
        issuer: issuer.issuer,
        clientId: OIDC_CLIENT.clientId,
        clientSecret,
        redirectUri: redirectUriOf(url),
        patienceMs,
      },
    ),
  });
  const config = readConfig({ GEOLOCATION_URL: 'off', PUBLIC_URL: url });
  const app = createApp({ deps: world.deps, site: siteOf(config, world.deps) });
  server.on('request', getRequestListener(app.fetch));
  return {
    url,
    issuer,
    world: { ...world, clock },
    logged,
    async close() {
      await closeServer(server);
      await issuer.close();
    },
  };
}
