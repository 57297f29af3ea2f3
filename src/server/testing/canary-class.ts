import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupCommitOf, transactionOf } from '../db/commit';
import { aiRequests } from '../db/grading-schema';
import { openDb } from '../db/open';
import { aFolder } from './a-folder';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from './factories';
import { aWorld } from './world';

export const CANARY = 'Xanthippe';
export const EMAIL = `sam.${CANARY.toLowerCase()}@school.example`;
const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * A class in a database file: Sam, whose name and words are the canary, and Eve wrote, left the page, were
 * marked and corrected.
 */
export async function aMarkedClass() {
  const file = join(aFolder('erase'), 'quiz.sqlite');
  const db = openDb({ file, migrationsFolder });
  const world = aWorld({ db, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) });
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId, questionIds } = quiz;
  await teacher.mutate('timekeeping.setAllowance', {
    email: EMAIL,
    timeFactorPercent: 150,
    extraTabChanges: 0,
  });
  const [, , short = '', long = ''] = questionIds;
  const submit = async (name: string, words: string) => {
    const answers = { [short]: words, [long]: `${words}, at length` };
    const { student, attemptId } = await aStarter(world, quiz, name);
    await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt: world.clock.now() });
    await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers });
    await teacher.mutate('supervision.sendMessage', { quizId, attemptId, text: `Dear ${name}` });
    return aSubmitter(world, quiz, { name, answers });
  };
  await aStarter(world, quiz, 'Eve');
  await teacher.mutate('supervision.sendMessage', { quizId, text: 'To the others' });
  const sam = await submit(`Sam ${CANARY}`, `the words of ${CANARY}`);
  const eve = await submit('Eve', 'the words of Eve');
  await evaluate(world, quiz);
  for (const { student } of [sam, eve]) {
    const marks = { studentId: student.accountId, quizId, questionId: short, marks: 0.5 };
    await teacher.rest('PUT', '/quiz/question/update-marks', marks);
  }
  const both = { questionId: long, studentIds: [sam.student.accountId, eve.student.accountId], marks: 1 };
  await teacher.rest('PUT', `/quiz/${quizId}/marks`, both);
  await teacher.mutate('comments.write', { quizId, ...both, text: 'See page 9.' });
  for (const [{ student }, text] of [
    [sam, `${CANARY}, why?`],
    [eve, 'Eve, why?'],
  ] as const) {
    const { accountId } = student;
    await teacher.mutate('comments.write', { quizId, questionId: short, studentIds: [accountId], text });
    await teacher.mutate('comments.writeOnSubmission', { quizId, studentId: accountId, text });
  }
  await teacher.mutate('phrases.add', { text: 'Ann says why.' });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  for (const [{ student }, name] of [
    [sam, CANARY],
    [eve, 'Eve'],
  ] as const) {
    await student.mutate('appeals.ask', { quizId, questionId: short, text: `It is right, says ${name}` });
    const about = { quizId, questionId: short, studentId: student.accountId };
    await teacher.mutate('appeals.answer', { ...about, answer: `So it is, ${name}` });
  }
  const texts = [`the words of ${CANARY}`, 'the words of Eve', 'our own'].map((text, at) => ({
    text,
    isTest: at === 2,
  }));
  const asked = { host: 'ai.example', model: 'm', question: 'Why?', modelAnswer: 'So', tokens: 9 };
  db.insert(aiRequests)
    .values({
      ...asked,
      id: 'r',
      quizId,
      questionId: short,
      sentAt: 7,
      texts: JSON.stringify(texts),
      outcome: 'answered',
    })
    .run();
  return { file, world, quiz, sam, eve, short, long };
}
