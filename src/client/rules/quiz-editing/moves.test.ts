import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../../server/testing/property';
import { withPlaces } from '../../../shared/quiz/order';
import { placesIn, placesOfDrop, placesOfStep } from './moves';

const ABCDEF = [...'abcdef'];
const stepped = (moved: string, step: -1 | 1) =>
  withPlaces(ABCDEF, placesOfStep(ABCDEF, [...moved], step)).join('');
const dropped = (moved: string, dragged: string, to: number) =>
  withPlaces(ABCDEF, placesOfDrop(ABCDEF, [...moved], { dragged, to })).join('');

test('a step moves the selected questions past the next unselected one', () => {
  expect(stepped('bc', -1)).toBe('bcadef');
  expect(stepped('bc', 1)).toBe('adbcef');
  expect(stepped('b', -1)).toBe('bacdef');
  expect(stepped('b', 1)).toBe('acbdef');
});

test('scattered questions come together, also at an end; together at the end they stay', () => {
  expect(stepped('bd', 1)).toBe('acebdf');
  expect(stepped('bd', -1)).toBe('bdacef');
  expect(stepped('ac', -1)).toBe('acbdef');
  expect(stepped('df', 1)).toBe('abcedf');
  expect(placesOfStep(ABCDEF, [...'ab'], -1)).toEqual([]);
  expect(placesOfStep(ABCDEF, [...'ef'], 1)).toEqual([]);
  expect(placesOfStep(ABCDEF, ABCDEF, 1)).toEqual([]);
});

test('the selected questions land where one of them is dropped', () => {
  expect(dropped('be', 'e', 0)).toBe('beacdf');
  expect(dropped('be', 'b', 5)).toBe('acdfbe');
  expect(dropped('be', 'b', 3)).toBe('acdbef');
  expect(dropped('c', 'c', 0)).toBe('cabdef');
  expect(placesOfDrop(ABCDEF, ['c'], { dragged: 'c', to: 2 })).toEqual([]);
});

const lists = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 12 })
  .chain((order) =>
    fc.record({
      order: fc.constant(order),
      moved: fc.subarray(order, { minLength: 1 }),
      to: fc.nat(order.length - 1),
      step: fc.constantFrom<-1 | 1>(-1, 1),
      isDrop: fc.boolean(),
    }),
  );

test('a move keeps all questions, puts the moved ones together in order, and can be undone', () => {
  checkProperty(
    fc.property(lists, ({ order, moved, to, step, isDrop }) => {
      const places = isDrop
        ? placesOfDrop(order, moved, { dragged: moved[0] ?? '', to })
        : placesOfStep(order, moved, step);
      const after = withPlaces(order, places);
      expect(after.toSorted()).toEqual(order.toSorted());
      const stays = (id: string) => !moved.includes(id);
      expect(after.filter(stays)).toEqual(order.filter(stays));
      if (places.length > 0) {
        const at = after.indexOf(moved[0] ?? '');
        expect(after.slice(at, at + moved.length)).toEqual(moved);
      }
      expect(withPlaces(after, placesIn(order, moved))).toEqual(order);
    }),
  );
});
