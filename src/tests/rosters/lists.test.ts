import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aWorld } from '../../server/testing/world';
import type { RosterAnswer } from '../../shared/classes/schema';
import { expectedLists } from './expected-lists';

const folder = new URL('lists/', import.meta.url);

const contentOf = ({ name, number, email }: { name: string; number: string | null; email: string | null }) =>
  [name, number ?? '', email ?? ''].join(' / ');

test.each(expectedLists)(
  '$file is read without a wrong row, and importing it again changes nothing',
  async (expected) => {
    const teacher = await aWorld().signIn('teacher');
    const { body: made } = await teacher.rest('POST', '/class', { name: '7b' });
    const send = async (query = ''): Promise<RosterAnswer> => {
      const form = new FormData();
      form.set('file', new File([readFileSync(new URL(expected.file, folder))], expected.file));
      const { status, body } = await teacher.rest('POST', `/class/${made._id}/roster${query}`, form);
      expect({ status, error: body.error }).toEqual({ status: 200 });
      return body;
    };
    const lines = (all: readonly { line: number }[]) => all.map(({ line }) => line);
    const pupils = expected.pupils.map(([name, number = null, email = null]) =>
      contentOf({ name, number, email }),
    );

    const dry = await send('?dryRun=1');
    expect(dry.added.map(contentOf)).toEqual(pupils);
    expect(lines(dry.unclear)).toEqual(expected.unclear ?? []);
    expect(lines(dry.skipped)).toEqual(expected.skipped ?? []);
    expect([dry.renamed, dry.gone, dry.members]).toEqual([[], [], []]);

    const first = await send();
    expect(first.members.map(contentOf).sort()).toEqual(pupils.toSorted());
    const second = await send();
    expect([second.added, second.renamed, second.gone]).toEqual([[], [], []]);
    expect(second.members).toEqual(first.members);
  },
);

test('every list in the folder is tested', () => {
  expect(readdirSync(folder).sort()).toEqual(expectedLists.map(({ file }) => file).sort());
});
