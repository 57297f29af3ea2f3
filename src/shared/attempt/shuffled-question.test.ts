import { expect, test } from 'vitest';
import { seededArrange } from './arrange';
import { aroundFixedOptions } from './shuffled-question';

const metals = ['Iron', 'Copper', 'Zinc', 'Gold'];
const orderFor = (options: readonly string[], seed: number, questionId = 'question') =>
  aroundFixedOptions((texts) => seededArrange(seed)(texts, questionId))(options);
const ordersOf = (options: readonly string[]) =>
  Array.from({ length: 200 }, (_, seed) => orderFor(options, seed));

test('the same attempt has the same order, and another attempt or question another one', () => {
  expect(orderFor(metals, 7)).toEqual(orderFor(metals, 7));
  expect(new Set(ordersOf(metals).map(String)).size).toBe(24);
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const isOther = (seed: number) =>
    String(orderFor(metals, seed, 'other')) !== String(orderFor(metals, seed));
  expect(seeds.some(isOther)).toBe(true);
});

test('no option is lost or repeated', () => {
  for (const order of ordersOf(metals)) expect([...order].sort()).toEqual([...metals].sort());
});

test.each(['All of the above', 'None of these.', 'Both of them', 'Neither of the above'])(
  '“%s” keeps its place',
  (last) => {
    const orders = ordersOf([...metals, last]);
    for (const order of orders) expect(order.at(-1)).toBe(last);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  },
);

test.each(['Both A and C', 'a, b and d', 'A & B only', 'Neither (a) nor (b)'])(
  'beside “%s”, which names letters, nothing moves',
  (byLetter) => {
    const options = [...metals, byLetter];
    for (const order of ordersOf(options)) expect(order).toEqual(options);
  },
);

test.each(['All metals', 'Both sides of the cell', 'A', 'Carbon and oxygen', 'Some'])(
  '“%s” refers to no other option and moves like any',
  (plain) => {
    const places = ordersOf([...metals, plain]).map((order) => order.indexOf(plain));
    expect(new Set(places).size).toBe(5);
  },
);
