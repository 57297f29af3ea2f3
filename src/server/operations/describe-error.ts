import { errorCodeOf } from '../rules/error-code';
import { sourceFrame } from './source-frames';

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
