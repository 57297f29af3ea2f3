import { listDeletedQuizzes, restoreQuiz } from '../../src/server/features/quizzes/undelete';
import { oneLine } from '../../src/server/rules/mail/email';
import type { AdminCommand } from './admin-command';
import { printTable, printTime } from './print';

export const undeleteCommand: AdminCommand = {
  name: 'undelete',
  uses: [
    {
      call: '[email]',
      does: 'lists the quizzes that were deleted in the last 30 days, of all or of one teacher',
    },
    { call: 'quiz <id>', does: 'brings one of them back, with its attempts and marks' },
  ],
  run(deps, [first = '', quizId, ...more]) {
    if (first === 'quiz') {
      if (!quizId || more.length > 0) return undefined;
      const { title, email } = restoreQuiz(deps, quizId);
      return [`“${oneLine(title)}” is back for ${email}.`];
    }
    if (quizId !== undefined || (first !== '' && !first.includes('@'))) return undefined;
    const quizzes = listDeletedQuizzes(deps, first);
    if (quizzes.length === 0) return ['No quiz can be restored.'];
    return printTable([
      ['ID', 'TITLE', 'TEACHER', 'DELETED', 'KEPT UNTIL'],
      ...quizzes.map(({ quizId, title, email, deletedAt, keptUntil }) => [
        quizId,
        oneLine(title),
        oneLine(email),
        printTime(deletedAt),
        printTime(keptUntil),
      ]),
    ]);
  },
};
