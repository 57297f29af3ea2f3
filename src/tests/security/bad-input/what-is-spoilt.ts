import { demoIdentity } from '../../../server/adapters/embedded/demo-identity';
import type { Person } from '../../../server/testing/person';
import { aWorld } from '../../../server/testing/world';
import type { Arranged } from '../../calls/call-table';

/** Lasting damage by bad input: failing pages, undisplayable text, polluted prototypes. */
export async function whatIsSpoilt({ world: { deps, errors } }: Arranged): Promise<string[]> {
  const failures = errors.map((error) => `logged an error: ${describe(error)}`);
  // Some requests had proxy headers, which close the demo sign-in until a restart.
  const world = aWorld({ ...deps, identity: demoIdentity(deps) });
  const [ann, bob] = [await world.signIn('teacher', 'Ann'), await world.signIn('teacher', 'Bob')];
  const [sam, tia] = [await world.signIn('student', 'Sam'), await world.signIn('student', 'Tia')];
  for (const student of [sam, tia]) failures.push(...(await unreadable(student, ['/student/'])));
  for (const teacher of [ann, bob]) {
    const { body } = await teacher.rest('GET', '/teacher/');
    const quizzes: { _id: string }[] = body.quizzes ?? [];
    const ofQuizzes = quizzes.flatMap(({ _id }) =>
      ['', '/results', '/results.csv'].map((what) => `/quiz/${_id}${what}`),
    );
    const paths = ['/teacher/', '/teacher/allData', '/teacher/allData.xlsx', ...ofQuizzes];
    failures.push(...(await unreadable(teacher, paths)));
  }
  failures.push(...unshowable(world.deps.db.$client));
  if ('polluted' in {}) failures.push('a prototype was polluted');
  return failures;
}

async function unreadable(person: Person, paths: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const path of paths) {
    const { status } = await person.rest('GET', path);
    if (status !== 200) failures.push(`afterwards GET ${path} answers ${status}`);
  }
  return failures;
}

/** Stored texts with NUL or a lone surrogate. */
function unshowable(client: Arranged['world']['deps']['db']['$client']): string[] {
  const tables = client
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all();
  return tables.flatMap((table) => {
    const rows = client.prepare<[], Record<string, unknown>>(`select * from "${table}"`).all();
    const bad = rows.flatMap((row) =>
      Object.entries(row).filter(
        ([, value]) => typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed()),
      ),
    );
    return bad.map(([column]) => `a text that cannot be shown stands in ${table}.${column}`);
  });
}

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
