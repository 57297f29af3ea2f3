import { describe, expect, test } from 'vitest';
import { contractCases } from './contract/contract-cases';
import { aStage } from './stage';

describe.each(['', '/api'])('the documented calls at "%s"', (prefix) => {
  test.each(contractCases)(
    '$name',
    async ({ given, who, before, rest: [method, path, body], status, body: expected }) => {
      const stage = await aStage(given);
      await before?.(stage);
      const answered = await stage[who].rest(method, prefix + path(stage), body?.(stage));
      expect({ status: answered.status, error: answered.body?.error }).toEqual({
        status,
        error: status < 400 ? undefined : expect.any(String),
      });
      if (expected !== undefined) expect(answered.body).toEqual(expected);
      expect(answered.headers.get('Cache-Control')).toBe('no-store');
      expect(stage.world.errors).toEqual([]);
    },
  );
});
