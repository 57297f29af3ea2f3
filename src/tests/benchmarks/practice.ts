import '../../../scripts/launch/on-current-node.mjs';
import { join } from 'node:path';
import { systemClock } from '../../server/adapters/system/clocks';
import { groupCommitOf, transactionOf } from '../../server/db/commit';
import { openDb } from '../../server/db/open';
import { aFolder } from '../../server/testing/a-folder';
import { countStatements } from '../../server/testing/count-statements';
import { type Person, personOn } from '../../server/testing/person';
import { practising } from '../../server/testing/practice';
import { aWorld, MIGRATIONS } from '../../server/testing/world';
import { medianOf } from './server/figures';
import { publishQuiz, schoolWriter } from './server/school-writer';

/**
 * `npx tsx src/tests/benchmarks/practice.ts` measures what practice costs the process that also serves running quizzes: for a
 * quiz taken by 1,200, and for a tag with 600 questions in 60 such quizzes. CPU milliseconds are the longest wait of other
 * requests; an answer also waits for the shared commit.
 */
const STUDENTS = 1200;
const QUIZZES = 60;
const QUESTIONS = 10;
const TIMES = 100;
const TEXT =
  'Leaves hold a green stuff that takes in red and blue light and gives the green light back to us. ';

const folder = aFolder('practice');
const db = openDb({ file: join(folder, 'quiz.sqlite'), migrationsFolder: MIGRATIONS });
const world = aWorld({
  ...{ db, clock: systemClock, inTransaction: transactionOf(db), groupCommit: groupCommitOf(db) },
});
const write = schoolWriter(db.$client);
const run = (sql: string, ...values: (string | number)[]) => db.$client.prepare(sql).run(...values);

const { students, teacher } = db.$client.transaction(() => {
  const owner = write.person('teacher', 'ann');
  const all = Array.from({ length: STUDENTS }, (_, at) => write.person('student', `student${at}`));
  for (let at = 0; at < QUIZZES; at += 1) {
    const quizId = `quiz${at}`;
    publishQuiz(write, { quizId, teacherId: owner.id, questions: QUESTIONS });
    write.paper(quizId);
    for (const { id } of all) write.attempt({ id: `${quizId}-${id}`, quizId, studentId: id, isMarked: true });
    write.markDone(quizId);
  }
  run('update quizzes set accepting_responses = 0');
  run('update attempts set released_at = evaluated_at');
  run("insert into question_tags (question_id, tag) select id, 'light' from questions");
  run("insert into classes (id, teacher_id, name, code, created_at) values ('7b', 'ann', '7b', '7b', 1)");
  for (const { id } of all) {
    run(
      `insert into class_members (id, class_id, name, account_id, larger_text, hide_timer, created_at)
        values (?, '7b', ?, ?, 0, 0, 1)`,
      ...[`7b-${id}`, id, id],
    );
  }
  return { students: all, teacher: owner };
})();
db.$client.exec('analyze');

const ann = personOn(world.app, teacher.token);
const open = async (subject: object): Promise<string> =>
  (await ann.rest('POST', '/practice', subject)).body._id;
const quizSet = await open({ quizId: 'quiz0' });
const tagSet = await open({ tag: 'light', classIds: ['7b'] });
const people = students.map(({ token, id }) => personOn(world.app, token, id));

/** CPU and wall time of consecutive actions, and the number of statements of one. */
async function measure(what: string, act: (person: Person) => Promise<{ status?: number } | object>) {
  const [first, ...others] = people.slice(0, TIMES + 1);
  if (!first) throw new Error('There is nobody.');
  const { reads, writes } = await countStatements(world, () => act(first));
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const person of others) {
    const began = performance.now();
    await act(person);
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  const core = (user + system) / 1000 / others.length;
  console.log(
    `${what}: ${core.toFixed(1)} ms of a core, ${medianOf(times).toFixed(1)} ms until it is answered, ${reads} statements read and ${writes} write`,
  );
}

/** Measures the answer alone; its question is requested beforehand. */
async function measureAnswers(what: string, setId: string, type: string, answer: unknown) {
  const prepared = new Map<Person, object>();
  for (const person of people.slice(0, TIMES + 1)) {
    const { next, send } = practising(person, setId);
    let { question, showing } = await next();
    for (; question && question.type !== type; { question, showing } = await next()) {
      await send({ questionId: question._id, showing, answer: null });
    }
    prepared.set(person, { questionId: question?._id, showing, answer });
  }
  await measure(what, async (person) => {
    const answered = await practising(person, setId).send(prepared.get(person) ?? {});
    if (answered.status !== 200) throw new Error(JSON.stringify(answered.body));
    return answered;
  });
}

console.log(`${STUDENTS} students, ${QUIZZES} quizzes of ${QUESTIONS} questions, all taken and released`);
await measure('next of a quiz', (person) => practising(person, quizSet).next());
await measureAnswers('answer to a choice', quizSet, 'mcq', 'Nucleus');
await measureAnswers('answer in a line', quizSet, 'short', 'carbon and air');
await measureAnswers('answer of 100 words', quizSet, 'long', TEXT.repeat(5));
await measureAnswers('answer of 1,000 words', tagSet, 'long', TEXT.repeat(50));
await measure('next of a tag', (person) => practising(person, tagSet).next());
await measureAnswers('answer to a choice of a tag', tagSet, 'mcq', 'Nucleus');
await measure('what a student may practise', (person) => person.rest('GET', '/student/practice'));
await measure('what a teacher has opened', () => ann.rest('GET', '/practice/'));
