import { exportAccount, exportMember, exportPerson } from '../../src/server/features/privacy/export';
import type { AdminCommand } from './admin-command';
import { readMember } from './member-words';

export const exportCommand: AdminCommand = {
  name: 'export-person',
  uses: [{ call: '<email>', does: 'prints all that is stored about somebody, as JSON: … > person.json' }],
  run(deps, [email, ...more]) {
    if (!email?.includes('@') || more.length > 0) return undefined;
    return [JSON.stringify(exportPerson(deps, email), null, 2)];
  },
};

export const exportMemberCommand: AdminCommand = {
  name: 'export-member',
  uses: [
    { call: '<class code> <name or number>', does: 'the same of a student without an address' },
    { call: '<account ID>', does: 'the same where the class is gone; the command users shows the ID' },
  ],
  run(deps, words) {
    const who = readMember(words);
    if (!who) return undefined;
    const stored = 'accountId' in who ? exportAccount(deps, who.accountId) : exportMember(deps, who);
    return [JSON.stringify(stored, null, 2)];
  },
};
