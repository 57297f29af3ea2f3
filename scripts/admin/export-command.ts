import { exportPerson } from '../../src/server/features/privacy/export';
import type { AdminCommand } from './admin-command';

export const exportCommand: AdminCommand = {
  name: 'export-person',
  uses: [{ call: '<email>', does: 'prints all that is stored about somebody, as JSON: … > person.json' }],
  run(deps, [email, ...more]) {
    if (!email?.includes('@') || more.length > 0) return undefined;
    return [JSON.stringify(exportPerson(deps, email), null, 2)];
  },
};
