import { connect, type Socket } from 'node:net';
import type { Attack } from './one-person-class';
import { historiesAttack } from './one-person-histories';
import { keptAttack } from './one-person-kept';
import { listsAttack } from './one-person-lists';
import { pinsAttack } from './one-person-pins';
import { repeat } from './one-person-repeat';
import { signInsAttack } from './one-person-sign-ins';
import { uploadsAttack } from './one-person-uploads';
import type { ServerProcess } from './server-process';

const HALF_SENT = 1500;
const DASHBOARDS = 300;
/** A common limit of containers and services; a single person can open more. */
const OPEN_FILES = 1100;
const AGAIN_MS = 1000;
/** Each fits into the size limit of a sign-in; together they exceed the server's memory for bodies. */
const BODIES = 2400;
const MORE_BODIES = 200;
const ANSWERED_WITHIN_MS = 5000;
const BODY_BYTES = 250_000;
const SENT_BYTES = 249_000;

/** Requests that never end, half of them within their headers, and a burst over a session. */
const halfSentAttack: Attack = {
  name: 'half-sent requests and dashboards',
  protection: 'connection-room',
  openFiles: OPEN_FILES,
  async begin({ server, teacher }) {
    const sockets: Socket[] = [];
    const dashboards: Promise<unknown>[] = [];
    const heads = ['', 'Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{'];
    const again = async () => {
      const more = Array.from({ length: HALF_SENT }, (_, at) => send(server, heads[at % 2] ?? ''));
      sockets.push(...more);
      for (let at = 0; at < DASHBOARDS; at += 1) dashboards.push(teacher.call('GET', '/teacher/'));
      await Promise.all(more.map(connected));
      await isHeardAfter(server);
    };
    const endAll = async () => {
      for (const socket of sockets) socket.destroy();
      return {
        figures: { 'half-sent requests': sockets.length, dashboards: dashboards.length },
        failures: [],
      };
    };
    return { again, end: endAll };
  },
};

/** Anonymous bodies that are never completed. */
const bodiesAttack: Attack = {
  name: 'bodies of strangers',
  protection: 'body-room',
  async begin({ server }) {
    const head = `Content-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`;
    const part = head + ' '.repeat(SENT_BYTES);
    const sockets: Socket[] = [];
    const sendMany = () => {
      const length = sockets.length === 0 ? BODIES : MORE_BODIES;
      const more = Array.from({ length }, () => send(server, part));
      sockets.push(...more);
      return Promise.all(more.map(sent));
    };
    const end = await repeat(sendMany, AGAIN_MS);
    const endAll = async () => {
      await end();
      for (const socket of sockets) socket.destroy();
      return { figures: { 'unfinished bodies': sockets.length }, failures: [] };
    };
    return { end: endAll };
  },
};

const connected = (socket: Socket) =>
  new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));

/** Connections are accepted in order, so a response means that all earlier ones were accepted. */
const isHeardAfter = ({ url }: ServerProcess) =>
  fetch(`${url}/healthz`, {
    headers: { Connection: 'close' },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  }).catch(() => undefined);

const sent = (socket: Socket) =>
  new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));

function send({ url }: ServerProcess, rest: string): Socket {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(`POST /auth/login/student HTTP/1.1\r\nHost: ${host}\r\n${rest}`);
  return socket;
}

export const attacks: readonly Attack[] = [
  halfSentAttack,
  bodiesAttack,
  uploadsAttack,
  signInsAttack,
  pinsAttack,
  historiesAttack,
  listsAttack,
  keptAttack,
];
