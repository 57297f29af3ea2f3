import { beforeAll, expect, inject, test } from 'vitest';
import { enter, visit } from './screens/page-acts';
import { openSchool, type School } from './screens/school';
import { aVisitor, useBrowser } from './visitor';

let school: School;
useBrowser();
beforeAll(async () => {
  school = await openSchool(inject('baseUrl'));
});

test.for([
  { address: '/', most: 10, who: undefined },
  { address: '/student', most: 10, who: 'asha' },
  { address: '/teacher', most: 17, who: 'teacher' },
] as const)(
  'the first visit of $address needs at most $most requests until it can be used',
  async ({ address, most, who }) => {
    const { page, leave } = await aVisitor();
    if (who) await enter(page, school[who]);
    const untilUsable: string[] = [];
    let isUsable = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isUsable) untilUsable.push(pathname);
    });
    // What a dashboard fetches once it has its data is fetched behind it.
    page.on('response', (response) => {
      isUsable ||= response.url().includes('.dashboard');
    });
    await visit(page, address, /./);
    expect(untilUsable.length, untilUsable.join('\n')).toBeLessThanOrEqual(most);
    await leave();
  },
);
