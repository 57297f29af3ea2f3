import { expect, test } from 'vitest';
import { looksLikeAiken } from './looks-like-aiken';

test.each([
  'What is it?\nA. One\nB. Two\nANSWER: B',
  '\ufeffWhat is it?\r\nA) One\r\nB) Two\r\nC) Three\r\n\r\nANSWER: B\r\n\r\nAnd this?\r\nA) One\r\nB) Two\r\nANSWER: A',
  'what is it?\na) one\nb) two\nanswer: b',
  '1. What is it?\nA. One\nB. Two\nANSWER: B',
])('%j is Aiken', (text) => {
  expect(looksLikeAiken(text)).toBe(true);
});

test.each([
  '',
  'What is it?',
  '1. What is it?\na) One\nb) Two\nAnswer: b',
  'What is it?\nA. One\nANSWER: A',
  'What is it?\nB. One\nC. Two\nANSWER: B',
  'Name two.\nANSWER: Rome, Paris',
  'A. One\nB. Two\nANSWER: A',
])('%j is not surely Aiken', (text) => {
  expect(looksLikeAiken(text)).toBe(false);
});
