import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { partsToSay } from './parts-to-say';

const said = (page: ReactNode) => partsToSay(render(<div>{page}</div>).container);
const texts = (page: ReactNode) => said(page).map(({ text }) => text);

const FORMULA = '<math aria-label="the letter y" alttext="y"><mi>y</mi></math>';

test('words on one line are read together, those of other lines apart', () => {
  expect(
    texts(
      <>
        <p>
          The <b>first</b> <i>line</i>
        </p>
        <ul>
          <li>one</li>
          <li>two</li>
        </ul>
      </>,
    ),
  ).toEqual(['The first line', 'one', 'two']);
});

test('formulas and pictures are read by their names, never by their parts or source', () => {
  expect(
    texts(
      <>
        <p dangerouslySetInnerHTML={{ __html: `What is ${FORMULA} for?` }} />
        <button type="button">
          Enlarge <img src="data:," alt="A red leaf" />
        </button>
      </>,
    ),
  ).toEqual(['What is the letter y for?', 'A red leaf']);
});

test('a gap is read with its content, and an empty one is a pause', () => {
  expect(
    texts(
      <p>
        Rome lies in <input type="text" defaultValue="Italy" />, Oslo in <input type="text" />, and
        <select defaultValue="b">
          <option value="">Choose</option>
          <option value="a">Bern</option>
          <option value="b">Kyiv</option>
        </select>
      </p>,
    ),
  ).toEqual(['Rome lies in Italy , Oslo in … , and Kyiv']);
});

test('hidden parts, buttons, closed lists and boxes are not read', () => {
  expect(
    texts(
      <>
        <span aria-hidden="true">1</span>
        <p hidden>The key is Paris</p>
        <button type="button">Symbols</button>
        <select>
          <option>Choose</option>
          <option>Paris</option>
        </select>
        <label>
          <input type="radio" value="Lima" /> Lima
        </label>
      </>,
    ),
  ).toEqual(['…', 'Lima']);
});

test('each part is read in its own language: a declared one, another script, formulas in the page’s', () => {
  document.documentElement.lang = 'en';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const parts = said(
    <p
      dangerouslySetInnerHTML={{
        __html: `Was ist die Summe von ${FORMULA} und <span lang="la">pi</span> с тобой?`,
      }}
    />,
  );
  expect(parts).toEqual([
    { text: 'Was ist die Summe von', language: 'de' },
    { text: 'the letter y', language: 'en' },
    { text: 'und', language: 'de' },
    { text: 'pi', language: 'la' },
    { text: 'с тобой?', language: 'ru' },
  ]);
});

test('a long text is read in pieces that no browser cuts short, without losing a word', () => {
  const long = `${'The river runs past the old mill and the school. '.repeat(9)}${'on and '.repeat(60)}`;
  const pieces = texts(<p>{long}</p>);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(pieces.join(' ')).toBe(long.trim());
});
