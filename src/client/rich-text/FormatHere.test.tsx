import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormatHere } from './FormatHere';
import { FormattedTexts, RichText } from './RichText';

const show = (format: 'plain' | 'rich', text: string, formatted?: Record<string, string>) =>
  render(
    <FormatHere>
      <FormattedTexts of={{ format, formatted }}>
        <RichText text={text} />
      </FormattedTexts>
    </FormatHere>,
  );

test('a text in progress is shown as typed until the renderer has loaded, then formatted', async () => {
  show('rich', 'Mark **all** of them');
  expect(screen.getByText('Mark **all** of them')).toBeDefined();
  expect((await screen.findByText('all')).tagName).toBe('STRONG');
});

test('a formula in progress is rendered', async () => {
  show('rich', 'Is $x^2$ positive?');
  await screen.findByText(/positive/);
  await expect.poll(() => document.querySelector('math msup')?.textContent).toBe('x2');
});

test('a plain question keeps its dollar signs and asterisks', async () => {
  show('rich', '**ready**');
  await screen.findByText('ready');
  show('plain', 'It costs $5$ and **more**');
  expect(screen.getByText('It costs $5$ and **more**')).toBeDefined();
});

test('text formatted by the server is not formatted again', () => {
  show('rich', '**kept**', { '**kept**': '<em>from the server</em>' });
  expect(screen.getByText('from the server').tagName).toBe('EM');
});
