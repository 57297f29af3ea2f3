import { erasePerson } from '../../src/server/features/privacy/erase';
import { exportPerson } from '../../src/server/features/privacy/export';
import type { AdminCommand } from './admin-command';

export const eraseCommand: AdminCommand = {
  name: 'erase-person',
  uses: [
    { call: '<email>', does: 'says what would be erased of somebody, and erases nothing' },
    { call: '<email> --yes', does: 'erases somebody for good, in both roles' },
  ],
  run(deps, [email, yes, ...more]) {
    if (!email?.includes('@') || more.length > 0 || (yes !== undefined && yes !== '--yes')) return undefined;
    if (yes === undefined) {
      const counts = Object.entries(exportPerson(deps, email).tables).map(
        ([table, rows]) => `  ${table}: ${rows.length}`,
      );
      return [
        `Stored about ${email}, in rows:`,
        ...counts,
        'Attempts go with all that hangs on them, and so do quizzes that nobody has taken. Quizzes that students took, and payments, stay without a name.',
        'Nothing has been erased. To do it: the same again with --yes. There is no way back.',
      ];
    }
    const { attempts, quizzes, accountsDeleted, accountsNameless } = erasePerson(deps, email);
    return [
      `Erased: ${attempts} attempts, ${quizzes} quizzes, ${accountsDeleted} accounts.`,
      ...(accountsNameless > 0
        ? [
            `${accountsNameless} accounts stay without name and address, since students' attempts or payments hang on them.`,
          ]
        : []),
      'Backups still hold it until they are deleted: those of the server after 12 months at the latest. After a restore, please do this again.',
    ];
  },
};
