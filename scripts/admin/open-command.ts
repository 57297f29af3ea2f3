import { makeOperatorLink } from '../../src/server/features/operator/open-session';
import type { AdminCommand } from './admin-command';

export const openCommand: AdminCommand = {
  name: 'open',
  uses: [
    {
      call: '',
      does: 'prints a link to the page of the operator in the browser; good once, within 10 minutes',
    },
  ],
  run(deps, words) {
    if (words.length > 0) return undefined;
    return [`${deps.siteDetails.publicUrl}/admin#${makeOperatorLink(deps)}`];
  },
};
