import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../shared/question/schema';
import { QUESTION_TYPES, type QuestionType, questionTypeOf } from '../../shared/question-types/registry';
import { renderFormula } from '../../shared/rich-text/formula';
import { formattedText } from '../../shared/rich-text/render';
import { formulas } from '../../tests/rich-text/formulas';
import { QuestionView } from './QuestionView';

const ROW_COUNT = 60;
/** Visually distinct formulas as texts of a question. */
const texts = [
  ...new Map(formulas.map((tex) => [renderFormula({ tex, display: false }), `$${tex}$`])).values(),
];
const chunks = Array.from({ length: Math.ceil(texts.length / ROW_COUNT) }, (_, at) =>
  texts.slice(at * ROW_COUNT, (at + 1) * ROW_COUNT),
);

interface Shown {
  readonly body?: (rows: readonly string[]) => object;
  /** The role of the controls or of the formulas in them. */
  readonly role: string;
}

/** The formulas shown by each type; the question text has only one. */
const types: Record<QuestionType, Shown> = {
  mcq: { role: 'radio', body: (options) => ({ options }) },
  msq: { role: 'checkbox', body: (options) => ({ options }) },
  order: { role: 'math', body: (options) => ({ options }) },
  match: {
    role: 'combobox',
    body: (rows) => ({ left: rows.slice(0, rows.length / 2), right: rows.slice(rows.length / 2) }),
  },
  cloze: { role: 'combobox', body: (options) => ({ gaps: [{ kind: 'select', options }, { kind: 'text' }] }) },
  slider: { role: 'slider', body: () => ({ min: 0, max: 9, step: 1 }) },
  ...{ short: { role: 'textbox' }, long: { role: 'textbox' }, number: { role: 'textbox' } },
};

function show(type: QuestionType, rows: readonly string[]): void {
  const [stem = ''] = rows;
  const question = {
    ...{ _id: 'q', type, format: 'rich', options: [], min: null, max: null, step: null },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 1 },
    ...types[type].body?.(rows),
    text: type === 'cloze' ? `${stem} is ___, else ___ ${stem}` : stem,
  } as unknown as AskedQuestion;
  const shown = [question.text, ...questionTypeOf(question).formattedTexts(question)];
  const formatted = Object.fromEntries(shown.map((text) => [text, formattedText(text) ?? '']));
  render(
    <QuestionView question={{ ...question, formatted }} number={1} answer={undefined} onAnswer={() => {}} />,
  );
}

/** The accessible names of all elements with a role. */
function namesOf(role: string): string[] {
  const names: string[] = [];
  screen.queryAllByRole(role, { hidden: true, name: (name) => names.push(name) > 0 });
  return names;
}

test.each(QUESTION_TYPES)(
  '%s: each of three hundred formulas is named by words, unlike its neighbours',
  (type) => {
    expect(texts.length).toBeGreaterThan(295);
    const { role, body } = types[type];
    for (const rows of body && type !== 'slider' ? chunks : chunks.map((chunk) => chunk.slice(0, 1))) {
      show(type, rows);
      const ofText = namesOf('group');
      const ofAnswers = namesOf(role);
      const lists = [...document.querySelectorAll('select')].map((list) =>
        [...list.options].map(({ textContent }) => textContent),
      );
      expect(ofText).toHaveLength(1);
      expect(ofAnswers.length).toBeGreaterThan(0);
      for (const names of [ofText, ofAnswers, ...lists]) {
        expect(names.filter((name) => name.trim() === '' || /[\\${}]/.test(name))).toEqual([]);
        // The text above a list of formulas contains its first one too.
        const rest = role === 'math' ? names.slice(1) : names;
        expect(rest.filter((name, at) => rest.indexOf(name) !== at)).toEqual([]);
      }
      cleanup();
    }
  },
);

test('a gap is named by the words around it, formulas included', () => {
  show('cloze', ['$w^2$']);
  expect(namesOf('textbox')).toEqual(['Gap 2 of 2: w squared is blank, else … w squared']);
});
