import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { errorCodeOf } from '../rules/error-code';

/** An error without personal data, for the log. */
export interface DescribedError {
  /** Name and message without people's texts. */
  readonly error: string;
  readonly code?: string;
  /** The stack, as files and lines of the program. */
  readonly at?: string;
  readonly cause?: string;
}

const MESSAGE_MAXIMUM_LENGTH = 300;
const FRAMES = 12;
const FRAME_MAXIMUM_LENGTH = 500;

/**
 * Describes an error for the log without people's texts: messages may quote values such as a query's parameters or invalid
 * JSON.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { error: typeof error === 'string' ? withoutPersonal(error) : `a thrown ${typeof error}` };
  }
  const code = errorCodeOf(error);
  const frames = framesOf(error);
  return {
    error: shortly(error),
    ...(code !== '' && { code }),
    ...(frames !== '' && { at: frames }),
    ...(error.cause instanceof Error && { cause: shortly(error.cause) }),
  };
}

const shortly = ({ name, message }: Error) => `${name}: ${withoutPersonal(message)}`;

/** The first line of a text without values, quotations, email addresses and tokens. */
export function withoutPersonal(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return withoutQuoted(line.replace(/\bparams:.*$/i, 'params: …'))
    .replace(/'[^'@\n]*@[^'\n]*'/g, "'…'")
    .replace(/[^\s<>()[\],;:"']+/g, (word) => (/^.+@./.test(word) ? '…@…' : word))
    .replace(/\beyJ[\w.-]+|(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,}/g, '…')
    .slice(0, MESSAGE_MAXIMUM_LENGTH);
}

/** From the first quotation mark to the last. */
function withoutQuoted(line: string): string {
  const from = line.search(/["“`]/);
  const to = Math.max(...['"', '”', '`'].map((mark) => line.lastIndexOf(mark)));
  return from === -1 || to <= from ? line : `${line.slice(0, from)}"…"${line.slice(to + 1)}`;
}

/** The frames of a stack, without the message before them. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => line.length <= FRAME_MAXIMUM_LENGTH && /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => sourceFrame(line.trim()))
    .join(' | ');

const PLACE = /(file:\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/;
/** By bundled file; null without a map. */
const maps = new Map<string, SourceMap | null>();

/**
 * Maps a frame of the bundle to the source. Reads source maps at the first error: Node's own option reads them at each start,
 * which takes a quarter longer.
 */
export const sourceFrame = (frame: string): string =>
  frame.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    // Without a map the frame of the bundle is logged.
  }
  maps.set(file, map);
  return map;
}
