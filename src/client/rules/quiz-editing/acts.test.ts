import { expect, test } from 'vitest';
import { type Act, type Acts, forgotten, remembered } from './acts';

const typed = (before: string, atMs: number, field: string | null = 'text', key = 'q1'): Act<string> => ({
  ...{ kind: 'written', key, before, field: field ?? undefined, atMs },
});
const moved = (questionId: string, behind: string): Act<string> => ({
  ...{ kind: 'moved', places: [{ questionId, after: behind }] },
});
const after = (...acts: readonly Act<string>[]) => acts.reduce<Acts<string>>(remembered, []);

test('typing in one field is one act, and undoing it restores the initial text', () => {
  expect(after(typed('', 0), typed('W', 300), typed('Wh', 2200))).toEqual([typed('', 2200)]);
});

test('a pause, another field and another question start a new act', () => {
  expect(after(typed('', 0), typed('W', 2001))).toHaveLength(2);
  expect(after(typed('', 0), typed('', 100, 'options.0.text'))).toHaveLength(2);
  expect(after(typed('', 0), typed('', 100, 'text', 'q2'))).toHaveLength(2);
  expect(after(typed('', 0), moved('q1', 'q2'), typed('W', 100))).toHaveLength(3);
});

test('a change without a field, such as of the type, is always its own act', () => {
  expect(after(typed('mcq', 0, null), typed('msq', 10, null))).toHaveLength(2);
});

test('acts on a permanently deleted question cannot be undone', () => {
  const acts = after(
    typed('', 0),
    { kind: 'added', keys: ['q1', 'q2'] },
    { kind: 'deleted', keys: ['q1'] },
    moved('q1', 'q3'),
    moved('q3', 'q1'),
    moved('q3', 'q2'),
  );
  expect(forgotten(acts, 'q1')).toEqual([{ kind: 'added', keys: ['q2'] }, moved('q3', 'q2')]);
});

test('only the last hundred acts can be undone', () => {
  const many = Array.from({ length: 103 }, (_, at) => moved('q1', `q${at}`));
  expect(after(...many)).toHaveLength(100);
  expect(after(...many)[0]).toEqual(moved('q1', 'q3'));
});
