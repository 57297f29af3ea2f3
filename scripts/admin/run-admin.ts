import { DomainError } from '../../src/shared/errors';
import type { AdminCommand, AdminDeps } from './admin-command';
import { auditCommand } from './audit-command';
import { eraseCommand, eraseMemberCommand } from './erase-command';
import { exportCommand, exportMemberCommand } from './export-command';
import { openCommand } from './open-command';
import { outboxCommand } from './outbox-command';
import { planCommand } from './plan-command';
import { printTable } from './print';
import { sessionsCommand } from './sessions-command';
import { undeleteCommand } from './undelete-command';
import { usersCommand } from './users-command';

/** To add a command, write its file and list it here. */
const COMMANDS: readonly AdminCommand[] = [
  openCommand,
  usersCommand,
  sessionsCommand,
  planCommand,
  outboxCommand,
  undeleteCommand,
  exportCommand,
  eraseCommand,
  exportMemberCommand,
  eraseMemberCommand,
  auditCommand,
];

interface Terminal {
  say(line: string): void;
  complain(line: string): void;
}

/**
 * Runs the arguments of `npm run admin --` and returns the exit code: 0 done, 1 refused with a message, 2 not understood.
 * Opens the data folder only for a known command.
 */
export function runAdmin(
  words: readonly string[],
  open: () => AdminDeps,
  { say, complain }: Terminal,
): number {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help') {
    for (const line of helpFor(COMMANDS)) say(line);
    return 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    for (const line of [`There is no command "${name}".`, ...helpFor(COMMANDS)]) complain(line);
    return 2;
  }
  try {
    const lines = command.run(open(), rest);
    for (const line of lines ?? []) say(line);
    if (lines) return 0;
    for (const line of helpFor([command])) complain(line);
    return 2;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    complain(error.message);
    return 1;
  }
}

const helpFor = (commands: readonly AdminCommand[]): readonly string[] => [
  'npm run admin -- …',
  ...printTable(
    commands.flatMap(({ name, uses }) =>
      uses.map(({ call, does }) => [`  ${`${name} ${call}`.trim()}`, does]),
    ),
  ),
];
