import {
  type Erasure,
  eraseAccount,
  eraseMember,
  erasePerson,
} from '../../src/server/features/privacy/erase';
import { lookUpFound, type StoredAbout } from '../../src/server/features/privacy/export';
import { findByAccount, findByAddress, findMember } from '../../src/server/features/privacy/find-person';
import type { AdminCommand } from './admin-command';
import { readMember } from './member-words';

export const eraseCommand: AdminCommand = {
  name: 'erase-person',
  uses: [
    { call: '<email>', does: 'says what would be erased of somebody, and erases nothing' },
    { call: '<email> --yes', does: 'erases somebody for good, in both roles' },
  ],
  run(deps, [email, yes, ...more]) {
    if (!email?.includes('@') || more.length > 0 || (yes !== undefined && yes !== '--yes')) return undefined;
    return yes === undefined
      ? preview(
          email,
          lookUpFound(deps, () => findByAddress(deps.db, email)),
        )
      : done(erasePerson(deps, email));
  },
};

export const eraseMemberCommand: AdminCommand = {
  name: 'erase-member',
  uses: [
    { call: '<class code> <name or number> [--yes]', does: 'the same of a student without an address' },
    {
      call: '<account ID> [--yes]',
      does: 'the same where the class is gone; the command users shows the ID',
    },
  ],
  run(deps, words) {
    const isSure = words.at(-1) === '--yes';
    const who = readMember(isSure ? words.slice(0, -1) : words);
    if (!who) return undefined;
    if ('accountId' in who) {
      const { accountId } = who;
      return isSure
        ? done(eraseAccount(deps, accountId))
        : preview(
            accountId,
            lookUpFound(deps, () => findByAccount(deps.db, accountId)),
          );
    }
    return isSure
      ? done(eraseMember(deps, who))
      : preview(
          who.called,
          lookUpFound(deps, () => findMember(deps.db, who)),
        );
  },
};

const preview = (called: string, { rows }: StoredAbout) => [
  `Stored about ${called}, in rows:`,
  ...Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`),
  'Attempts go with all that hangs on them, and so do the lines of classes, and quizzes that nobody has taken. Quizzes that students took, and payments, stay without a name.',
  'Nothing has been erased. To do it: the same again with --yes. There is no way back.',
];

const done = ({ attempts, quizzes, accountsDeleted, accountsNameless }: Erasure) => [
  `Erased: ${attempts} attempts, ${quizzes} quizzes, ${accountsDeleted} accounts.`,
  ...(accountsNameless > 0
    ? [
        `${accountsNameless} accounts stay without name and address, since students' attempts or payments hang on them.`,
      ]
    : []),
  'Backups still hold it until they are deleted: those of the server after 12 months at the latest. After a restore, please do this again.',
];
