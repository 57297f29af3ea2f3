import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Change } from './disk-image';

/** An operation of a traced server, in order. */
export type Step =
  | { readonly kind: 'change'; readonly file: string; readonly change: Change }
  | { readonly kind: 'sync'; readonly file: string }
  /** Text sent on a socket: from now on a client may know it. */
  | { readonly kind: 'said'; readonly text: string };

/** The tracer command: the server stays a child of the starter, and only its main thread is traced. */
export const traced = (logFile: string): readonly string[] => [
  ...['strace', '-D', '-qq', '-yy', '-xx', '-s', '200000', '-o', logFile],
  ...['-e', 'trace=pwrite64,fsync,fdatasync,ftruncate,write,writev,sendto,sendmsg'],
];

const CALL = /^(\w+)\(\d+<(.*?)>(?:, |\))(.*)$/;
const TEXT = /"((?:\\x[0-9a-f]{2})*)"/g;

/** Parses a trace without failed and unfinished calls. */
export async function* stepsOf(logFile: string): AsyncGenerator<Step> {
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    const [, call = '', target = '', rest = ''] = CALL.exec(line) ?? [];
    const step = stepOf(call, plain(target), rest);
    if (step) yield step;
  }
}

function stepOf(call: string, target: string, rest: string): Step | undefined {
  const result = Number(/= (-?\d+)[^"]*$/.exec(rest)?.[1] ?? -1);
  if (result < 0) return undefined;
  const file = basename(target);
  if (call === 'fsync' || call === 'fdatasync') return { kind: 'sync', file };
  if (call === 'ftruncate')
    return { kind: 'change', file, change: { kind: 'cut', length: Number.parseInt(rest, 10) } };
  const [bytes = Buffer.alloc(0)] = [
    Buffer.concat([...rest.matchAll(TEXT)].map(([, text = '']) => unhexed(text))),
  ];
  if (call !== 'pwrite64')
    return /^(TCP|socket)/.test(target) ? { kind: 'said', text: bytes.toString() } : undefined;
  const at = Number(/, (\d+)\) += \d+$/.exec(rest)?.[1]);
  return { kind: 'change', file, change: { kind: 'write', at, bytes: bytes.subarray(0, result) } };
}

const unhexed = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

/** With -xx strace writes names in hex as well. */
const plain = (target: string): string =>
  target.startsWith('\\x') ? unhexed(target.replaceAll(/[^\\x0-9a-f]/g, '')).toString() : target;
