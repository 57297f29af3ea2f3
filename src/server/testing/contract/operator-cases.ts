import { operatorMessages } from '../../../shared/operator/messages';
import { anyNumber, anyText, type ContractCase, row } from './contract-case';

/** The page of whoever runs the server: opened by a link, and for nobody who comes with an account. */
export const operatorCases: readonly ContractCase[] = [
  ...row(
    {
      rest: ['POST', () => '/operator/session', () => ({ link: 'none' })],
      trpc: ['mutate', 'operator.open', () => ({ link: 'none' })],
    },
    {
      name: 'a word that is no link opens nothing',
      given: 'draft',
      who: 'nobody',
      status: 401,
      body: operatorMessages.linkRefused,
    },
  ),
  ...row(
    // The version and the start are other ones each time: of this there is no example, and no twin to compare.
    { rest: ['GET', () => '/operator/state'] },
    {
      name: 'how the server is',
      given: 'draft',
      who: 'operator',
      status: 200,
      body: {
        version: anyText,
        nowMs: anyNumber,
        startedAt: anyNumber,
        warnings: [],
        databaseWritable: true,
        disk: null,
        backups: { count: 0, lastAt: null, drill: null },
        waiting: { openAttempts: 0, unsentMails: 0, evaluations: 0 },
        errors: [],
      },
    },
    {
      name: 'not for a teacher',
      given: 'draft',
      who: 'teacher',
      status: 401,
      body: operatorMessages.linkRefused,
    },
  ),
];
