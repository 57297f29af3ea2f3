import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../shared/question/schema';
import { QuestionView } from '../question-types/QuestionView';
import { AnswerOfTexts } from './AnswerOfTexts';
import { FormattedTexts, RichText } from './RichText';

const FORMULA = '<math role="math" aria-label="the letter x" alttext="x"><mi>x</mi></math>';

const aQuestion = (text: string, formatted?: Record<string, string>): AskedQuestion => ({
  ...{ _id: 'q1', type: 'mcq', format: 'rich', text, options: ['$x$', 'y'] },
  ...{ min: null, max: null, step: null },
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 1 },
  ...(formatted && { formatted }),
});

const show = (question: AskedQuestion) =>
  render(<QuestionView question={question} number={3} answer={undefined} onAnswer={() => {}} />);

test('an option shows its formula and is named by the spoken form', () => {
  show(aQuestion('Which?', { $x$: FORMULA }));
  expect(screen.getByRole('radio', { name: 'the letter x' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'y' })).toBeDefined();
  expect(document.querySelectorAll('math')).toHaveLength(1);
});

test('the group is named by the first paragraph and described by the rest', () => {
  const list = '<p>What does <code>f</code> print?</p><pre><code>f(2)</code></pre><p>Think twice.</p>';
  show(aQuestion('source', { source: list }));
  const group = screen.getByRole('group', { name: 'What does f print?' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What does f print?');
  expect(screen.getByRole('heading', { level: 2 }).querySelector('p, pre')).toBeNull();
  const rest = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(rest?.textContent).toBe('f(2)Think twice.');
});

test('a question that begins with code is named by its number', () => {
  show(aQuestion('source', { source: '<pre><code>f(2)</code></pre><p>What is printed?</p>' }));
  expect(screen.getByRole('group', { name: 'Question 3' })).toBeDefined();
});

test('a question without markup is named by its text and described by nothing', () => {
  show(aQuestion('  Which\nis it?'));
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading.textContent).toBe('  Which\nis it?');
  expect(heading.closest('fieldset')?.hasAttribute('aria-describedby')).toBe(false);
});

test('markup the server did not format is shown as typed', () => {
  render(
    <FormattedTexts of={{ format: 'plain' }}>
      <RichText text="**bold** <b>x</b>" />
    </FormattedTexts>,
  );
  expect(screen.getByText('**bold** <b>x</b>')).toBeDefined();
});

test('a text like "constructor" does not find a property of every object', () => {
  render(
    <FormattedTexts of={{ format: 'rich', formatted: {} }}>
      <RichText text="constructor" />
    </FormattedTexts>,
  );
  expect(screen.getByText('constructor')).toBeDefined();
});

test('several chosen options form a list if one is formatted, otherwise a line', () => {
  const { rerender } = render(
    <FormattedTexts of={{ formatted: { $x$: FORMULA } }}>
      <AnswerOfTexts answer={['$x$', 'y']} />
    </FormattedTexts>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['x', 'y']);
  rerender(
    <FormattedTexts of={{}}>
      <AnswerOfTexts answer={['$x$', 'y']} />
    </FormattedTexts>,
  );
  expect(screen.getByText('$x$, y')).toBeDefined();
});

test('both sides of a pair are formatted', () => {
  render(
    <FormattedTexts of={{ formatted: { $x$: FORMULA } }}>
      <AnswerOfTexts answer={{ $x$: 'unknown', y: 'known' }} />
    </FormattedTexts>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'x → unknown',
    'y → known',
  ]);
});
