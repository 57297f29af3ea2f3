import { expect, test } from 'vitest';
import { contractCases } from './contract/contract-cases';
import { aStage } from './stage';

const twins = contractCases.filter((one) => one.trpc !== undefined);

/** What differs between two runs of the same act by its nature. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { requestId: _, httpStatus: __, path: ___, ...rest } = body as Record<string, unknown>;
  const isMadeUp = (name: string) =>
    name === 'firebaseToken' || ('uploadId' in rest && /^(uploadId|imageUrl)$/.test(name));
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, isMadeUp(name) ? typeof value : value]),
  );
}

test.each(twins)('over tRPC the same: $name', async ({ given, who, before, rest, trpc }) => {
  const [method, path, restBody] = rest;
  // biome-ignore lint/style/noNonNullAssertion: filtered above.
  const [kind, procedure, input] = trpc!;
  const [one, other] = [await aStage(given), await aStage(given)];
  await before?.(one);
  await before?.(other);
  const overRest = await one[who].rest(method, path(one), restBody?.(one));
  const overTrpc = await other[who][kind](procedure, input?.(other));
  expect(overTrpc.status).toBe(overRest.status);
  expect(comparable(overTrpc.body)).toEqual(comparable(overRest.body));
});
