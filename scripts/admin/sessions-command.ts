import { endSessions } from '../../src/server/features/accounts/end-sessions';
import type { AdminCommand } from './admin-command';

export const sessionsCommand: AdminCommand = {
  name: 'sessions',
  uses: [{ call: 'end <email>', does: 'signs somebody out on every device, in both roles' }],
  run(deps, [act, email, ...more]) {
    if (act !== 'end' || !email || more.length > 0) return undefined;
    const count = endSessions(deps, email);
    return [count === 1 ? '1 session has ended.' : `${count} sessions have ended.`];
  },
};
