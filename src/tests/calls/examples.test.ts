import { expect, test } from 'vitest';
import { fileAnswerSchema } from '../../server/calls/file-answer';
import { callsByName } from '../../server/mounts/all-calls';
import type { Act } from './call-table';
import { callRows } from './call-tables';
import { playAct } from './expect-act';

/** Version and start time of the server differ on each run. */
const WITHOUT_EXAMPLE = ['operator.state'];
/** Values generated on each run. */
const SECRET = /^(token|firebaseToken|pin|slip|receipt|razorpay_signature|undo|uploadId|imageUrl)$/;
const withoutSecrets = (key: string, value: unknown) => (SECRET.test(key) && value ? 'secret' : value);

const isGood = ({ status = 200 }: Act) => status === 200;

/** The response to the first successful act of each call. */
async function answersOfActs(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const of of callRows.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const call = callsByName.get(of.name);
    const act = Object.values(of.row.acts ?? {}).find(isGood);
    if (!act || !call?.rest.length || call.output === fileAnswerSchema) continue;
    if (WITHOUT_EXAMPLE.includes(of.name)) continue;
    const { answered } = await playAct(of, act);
    answers[of.name] = JSON.parse(JSON.stringify(answered.body, withoutSecrets));
  }
  return answers;
}

test('the examples in the API description are the responses to the acts in the table', {
  timeout: 120_000,
}, async () => {
  const text = `${JSON.stringify(await answersOfActs(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../server/mounts/examples.json');
});
