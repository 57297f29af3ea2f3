import { describeError } from '../../operations/describe-error';
import type { Log } from '../../ports/log';

/** One JSON object per line with time and level. Errors keep their code and stack, without users' texts. */
export const lineLog = (write: (line: string, level: 'info' | 'error') => void): Log => {
  const log = (level: 'info' | 'error', event: string, fields: object = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`, level);
  return {
    info: (event, fields) => log('info', event, fields),
    error: (event, error, fields) => log('error', event, { ...fields, ...describeError(error) }),
  };
};

/** Information to standard output, errors to standard error. */
export const consoleLog: Log = lineLog((line, level) => {
  (level === 'error' ? process.stderr : process.stdout).write(line);
});

/** Ignores a closed log pipe, which would end the process at the next line. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
