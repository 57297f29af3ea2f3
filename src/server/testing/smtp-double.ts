import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { aCertificate } from './certificate';
import { type ReadMail, readMail } from './read-mail';

/** The server's response instead of success: a refusal, silence, or a closed connection. */
export type Misdeed = { readonly code: number; readonly text: string } | 'hang' | 'cut';

/** The server's behaviour; a test may change it at any time. */
export interface MailServerMood {
  login?: { readonly user: string; readonly pass: string };
  onConnect?: () => Misdeed | undefined;
  onSender?: (address: string) => Misdeed | undefined;
  onRecipient?: (address: string) => Misdeed | undefined;
  onData?: (recipient: string) => Misdeed | undefined;
}

export interface MailServer {
  readonly port: number;
  readonly mood: MailServerMood;
  /** Accepted mails in order. */
  readonly taken: {
    readonly to: string;
    readonly from: string;
    readonly mail: ReadMail;
    readonly raw: string;
  }[];
  readonly connectionCount: () => number;
  /** The certificate for clients to trust; its host name is localhost. */
  readonly certificate: string;
  /** Closes every connection; encrypted ones close by themselves. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
}

const CLOSE_MS = 50;
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const certificate = aCertificate(key, ['localhost']);

/** A real SMTP server on loopback. */
export async function aMailServer({
  tls = 'never',
  port = 0,
  mood = {},
}: {
  tls?: 'never' | 'offered' | 'at-once';
  port?: number;
  mood?: MailServerMood;
} = {}): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const answer = (misdeed: Misdeed | undefined, done: (error?: Error | null) => void) => {
    if (misdeed === 'hang') return;
    if (misdeed === 'cut') cut();
    else done(misdeed ? Object.assign(new Error(misdeed.text), { responseCode: misdeed.code }) : null);
  };
  const server = new SMTPServer({
    secure: tls === 'at-once',
    key: key.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate,
    disabledCommands: tls === 'never' ? ['STARTTLS'] : [],
    authOptional: true,
    closeTimeout: CLOSE_MS,
    allowInsecureAuth: true,
    onConnect: (_session, done) => answer(mood.onConnect?.(), done),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === mood.login?.user && password === mood.login?.pass;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error(`5.7.8 ${username} is not accepted`), { responseCode: 535 }));
    },
    onMailFrom: ({ address }, session, done) => {
      if (mood.login && !session.user) answer({ code: 530, text: '5.7.0 Please sign in first' }, done);
      else answer(mood.onSender?.(address), done);
    },
    onRcptTo: ({ address }, _session, done) => answer(mood.onRecipient?.(address), done),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo[0]?.address ?? '';
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
      });
      stream.on('end', () => {
        const misdeed = mood.onData?.(to);
        const raw = Buffer.concat(chunks).toString('utf8');
        if (!misdeed) taken.push({ to, from, mail: readMail(raw), raw });
        answer(misdeed, done);
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    // Node crashes if the socket below a TLS socket is destroyed.
    if (tls !== 'never') return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    cut();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  onTestFinished(stop);
  return {
    port: (server.server.address() as AddressInfo).port,
    mood,
    taken,
    connectionCount: () => connections,
    certificate,
    cut,
    stop,
  };
}
