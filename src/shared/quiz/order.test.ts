import { expect, test } from 'vitest';
import { withMoved, withPlaces, withQuestionsInOrder } from './order';

test('in a new order each question takes the unfinished ones below it along, and those at the top stay', () => {
  const order = ['x', 'a', 'y', 'z', 'b', 'c', 'w'];
  expect(withQuestionsInOrder(order, ['c', 'a', 'b'])).toEqual(['x', 'c', 'w', 'a', 'y', 'z', 'b']);
  expect(withQuestionsInOrder(order, ['a', 'b', 'c'])).toEqual(order);
  expect(withQuestionsInOrder(['x', 'y'], [])).toEqual(['x', 'y']);
});

test('a moved item is at its new index', () => {
  expect(withMoved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});

test('questions move one by one below their neighbours, and stay if the neighbour is gone', () => {
  const order = ['a', 'b', 'c', 'd'];
  const places = [
    { questionId: 'a', after: 'c' },
    { questionId: 'd', after: 'a' },
    { questionId: 'b', after: '' },
  ];
  expect(withPlaces(order, places)).toEqual(['b', 'c', 'a', 'd']);
  expect(withPlaces(order, [{ questionId: 'a', after: 'gone' }])).toEqual(order);
});
