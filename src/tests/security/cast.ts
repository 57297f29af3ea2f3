import { type Person, personOn } from '../../server/testing/person';
import { aStage, type Stage } from '../../server/testing/stage';
import type { Arranged, Caller, Operation } from './operations/operation';

/** The stage that an operation needs, with what it needs besides. */
export async function arrangedFor({ given, arrange }: Operation): Promise<Arranged> {
  const stage = await aStage(given);
  return { ...stage, made: (await arrange?.(stage)) ?? {} };
}

/** Who plays a caller on a stage; tokens that are good no more were those of a student and of the owner. */
export async function personsFor(stage: Stage, caller: Caller): Promise<readonly Person[]> {
  switch (caller) {
    case 'owner':
      return [stage.teacher];
    case 'expired':
      return expiredOn(stage);
    case 'revoked':
      return revokedOn(stage);
    case 'garbage':
      return garbageFor(stage).map((token) => personOn(stage.world.app, token));
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
