import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../../testing/property';
import { childOf, childrenOf, descendantsOf, innerMarkup, readXml, textOf } from './xml';

test('an element has its name without a prefix, its attributes and the line where it begins', () => {
  const { root, fault } = readXml(
    '\ufeff<?xml version="1.0"?>\n<q:quiz>\n  <question\n type="essay">a</question>\n</q:quiz>',
  );
  expect(fault).toBeUndefined();
  expect(root?.name).toBe('quiz');
  const [question] = root ? childrenOf(root, 'question') : [];
  expect(question).toMatchObject({ attributes: { type: 'essay' }, line: 3, children: ['a'] });
});

test('lines count from the first, including leading empty lines', () => {
  expect(readXml('\n\n<a>\n<b/></a>').root?.line).toBe(3);
});

test('texts, sections and entities of a text are one text', () => {
  const { root } = readXml('<a>x &lt; y<![CDATA[ <b>z</b>]]>&#233;&nbsp;<c>!</c></a>');
  expect(textOf(root)).toBe('x < y <b>z</b>é\u00a0!');
});

test('the content of an element can be output as markup', () => {
  const { root } = readXml('<a>x &lt; <b title="&quot;">y</b></a>');
  expect(root && innerMarkup(root)).toBe('x &lt; <b title="&quot;">y</b>');
});

test('nothing is read after a fault, and everything before it is', () => {
  const { root, fault } = readXml(
    '<quiz>\n<question>1</question>\n<question>2 < 3</question>\n<question>4</question></quiz>',
  );
  expect(fault).toEqual({ line: 3, reason: 'broken' });
  expect(root && childrenOf(root, 'question').map(textOf)).toEqual(['1', '2 ']);
});

test('entities defined by a file are refused', () => {
  const { fault } = readXml('<!DOCTYPE a [<!ENTITY b "bb">]>\n<a>&b;</a>');
  expect(fault?.reason).toBe('entities');
});

test('an ampersand outside an entity is literal', () => {
  const { root, fault } = readXml('<a b="x & y">Q&A &boom; &eacute;<![CDATA[ & ]]></a>');
  expect(fault).toBeUndefined();
  expect(textOf(root)).toBe('Q&A &boom; &eacute; & ');
  expect(root?.attributes.b).toBe('x & y');
});

test('too deeply nested elements, and too many of them, are refused', () => {
  expect(readXml('<a>'.repeat(10_000)).fault?.reason).toBe('too-large');
  expect(readXml(`<a>${'<b/>'.repeat(300_001)}</a>`).fault?.reason).toBe('too-large');
});

test('a file that is not XML has no root', () => {
  expect(readXml('').root).toBeUndefined();
  expect(readXml('Just words').root).toBeUndefined();
});

test('elements are found by name, at any depth, in document order', () => {
  const { root } = readXml('<a><b>1</b><c><b>2</b></c><b>3</b></a>');
  expect(root && descendantsOf(root, 'b').map(textOf)).toEqual(['1', '2', '3']);
  expect(textOf(childOf(root, 'c'))).toBe('2');
  expect(childOf(undefined, 'c')).toBeUndefined();
});

test('whatever is given, nothing is thrown', () => {
  const piece = fc.constantFrom(
    '<a',
    '<a>',
    '</a>',
    '<b x="1"',
    '/>',
    '>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&',
    '&#0;',
    '\u0000',
    '<?x',
    '<!DOCTYPE a',
    'x',
    '"',
    '\ud800',
  );
  checkProperty(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const { root, fault } = readXml(pieces.join(''));
      expect(fault === undefined || fault.line >= 1).toBe(true);
      expect(typeof textOf(root)).toBe('string');
    }),
    { numRuns: 2000 },
  );
});
