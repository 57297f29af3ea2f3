import { expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../../../shared/constants';
import { accessOfPage } from './writer';

const page = { writerId: 'page-one', wantsToWrite: true, heldBy: null, nowMs: 100_000 };
const heldByOther = (heardAtMs: number) => ({ writerId: 'page-two', heardAtMs });

test('a page claims what nobody holds, unless it only looks on', () => {
  expect(accessOfPage(page)).toBe('claims');
  expect(accessOfPage({ ...page, wantsToWrite: false })).toBe('looks-on');
});

test('the page that holds the quiz goes on writing, however long it was silent', () => {
  const heldBy = { writerId: 'page-one', heardAtMs: 0 };
  expect(accessOfPage({ ...page, heldBy })).toBe('writes');
  expect(accessOfPage({ ...page, heldBy, wantsToWrite: false })).toBe('writes');
});

test('another page holds the quiz until it was silent for longer than it may be', () => {
  const justHeard = page.nowMs - WRITER_SILENT_MS;
  expect(accessOfPage({ ...page, heldBy: heldByOther(justHeard) })).toBe('looks-on');
  expect(accessOfPage({ ...page, heldBy: heldByOther(justHeard - 1) })).toBe('claims');
  expect(accessOfPage({ ...page, heldBy: heldByOther(0), wantsToWrite: false })).toBe('looks-on');
});
