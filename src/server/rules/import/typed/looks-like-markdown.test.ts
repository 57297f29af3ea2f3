import { expect, test } from 'vitest';
import { looksLikeMarkdown } from './looks-like-markdown';
import { looksTyped } from './looks-typed';

test.each([
  '# Quiz',
  '```\nx\n```',
  '- [x] Paris',
  '**Answer:** B',
  '| a | b |\n|---|---|',
  '[Moodle](https://moodle.org)',
])('%j is Markdown', (text) => expect(looksLikeMarkdown(`1. Why?\n\n${text}`)).toBe(true));

test.each(['*b) Rome', 'x**2 + y**2', '#include <stdio.h>', '1. Why?\na) So\nAnswer: a', '---'])(
  '%j is not Markdown',
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
);

test('commas do not make a table of a text with options or an answer', () => {
  expect(looksTyped('Which, red, green or blue?\na) red, b, c\nb) blue, x, y')).toBe(true);
  expect(looksTyped('Which, red, green or blue?\nAns: red, or, blue')).toBe(true);
  expect(looksTyped('¿Cuál, rojo o azul?\nRespuesta: rojo, o, azul')).toBe(true);
  expect(looksTyped('Кто, кот или пёс?\nа) кот, x\nб) пёс, y')).toBe(true);
  expect(looksTyped('A.Rao,a@x.example\nB.Ode,b@x.example')).toBe(false);
  expect(looksTyped('Question,A,B,Answer\nWhy?,So,Not so,A')).toBe(false);
});
