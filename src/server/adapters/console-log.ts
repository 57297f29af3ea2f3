import type { Log } from '../ports/log';

/** One JSON object a line: information to standard output, errors to standard error. */
export const consoleLog: Log = {
  info: (event, fields) => {
    process.stdout.write(line('info', event, fields));
  },
  error: (event, error, fields) => {
    process.stderr.write(line('error', event, { ...fields, error: describe(error) }));
  },
};

const line = (level: string, event: string, fields: object = {}) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
