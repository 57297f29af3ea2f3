import { expect, test } from 'vitest';
import { certainFocusLosses, type FocusEventSeen, focusLossTracker, noFocusLosses } from './integrity';

type Kind = FocusEventSeen['kind'];
const focusLosses = (...events: [kind: Kind, atMs: number][]) =>
  events.map(([kind, atMs]) => ({ kind, atMs })).reduce(focusLossTracker, noFocusLosses).focusLosses;

test.each<[string, [Kind, number][], number]>([
  ['opening a dialog of the page', [], 0],
  [
    'Ctrl+L or Tab past the last control',
    [
      ['blur', 0],
      ['focus', 3_000],
    ],
    1,
  ],
  [
    'a new tab',
    [
      ['blur', 0],
      ['hidden', 8],
      ['visible', 9_000],
      ['focus', 9_010],
    ],
    1,
  ],
  [
    'a file chooser',
    [
      ['blur', 0],
      ['hidden', 300],
      ['visible', 4_000],
      ['focus', 4_001],
    ],
    1,
  ],
  [
    'another window on top and away again',
    [
      ['blur', 0],
      ['focus', 40],
      ['blur', 80],
      ['focus', 2_000],
    ],
    1,
  ],
  [
    'another window on top, whose closing lets the focus flicker',
    [
      ['blur', 0],
      ['focus', 1_280],
      ['blur', 1_323],
      ['focus', 1_324],
    ],
    1,
  ],
  [
    'minimising',
    [
      ['blur', 0],
      ['focus', 30],
      ['blur', 60],
      ['focus', 90],
      ['blur', 120],
      ['hidden', 700],
    ],
    1,
  ],
  [
    'a window that covers the page and hides it later',
    [
      ['blur', 0],
      ['hidden', 5_000],
      ['visible', 9_000],
    ],
    1,
  ],
  [
    'closing a tab that was hidden before',
    [
      ['hidden', 0],
      ['pagehide', 60_000],
    ],
    1,
  ],
  [
    'leaving twice',
    [
      ['blur', 0],
      ['focus', 900],
      ['blur', 1_000],
    ],
    2,
  ],
  [
    'the same kind again, its return unseen',
    [
      ['blur', 0],
      ['blur', 3_000],
    ],
    2,
  ],
  [
    'hiding twice, the return unseen',
    [
      ['hidden', 0],
      ['hidden', 3_000],
    ],
    2,
  ],
])('%s counts as many focus losses as the student made', (_act, events, count) => {
  expect(focusLosses(...events)).toHaveLength(count);
});

test('a click into the page’s own frame is no focus loss', () => {
  const state = focusLossTracker(noFocusLosses, { kind: 'blur', atMs: 0, intoOwnFrame: true });
  expect(state.focusLosses).toEqual([]);
  expect(focusLossTracker(state, { kind: 'hidden', atMs: 5_000 }).focusLosses).toHaveLength(1);
});

test('a focus loss has its start and the student’s return', () => {
  expect(focusLosses(['blur', 100], ['hidden', 110])).toEqual([{ leftAtMs: 100, returnedAtMs: null }]);
  expect(focusLosses(['blur', 100], ['hidden', 110], ['visible', 5_000], ['focus', 5_020])).toEqual([
    { leftAtMs: 100, returnedAtMs: 5_000 },
  ]);
});

test('just over half a second after a return the same kind is a new focus loss', () => {
  expect(focusLosses(['blur', 0], ['focus', 10], ['blur', 500])).toHaveLength(1);
  expect(focusLosses(['blur', 0], ['focus', 10], ['blur', 501])).toHaveLength(2);
});

test('leaving again right after a return counts once it lasts, from its start', () => {
  const quick: [Kind, number][] = [
    ['blur', 0],
    ['focus', 900],
    ['blur', 903],
  ];
  expect(focusLosses(...quick)).toEqual([{ leftAtMs: 0, returnedAtMs: 900 }]);
  expect(focusLosses(...quick, ['still-away', 1_002])).toHaveLength(1);
  expect(focusLosses(...quick, ['still-away', 1_003])).toEqual([
    { leftAtMs: 0, returnedAtMs: 900 },
    { leftAtMs: 903, returnedAtMs: null },
  ]);
  expect(focusLosses(...quick, ['focus', 1_500])[1]).toEqual({ leftAtMs: 903, returnedAtMs: 1_500 });
  expect(focusLosses(...quick, ['pagehide', 910])).toHaveLength(2);
});

test('a tenth of a second after a return a blur is immediately a focus loss', () => {
  expect(focusLosses(['blur', 0], ['focus', 900], ['blur', 999])).toHaveLength(1);
  expect(focusLosses(['blur', 0], ['focus', 900], ['blur', 1_000])).toHaveLength(2);
});

const certain = (...events: [kind: Kind, atMs: number][]) =>
  certainFocusLosses(events.map(([kind, atMs]) => ({ kind, atMs })).reduce(focusLossTracker, noFocusLosses));

test.each<[string, [Kind, number][], number]>([
  [
    'a page that goes while the student is here',
    [
      ['pagehide', 0],
      ['hidden', 1],
    ],
    0,
  ],
  [
    'a page that goes after the student had left it',
    [
      ['blur', 0],
      ['pagehide', 900],
      ['hidden', 901],
    ],
    1,
  ],
  [
    'a page that went and is shown again as it was',
    [
      ['pagehide', 0],
      ['visible', 4_000],
    ],
    1,
  ],
])('%s is a certain focus loss so many times', (_act, events, count) => {
  expect(certain(...events)).toBe(count);
});
