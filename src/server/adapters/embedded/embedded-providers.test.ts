import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { aFolder } from '../../testing/a-folder';
import { aClock } from '../../testing/manual-clock';
import { fileImageStore } from '../images/file-image-store';
import { graderContract, identityContract, imageContract, paymentContract } from '../provider.contract';
import { randomIds } from '../system/random-ids';
import { loadSecrets } from '../system/secrets';
import { libraryTableEncoder } from '../tables/library-table-encoder';
import { builtInGrader } from './built-in-grader';
import { demoIdentity } from './demo-identity';
import { testCheckout } from './test-checkout';

identityContract('the demo sign-in', async () => {
  const provider = demoIdentity({ clock: aClock(), ids: randomIds });
  return { provider, genuine: await provider.issueDemoToken({ email: 'ada@school.example', name: 'Ada' }) };
});
paymentContract('the test checkout', () => testCheckout({ secret: 's'.repeat(32), ids: randomIds }));
graderContract('the built-in grader', builtInGrader);
imageContract('the image folder', () => fileImageStore(aFolder('images')));

test('a paid order of the test checkout is found with its amount', async () => {
  const provider = testCheckout({ secret: 's'.repeat(32), ids: randomIds });
  const order = await provider.createOrder({ amountMinor: 1000, currency: 'USD', reference: 'a' });
  const proof = provider.completeTestCheckout?.(order);
  expect(proof && provider.isGenuine(proof)).toBe(true);
  const id = proof?.razorpay_payment_id ?? '';
  const payment = { id, orderId: order.id, amountMinor: 1000, currency: 'USD', state: 'captured' };
  expect(await provider.findPayment(id)).toEqual(payment);
});

test('secrets are created once, readable by the owner only', () => {
  const folder = aFolder('secrets');
  const made = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(made);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toContain(made.testCheckoutSecret);
});

test('a secrets file of an earlier version keeps its secrets and gets the missing ones', () => {
  const folder = aFolder('secrets');
  const file = join(folder, 'secrets.json');
  const testCheckoutSecret = 'e'.repeat(43);
  writeFileSync(file, JSON.stringify({ testCheckoutSecret }), { mode: 0o600 });
  const loaded = loadSecrets(folder);
  expect(loaded).toEqual({
    testCheckoutSecret,
    slipSecret: expect.stringMatching(/^.{43}$/),
    orderSecret: expect.stringMatching(/^.{43}$/),
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(loaded);
  expect(loadSecrets(folder)).toEqual(loaded);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a CSV file begins with a byte order mark and quotes according to RFC 4180', async () => {
  const bytes = await libraryTableEncoder.csv([
    ['Name', 'Said "so", twice'],
    ['Zoë', 1.5],
  ]);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Name,"Said ""so"", twice"\r\nZoë,1.5\r\n');
});

test('a workbook without quizzes can still be opened', async () => {
  const book = read(await libraryTableEncoder.workbook([]));
  expect(book.SheetNames).toHaveLength(1);
});

test('a workbook keeps its sheets, texts and numbers', async () => {
  const book = read(
    await libraryTableEncoder.workbook([
      {
        name: 'Cells',
        rows: [
          ['Question', 'a@b.example'],
          ['Why?', 1.5],
        ],
      },
    ]),
  );
  const sheet = book.Sheets.Cells;
  expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['Question', 'a@b.example'],
    ['Why?', 1.5],
  ]);
});
