import { searchUsers } from '../../src/server/features/accounts/search-users';
import { oneLine } from '../../src/server/rules/mail/email';
import type { AdminCommand } from './admin-command';
import { printTable, printTime } from './print';

const SHOWN_AT_MOST = 1000;

export const usersCommand: AdminCommand = {
  name: 'users',
  uses: [{ call: '[part]', does: 'lists who is known here, or those whose address or name has this part' }],
  run(deps, words) {
    const found = searchUsers(deps, { part: words.join(' '), limit: SHOWN_AT_MOST });
    if (found.length === 0) return ['Nobody.'];
    const table = printTable([
      ['EMAIL OR ID', 'NAME', 'ROLE', 'SIGN-IN', 'SINCE', 'LAST SEEN'],
      ...found.map(({ accountId, email, name, role, provider, createdAt, lastSeenAt }) => [
        // PIN accounts have no address; the ID identifies them.
        email === '' ? accountId : oneLine(email),
        oneLine(name),
        role,
        provider,
        printTime(createdAt),
        printTime(lastSeenAt),
      ]),
    ]);
    return found.length < SHOWN_AT_MOST ? table : [...table, 'There may be more: please name a part.'];
  },
};
