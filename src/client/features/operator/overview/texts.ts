/** The words of the page for whoever runs the server. */
export const texts = {
  title: 'This server',
  runsSince: (version: string, since: string) => `Version ${version}, running since ${since}`,
  refresh: 'Refresh',
  openUntil: (time: string) => `This page is read-only and open until ${time}. Reloading it closes it.`,
  closed: 'This page needs a link',
  howToOpen: 'A link opens it once, within 10 minutes. On the server’s machine:',
  command: 'npm run admin -- open',
  cannotLoad: 'The server could not be reached. Please try again.',
  database: 'Database',
  writable: 'Can be written',
  notWritable: 'Cannot be written',
  disk: 'Disk',
  hasRoom: 'Enough space',
  almostFull: 'Almost full',
  free: (free: string, total: string) => `${free} free of ${total}.`,
  guard: (guard: string) => `Below ${guard}, only answers are stored.`,
  backup: 'Last backup',
  noBackup: 'None yet',
  firstBackup: 'The server makes the first one by itself within the hour.',
  backups: (count: number) => (count === 1 ? 'It is the only one.' : `There are ${count}.`),
  fresh: 'Fresh',
  tooOld: 'Older than a day',
  drill: 'Tested restore',
  noDrill: 'Not tried yet',
  weekly: 'Once a week the newest backup is restored as a test.',
  passed: 'Works',
  failed: 'Failed',
  restored: (backup: string, seconds: string) =>
    `${backup} was restored as a test in ${seconds} s, and checked.`,
  waiting: 'At work',
  openAttempts: 'Running attempts',
  evaluations: 'Evaluations',
  unsentMails: 'Emails waiting',
  errors: 'Last errors',
  noErrors: 'None since the start.',
  request: (id: string) => `Request ${id}`,
  more: 'Logs, health and figures: docs/operations.md. People, plans, mail, restored quizzes: npm run admin -- help.',
} as const;

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as a person says them: '79 GB', '1.5 MB'. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
}
