import { describe, expect, test } from 'vitest';
import { aStage, type Stage } from '../../server/testing/stage';
import { type CallRow, callRows } from '../calls/call-tables';
import { waysOf } from '../calls/ways';

// A colleague with a quiz but not its class: needs and absences are visible only with the class.

const NEEDS = { timeFactorPercent: 185, extraTabChanges: 37, largerText: true, hideTimer: true };
/** Zelda never comes; Tia comes, and also has needs. */
const ABSENT = { name: 'Zelda Unseen', number: 'Z-77', email: 'zelda@school.example', needs: NEEDS };
const PRESENT = { name: 'Tia', email: 'tia@school.example', needs: NEEDS };
const SECRETS = [
  ...['Zelda', 'Z-77', '"timeFactorPercent":185', '"extraTabChanges":37'],
  ...['"largerText":true', '"hideTimer":true'],
];

/** Assigns the quiz to its owner's class with these two, and shares only the quiz with Bob. */
async function shareQuizOfClass({ world, teacher, quizId, shareId }: Stage, right: string): Promise<void> {
  const { body: shown } = await teacher.rest('GET', `/quiz/${quizId}/assignment`);
  const { body: unseen } = await teacher.rest('POST', '/class', { name: '9z' });
  for (const { needs, ...pupil } of [ABSENT, PRESENT]) {
    const { body: member } = await teacher.rest('POST', `/class/${unseen._id}/members`, pupil);
    await teacher.rest('PUT', `/class/${unseen._id}/members/${member._id}`, { needs });
  }
  const { body: assigned } = await teacher.rest('PUT', `/quiz/${quizId}/assignment`, {
    classIds: [...(shown.classIds ?? []), unseen._id],
  });
  const zelda = assigned.members?.find(({ name }: { name: string }) => name === ABSENT.name);
  if (zelda) {
    await teacher.rest('PUT', `/quiz/${quizId}/assignment`, {
      classIds: assigned.classIds,
      exceptions: { [zelda.memberId]: { timeFactorPercent: 185, largerText: true } },
    });
  }
  await (await world.signIn('student', 'Tia')).rest('POST', '/student/attempt', { shareId });
  await teacher.rest('PUT', `/quiz/${quizId}/colleagues`, { email: 'bob@school.example', right });
}

const OPEN_TO = { editor: 'edit', marker: 'mark', looker: 'look' } as const;
/** The right that a call requires of a colleague; none if no colleague may make it. */
function rightFor({ row: { statuses } }: CallRow) {
  const callers = ['looker', 'marker', 'editor'] as const;
  const who = callers.find((caller) => statuses[caller] < 400);
  return who && OPEN_TO[who];
}

async function secretsIn(of: CallRow, right: string): Promise<unknown[]> {
  const { row, operations } = of;
  const revealed = [];
  for (const operation of operations) {
    for (const { name, call } of waysOf(operation)) {
      const stage = await aStage(row.given);
      const made = (await row.arrange?.(stage)) ?? {};
      await shareQuizOfClass(stage, right);
      const { status, body } = await call(Object.assign(stage, { made }), stage.otherTeacher);
      await stage.world.deps.background.idle();
      const text =
        body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body ?? null);
      revealed.push(...SECRETS.filter((each) => text.includes(each)).map((each) => [name, status, each]));
    }
  }
  return revealed;
}

describe('a colleague with only the quiz sees neither needs nor absent students', () => {
  const rows = callRows.flatMap((of) => {
    const right = rightFor(of);
    return right ? [{ of, right, name: of.name }] : [];
  });

  test.each(rows)('$name', async ({ of, right }) => {
    expect(await secretsIn(of, right)).toEqual([]);
  });

  test('there are such calls, and the owner sees everything', async () => {
    expect(rows.length).toBeGreaterThan(80);
    const stage = await aStage('running');
    await shareQuizOfClass(stage, 'look');
    const { quizId, teacher } = stage;
    const assignment = JSON.stringify((await teacher.rest('GET', `/quiz/${quizId}/assignment`)).body);
    const live = JSON.stringify((await teacher.query('supervision.live', { quizId })).body);
    for (const each of SECRETS.filter((secret) => !secret.includes('extraTab')))
      expect(assignment).toContain(each);
    expect(live).toContain('Zelda');
    expect(live).toContain('"timeFactorPercent":185');
  });
});
