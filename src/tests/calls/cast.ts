import { keep } from '../../server/testing/kept-world';
import { type Person, personOn } from '../../server/testing/person';
import { aStage, type CountedStage, type Played, type Stage, withOperator } from '../../server/testing/stage';
import type { Act, Arranged, Caller, Row, SharedStage } from './call-table';

const COLLEAGUES = { editor: 'Edna', marker: 'Mark', looker: 'Lou', formerColleague: 'Fay' } as const;
type ColleagueRole = keyof typeof COLLEAGUES;
const RIGHTS = { editor: 'edit', marker: 'mark', looker: 'look', formerColleague: 'edit' } as const;

type Kept = Promise<() => Omit<SharedStage, keyof Stage> & Played>;
const keptShares = new Map<Row['given'], Map<Row['arrange'], Kept>>();

/** The stage that an operation needs, with what it needs besides, and the colleagues with whom the owner shares it. */
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

/** The stage of an act, which nobody shares. */
export async function stageOf(row: Row, act: Act): Promise<Arranged> {
  const stage = await aStage(act.given ?? row.given);
  const made = (await (act.arrange ?? row.arrange)?.(stage)) ?? {};
  // Not spread: that would open the operator's page.
  return Object.assign(stage, { made });
}

/** A stage with its quiz shared. */
export const sharedStage = (given: Row['given']): Promise<SharedStage> => arrangedFor({ given });

async function share({ teacher, world: { clock } }: Stage, path: string): Promise<void> {
  for (const [role, name] of Object.entries(COLLEAGUES)) {
    const email = `${name.toLowerCase()}@school.example`;
    const expiresAt = role === 'formerColleague' ? clock.now() + 1 : null;
    // What is in the trash is shared with nobody.
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

/** Who plays a caller on a stage; tokens that are good no more were those of a student and of the owner. */
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

/** What somebody might send who has seen a good token from afar, or the database. */
function garbageFor({ world: { deps }, teacher, student }: Stage): string[] {
  const [token = '', other = ''] = [teacher.token, student.token];
  return [
    ...['null', 'undefined', '0', '__proto__', "' or 1=1 --", 'eyJhbGciOiJub25lIn0.e30.'],
    ...[`${token}x`, token.slice(0, -1), token.toUpperCase(), `${token},${other}`, `${token} ${other}`],
    // What is stored of a token is no token, nor is the id of an account.
    ...[deps.ids.hash(token), teacher.accountId, `Bearer ${token}`],
  ];
}
