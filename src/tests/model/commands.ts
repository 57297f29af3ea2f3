import fc from 'fast-check';
import { type Fate, FINE } from './line';

/** The next event; pages and browsers are numbered among those that exist. */
export type Command =
  | { do: 'type'; page: number; question: number; isClear: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'next'; page: number }
  | { do: 'open'; browser: number }
  /** The student reads for `readsMs` before the quiz continues. */
  | { do: 'reload'; page: number; isTold: boolean; readsMs: number }
  | { do: 'die'; page: number; isTold: boolean }
  | { do: 'sleep'; page: number; ms: number; standsStill: boolean }
  | { do: 'useHere'; page: number }
  | { do: 'cut'; browser: number }
  | { do: 'mend'; browser: number }
  | { do: 'fates'; browser: number; fates: Fate[] }
  | { do: 'setClock'; browser: number; byMs: number }
  | { do: 'disk'; browser: number; works: boolean }
  | { do: 'leaveAndReturn'; page: number; ms: number }
  | { do: 'pause' }
  | { do: 'continue' }
  | { do: 'giveTime'; minutes: number }
  | { do: 'message' }
  | { do: 'collect' }
  | { do: 'submit'; page: number; fate: Fate | null }
  | { do: 'restart'; isKilled: boolean; downMs: number };

const page = fc.nat(2);
/** The first device is the usual one, the second another. */
const browser = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
const wait = fc.constantFrom(0, 5, 30, 300, 650, 750, 850, 2000, 6000);

const fate: fc.Arbitrary<Fate> = fc.record({
  outMs: fc.constantFrom(20, 300, 2500),
  backMs: fc.constantFrom(20, 300, 2500),
  lost: fc.constantFrom('neither', 'neither', 'request', 'answer'),
  againAfterMs: fc.constantFrom(null, null, 5, 4000),
  status: fc.constantFrom(null, null, null, null, 500, 503, 429, 401),
});
const slow = fc
  .record({
    outMs: fc.constantFrom(20, 300, 2500),
    backMs: fc.constantFrom(20, 300, 2500),
  })
  .map((ways) => ({ ...FINE, ...ways }));

const type = fc.record({
  do: fc.constant('type' as const),
  page,
  question: fc.constantFrom(0, 0, 1, 2),
  isClear: fc.constantFrom(false, false, false, false, true),
});
const pass = fc.record({ do: fc.constant('pass' as const), ms: wait });

const reload = fc.record({
  do: fc.constant('reload' as const),
  page,
  isTold: fc.boolean(),
  readsMs: fc.constantFrom(0, 0, 3000),
});

const other: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('next' as const), page }),
  fc.record({ do: fc.constant('open' as const), browser }),
  reload,
  reload,
  fc.record({ do: fc.constant('die' as const), page, isTold: fc.boolean() }),
  fc.record({
    do: fc.constant('sleep' as const),
    page,
    ms: fc.constantFrom(300, 5000, 25_000),
    standsStill: fc.boolean(),
  }),
  fc.record({ do: fc.constant('useHere' as const), page }),
  fc.record({ do: fc.constant('cut' as const), browser }),
  fc.record({ do: fc.constant('mend' as const), browser }),
  fc.record({
    do: fc.constant('fates' as const),
    browser,
    fates: fc.array(fc.oneof(fate, slow), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    do: fc.constant('fates' as const),
    browser,
    fates: fc.array(fate, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    do: fc.constant('setClock' as const),
    browser,
    byMs: fc.constantFrom(-3_600_000, -9000, 9000, 3_600_000),
  }),
  fc.record({ do: fc.constant('disk' as const), browser, works: fc.boolean() }),
  fc.record({ do: fc.constant('leaveAndReturn' as const), page, ms: fc.constantFrom(50, 800, 3000) }),
  fc.constant({ do: 'pause' as const }),
  fc.constant({ do: 'continue' as const }),
  fc.record({ do: fc.constant('giveTime' as const), minutes: fc.constantFrom(0.5, 2) }),
  fc.constant({ do: 'message' as const }),
  fc.record({
    do: fc.constant('restart' as const),
    isKilled: fc.boolean(),
    downMs: fc.constantFrom(0, 4000, 20_000),
  }),
);
const last: fc.Arbitrary<Command> = fc.oneof(
  fc.constant({ do: 'collect' as const }),
  fc.record({ do: fc.constant('submit' as const), page, fate: fc.constant(null) }),
);

/** A submit that is delayed, or whose response is lost, while the student continues. */
const hardSubmit = fc
  .tuple(
    fc.constantFrom<Fate>({ ...FINE, outMs: 2500 }, { ...FINE, lost: 'answer', status: 503 }),
    page,
    fc.array(fc.oneof(type, type, pass, reload), {
      maxLength: 8,
    }),
  )
  .map(([fate, of, meanwhile]): Command[] => [{ do: 'submit', page: of, fate }, ...meanwhile]);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: type },
  { weight: 6, arbitrary: pass },
  { weight: 8, arbitrary: other },
);

/** A random story of a quiz; some end by a submit or collection, the others with their time. */
export const aStory = fc
  .tuple(
    fc.array(command, { minLength: 1, maxLength: 30 }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.tuple(last) },
      { weight: 1, arbitrary: hardSubmit },
    ),
    fc.array(command, { maxLength: 6 }),
  )
  .map(([before, end, after]): Command[] => [...before, ...end, ...after]);
