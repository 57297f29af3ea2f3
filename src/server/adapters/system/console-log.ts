import { describeError } from '../../operations/describe-error';
import type { Log } from '../../ports/log';

/** One JSON object a line, with its time and level. Errors keep their code and their place, and nothing that people wrote. */
export const lineLog = (write: (line: string, level: 'info' | 'error') => void): Log => {
  const log = (level: 'info' | 'error', event: string, fields: object = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`, level);
  return {
    info: (event, fields) => log('info', event, fields),
    error: (event, error, fields) => log('error', event, { ...fields, ...describeError(error) }),
  };
};

/** Information goes to standard output, errors to standard error. */
export const consoleLog: Log = lineLog((line, level) => {
  (level === 'error' ? process.stderr : process.stdout).write(line);
});

/** Lets the server go on when whoever read its log has gone: without it, the next line would end the process. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
