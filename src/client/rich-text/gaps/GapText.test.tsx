import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FormattedTexts } from '../RichText';
import { GapText } from './GapText';

function Fields({ text, count }: { text: string; count: number }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <GapText
        text={text}
        count={count}
        gap={(at, around) => (
          <input
            aria-label={`${at + 1}: ${around}`}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      />
      <output>{typed}</output>
    </>
  );
}

const show = (html: string | undefined, { text = 'source', count = 2 } = {}) =>
  render(
    <FormattedTexts of={html === undefined ? {} : { formatted: { [text]: html } }}>
      <Fields text={text} count={count} />
    </FormattedTexts>,
  );
const names = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));

test('a plain text has a field in place of each mark, and the others below', () => {
  const { container } = show(undefined, { text: 'Au is ___,\nAg is ____.', count: 3 });
  expect(names()).toEqual(['1: Au is … , Ag is', '2: , Ag is … .', '3: ']);
  expect(container.querySelector('[dir="auto"]')?.textContent).toBe('Au is ,\nAg is .');
  expect(screen.getByRole('listitem').textContent).toContain('Gap 3');
});

test.each([
  ['bold', '<p><strong>Au ___</strong> and ___</p>', ['STRONG', 'P']],
  ['a list', '<ul><li>Au ___</li><li>Ag ___ x</li></ul>', ['LI', 'LI']],
  ['a table', '<table><tbody><tr><td>___</td><td>b ___</td></tr></tbody></table>', ['TD', 'TD']],
  ['code', '<pre><code>for x in ___:\n  print(___)</code></pre>', ['CODE', 'CODE']],
])('a field stands inside %s', (_, html, parents) => {
  show(html);
  expect(screen.getAllByRole('textbox').map((field) => field.parentElement?.parentElement?.tagName)).toEqual(
    parents,
  );
});

test('a field and its input stay across renders', async () => {
  show('<p>Au is ___, Ag is ___</p>');
  const [first] = screen.getAllByRole('textbox');
  if (!first) throw new Error('no field');
  await userEvent.type(first, 'gold');
  expect(screen.getByRole('status').textContent).toBe('gold');
  expect(screen.getAllByRole('textbox')[0]).toBe(first);
  expect(document.activeElement).toBe(first);
});

test('a formula beside a gap is named as a whole', () => {
  show(
    '<p>So <math aria-label="the fraction x plus 1 over y, end of fraction"></math> is ___, and ___ is x</p>',
  );
  expect(names()).toEqual([
    '1: So the fraction x plus 1 over y, end of fraction is … , and blank is x',
    '2: So the fraction x plus 1 over y, end of fraction is blank, and … is x',
  ]);
});

test('marks beyond the gaps stay as text', () => {
  const { container } = show('<p>a ___ b ___ c ___</p>', { count: 1 });
  expect(names()).toEqual(['1: a … b blank c blank']);
  expect(container.textContent).toContain('b ___ c ___');
});
