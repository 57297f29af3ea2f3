import { keep } from '../../server/testing/kept-world';
import { type Person, personOn } from '../../server/testing/person';
import { aStage, type CountedStage, type Played, type Stage, withOperator } from '../../server/testing/stage';
import type { Act, Arranged, Caller, Row, SharedStage } from './call-table';

const COLLEAGUES = { editor: 'Edna', marker: 'Mark', looker: 'Lou', formerColleague: 'Fay' } as const;
type ColleagueRole = keyof typeof COLLEAGUES;
const RIGHTS = { editor: 'edit', marker: 'mark', looker: 'look', formerColleague: 'edit' } as const;

type Kept = Promise<() => Omit<SharedStage, keyof Stage> & Played>;
const keptShares = new Map<Row['given'], Map<Row['arrange'], Kept>>();

/** The stage of an operation, with its arranged data and the colleagues with whom the owner shares it. */
export async function arrangedFor({
  given,
  arrange,
}: Pick<Row, 'given' | 'arrange'>): Promise<CountedStage & SharedStage> {
  const ofStep = keptShares.get(given) ?? new Map<Row['arrange'], Kept>();
  keptShares.set(given, ofStep);
  const kept = ofStep.get(arrange) ?? arranged(given, arrange);
  ofStep.set(arrange, kept);
  return withOperator((await kept)());
}

async function arranged(given: Row['given'], arrange: Row['arrange']): Kept {
  const stage = await aStage(given);
  await share(stage, `/quiz/${stage.quizId}`);
  const made = (await arrange?.(stage)) ?? {};
  for (const id of [made.classId, made.toClassId]) if (id) await share(stage, `/class/${id}`);
  stage.world.clock.advance(1);
  return keep({ ...stage, made, colleagues: await colleaguesOn(stage) });
}

/** The stage of an act, shared with no colleague. */
export async function stageOf(row: Row, act: Act): Promise<Arranged> {
  const stage = await aStage(act.given ?? row.given);
  const made = (await (act.arrange ?? row.arrange)?.(stage)) ?? {};
  // Not spread, which would evaluate the getter that opens the operator page.
  return Object.assign(stage, { made });
}

/** A stage with its quiz shared. */
export const sharedStage = (given: Row['given']): Promise<SharedStage> => arrangedFor({ given });

async function share({ teacher, world: { clock } }: Stage, path: string): Promise<void> {
  for (const [role, name] of Object.entries(COLLEAGUES)) {
    const email = `${name.toLowerCase()}@school.example`;
    const expiresAt = role === 'formerColleague' ? clock.now() + 1 : null;
    // Things in the trash are shared with nobody.
    await teacher.rest('PUT', `${path}/colleagues`, {
      email,
      right: RIGHTS[role as ColleagueRole],
      expiresAt,
    });
  }
}

async function colleaguesOn({ world }: Stage): Promise<Readonly<Record<ColleagueRole, Person>>> {
  const persons = await Promise.all(
    Object.entries(COLLEAGUES).map(async ([role, name]) => [role, await world.signIn('teacher', name)]),
  );
  return Object.fromEntries(persons);
}

/** The persons who play a caller on a stage; expired and revoked tokens belonged to a student and the owner. */
export async function personsFor(stage: SharedStage, caller: Caller): Promise<readonly Person[]> {
  switch (caller) {
    case 'owner':
      return [stage.teacher];
    case 'expired':
      return expiredOn(stage);
    case 'revoked':
      return revokedOn(stage);
    case 'garbage':
      return garbageFor(stage).map((token) => personOn(stage.world.app, token));
    case 'editor':
    case 'marker':
    case 'looker':
    case 'formerColleague':
      return [stage.colleagues[caller]];
    default:
      return [stage[caller]];
  }
}

const signInAgain = ({ world }: Stage) =>
  Promise.all([world.signIn('student', 'Sam'), world.signIn('teacher', 'Ann')]);

async function expiredOn(stage: Stage): Promise<readonly Person[]> {
  const { db, ids, clock } = stage.world.deps;
  const persons = await signInAgain(stage);
  const expire = db.$client.prepare('update sessions set expires_at = ? where token_hash = ?');
  for (const { token = '' } of persons) expire.run(clock.now(), ids.hash(token));
  return persons;
}

async function revokedOn(stage: Stage): Promise<readonly Person[]> {
  const persons = await signInAgain(stage);
  for (const person of persons) await person.rest('POST', '/auth/logout');
  return persons;
}

/** Garbage tokens, some derived from a valid token or the database. */
function garbageFor({ world: { deps }, teacher, student }: Stage): string[] {
  const [token = '', other = ''] = [teacher.token, student.token];
  return [
    ...['null', 'undefined', '0', '__proto__', "' or 1=1 --", 'eyJhbGciOiJub25lIn0.e30.'],
    ...[`${token}x`, token.slice(0, -1), token.toUpperCase(), `${token},${other}`, `${token} ${other}`],
    // Neither a stored hash nor an account id is a token.
    ...[deps.ids.hash(token), teacher.accountId, `Bearer ${token}`],
  ];
}
