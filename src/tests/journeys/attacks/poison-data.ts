import type { Db } from '../../../server/db/open';
import { poison } from './xss-payloads';

type Database = Db['$client'];

/** Options carry the same attack everywhere, so that correct answers still match the key. */
const CHOICE = poison('choice');

interface QuestionRow {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/** Appends attacks to every text of the school, directly in the database, which does not limit lengths. */
export function poisonEverything(database: Database, imageUrl: string): void {
  append(database, 'accounts', 'name', 'name');
  append(database, 'quizzes', 'title', 'title');
  append(database, 'quizzes', 'description', 'description');
  append(database, 'questions', 'text', 'question');
  append(database, 'results', 'rationale', 'rationale');
  append(database, 'grader_notices', 'notice', 'notice');
  database
    .prepare('update questions set image_url = ?, image_alt = ?')
    .run(imageUrl, `Picture${poison('image')}`);
  const types = poisonQuestions(database);
  poisonAnswers(database, types);
  poisonFindings(database);
  // Quiz versions are rewritten from the questions at the next start; old ones keep their plain texts.
}

/** The same for a user enrolled later. */
export function poisonPerson(database: Database, email: string): void {
  database.prepare('update accounts set name = name || ? where email = ?').run(poison('name'), email);
}

function append(database: Database, table: string, column: string, field: string): void {
  database
    .prepare(`update ${table} set ${column} = ${column} || ? where ${column} is not null`)
    .run(poison(field));
}

function poisonQuestions(database: Database): ReadonlyMap<string, string> {
  const rows = database.prepare('select id, type, body from questions').all() as QuestionRow[];
  const save = database.prepare('update questions set body = ? where id = ?');
  for (const { id, type, body: json } of rows) {
    const attack = isChoice(type) ? CHOICE : poison('model answer');
    const { options, correctAnswer, ...others } = JSON.parse(json);
    const attacked = {
      options: attackedValue(options, CHOICE),
      correctAnswer: attackedValue(correctAnswer, attack),
    };
    save.run(JSON.stringify({ ...others, ...attacked }), id);
  }
  return new Map(rows.map(({ id, type }) => [id, type]));
}

function poisonAnswers(database: Database, types: ReadonlyMap<string, string>): void {
  const rows = database.prepare('select rowid, question_id, value from answers').all() as {
    readonly rowid: number;
    readonly question_id: string;
    readonly value: string | null;
  }[];
  const save = database.prepare('update answers set value = ? where attempt_id = ? and question_id = ?');
  const find = database.prepare('select attempt_id from answers where rowid = ?').pluck();
  for (const { rowid, question_id: questionId, value } of rows) {
    const attack = isChoice(types.get(questionId) ?? '') ? CHOICE : poison('answer');
    if (value !== null) save.run(withAttack(value, attack), find.get(rowid), questionId);
  }
}

/** The grader's findings quote the answer and its model answer. */
function poisonFindings(database: Database): void {
  const rows = database.prepare('select rowid, findings from results where findings is not null').all() as {
    readonly rowid: number;
    readonly findings: string;
  }[];
  const save = database.prepare('update results set findings = ? where rowid = ?');
  for (const { rowid, findings } of rows) {
    const { matched, missing, ...others } = JSON.parse(findings);
    const attacked = [matched, missing].map((words: string[]) => [...words, poison('words')]);
    save.run(JSON.stringify({ ...others, matched: attacked[0], missing: attacked[1] }), rowid);
  }
}

const isChoice = (type: string): boolean => type === 'mcq' || type === 'msq';

function withAttack(json: string, attack: string): string {
  return JSON.stringify(attackedValue(JSON.parse(json), attack));
}

function attackedValue(value: unknown, attack: string): unknown {
  const attacked = (each: unknown) => (typeof each === 'string' ? each + attack : each);
  return Array.isArray(value) ? value.map(attacked) : attacked(value);
}
