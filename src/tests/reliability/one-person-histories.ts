import { statSync } from 'node:fs';
import { join } from 'node:path';
import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';
import { publishQuiz } from './class-on-quiz';
import { done } from './client';
import type { Attack } from './one-person-class';

const ESSAYS = 20;
/** Each 0.6 MB; together twice the allowed growth of the database. */
const SAVES_AT_LEAST = 200;
const AT_ONCE = 4;
const GROWTH_MAXIMUM_MB = 64;

/** A student who rewrites twenty of the longest answers with every save, as fast as possible. */
export const historiesAttack: Attack = {
  name: 'endless histories',
  protection: 'saved-bytes',
  async begin({ server, signIn, teacher }) {
    const essay = { type: 'long', correctAnswer: 'Cells.', maximumMarks: 5 };
    const { shareId, questionIds } = await publishQuiz(teacher, 'Essays', Array(ESSAYS).fill(essay));
    const student = await signIn(server.url, 'student', 'Fast Writer');
    const { attempt } = await done(student.call('POST', '/student/attempt', { shareId }));
    const before = megabytesIn(server.dataDir);
    let [revision, kept, refused, isOver] = [0, 0, 0, false];
    const save = async () => {
      revision += 1;
      // Three bytes a letter.
      const text = `${revision}`.padEnd(TEXT_MAXIMUM_LENGTH, '字');
      const answers = Object.fromEntries(questionIds.map((id) => [id, text]));
      const { status } = await student.mutate('attempts.saveAnswers', {
        attemptId: attempt._id,
        revision,
        answers,
      });
      if (status === 200) kept += 1;
      else refused += 1;
    };
    await save();
    const writing = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver || revision < SAVES_AT_LEAST) await save();
    });
    const endAll = async () => {
      isOver = true;
      await Promise.all(writing);
      const grown = Math.round(megabytesIn(server.dataDir) - before);
      return {
        figures: { 'saves of 0.6 MB kept': kept, refused, 'MB more of database': grown },
        failures: grown > GROWTH_MAXIMUM_MB ? [`the database grew by ${grown} MB`] : [],
      };
    };
    return { end: endAll };
  },
};

const megabytesIn = (dataDir: string) =>
  ['quiz.sqlite', 'quiz.sqlite-wal'].reduce(
    (sum, name) => sum + statSync(join(dataDir, name)).size / 1_000_000,
    0,
  );
