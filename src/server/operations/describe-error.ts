import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { errorCodeOf } from '../rules/error-code';

/** An error as it may stand in the log. */
export interface DescribedError {
  /** Its name and its message, without what people wrote. */
  readonly error: string;
  readonly code?: string;
  /** Where it was thrown: files and lines of the program. */
  readonly at?: string;
  readonly cause?: string;
}

const MESSAGE_MAXIMUM_LENGTH = 300;
const FRAMES = 12;
const FRAME_MAXIMUM_LENGTH = 500;

/**
 * What helps to mend a fault, and nothing of what people wrote: the words of an error may carry the values that it is about,
 * such as the parameters of a query or a piece of the JSON that could not be read.
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

/** The first line of a text without what may be a person's: values, quoted pieces, addresses of mail, and whatever looks like a token. */
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

/** Only the frames of a stack, which follow the message. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => line.length <= FRAME_MAXIMUM_LENGTH && /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => sourceFrame(line.trim()))
    .join(' | ');

const PLACE = /(file:\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/;
/** By bundled file; null where no map lies beside it. */
const maps = new Map<string, SourceMap | null>();

/**
 * The frame of a stack as it stands in the source. The maps are read at the first error that needs them: Node's own switch
 * for it reads them at each start, a quarter of its time.
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
    // Without a map the place in the bundle is all that is known.
  }
  maps.set(file, map);
  return map;
}
