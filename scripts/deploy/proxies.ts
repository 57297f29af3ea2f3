import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aCertificate } from '../../src/server/testing/certificate';
import { askThrough } from './ask-through';

/** Ports unlikely to be in use. */
const PORTS = { http: 3179, https: 3180 } as const;
const TRIES = 40;
/** Above our own body limit, below the proxies' default. */
const BODY_BYTES = 11_500_000;

interface Site {
  readonly host: string;
  readonly upstream: string;
  readonly samples: string;
  readonly folder: string;
}

interface Proxy {
  readonly program: string;
  /** Adapts the sample to this machine's ports and certificate; returns the start command. */
  prepare(site: Site, folder: string): Promise<readonly string[]>;
}

/** Starts each installed reverse proxy with its committed sample and sends requests through it. */
export async function checkProxies(site: Site, say: (line: string) => void): Promise<void> {
  for (const proxy of [nginx, caddy]) {
    if (spawnSync('which', [proxy.program]).status !== 0) {
      say(`${proxy.program} is not installed: its sample was not tried.`);
      continue;
    }
    const folder = join(site.folder, proxy.program);
    await mkdir(folder, { recursive: true });
    const [command = '', ...args] = await proxy.prepare(site, folder);
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, DOMAIN: site.host, UPSTREAM: site.upstream, HOME: folder },
    });
    const ended = once(child, 'exit');
    try {
      await untilItAnswers(site.host);
      await checkAnswers(site.host, proxy.program);
      say(`Through ${proxy.program}: to https by itself, pages, headers and a body of 11.5 MB pass.`);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  }
}

const nginx: Proxy = {
  program: 'nginx',
  async prepare({ host, upstream, samples }, folder) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await writeFile(join(folder, 'fullchain.pem'), aCertificate(privateKey, [host]));
    await writeFile(join(folder, 'privkey.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const sample = await readFile(join(samples, 'nginx.conf'), 'utf8');
    const site = sample
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
      .replaceAll('quiz.school.example', host)
      .replace('127.0.0.1:3000', upstream)
      .replace('listen 80', `listen 127.0.0.1:${PORTS.http}`)
      .replace('listen 443', `listen 127.0.0.1:${PORTS.https}`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    const config = `daemon off; user root; pid ${join(folder, 'pid')}; error_log ${join(folder, 'log')}; events {} http { access_log off; ${places}\n${site}}`;
    await writeFile(join(folder, 'whole.conf'), config);
    return ['nginx', '-c', join(folder, 'whole.conf'), '-e', join(folder, 'log')];
  },
};

const caddy: Proxy = {
  program: 'caddy',
  async prepare({ samples }, folder) {
    const sample = await readFile(join(samples, 'Caddyfile'), 'utf8');
    const here = `{\n\thttp_port ${PORTS.http}\n\thttps_port ${PORTS.https}\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tstorage file_system ${folder}\n}\n`;
    await writeFile(join(folder, 'Caddyfile'), here + sample);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

async function untilItAnswers(host: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const answer = await askThrough(PORTS.https, host, '/healthz').catch(() => null);
    if (answer?.status === 200) return;
    if (tries === TRIES) throw new Error(`The proxy does not answer: ${answer?.status ?? 'no connection'}.`);
    await wait(250);
  }
}

async function checkAnswers(host: string, program: string): Promise<void> {
  const must = (holds: boolean, sentence: string) => {
    if (!holds) throw new Error(`${program}: ${sentence}`);
  };
  const plain = await fetch(`http://127.0.0.1:${PORTS.http}/`, { redirect: 'manual', headers: { host } });
  must([301, 308].includes(plain.status), `http answers ${plain.status} instead of leading to https.`);
  const page = await askThrough(PORTS.https, host, '/login/teacher');
  must(page.status === 200 && page.body.includes('site-config'), 'the page does not come through.');
  must(
    String(page.headers['strict-transport-security']).startsWith('max-age='),
    'browsers may go back to http.',
  );
  must(
    `${page.headers['content-security-policy']}`.startsWith("default-src 'none'"),
    'the page has lost its policy.',
  );
  const large = await askThrough(PORTS.https, host, '/question/', Buffer.alloc(BODY_BYTES));
  must(large.headers['x-request-id'] !== undefined, `a large body ends at the proxy with ${large.status}.`);
}
