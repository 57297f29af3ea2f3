import { typedSentences } from '../../formats/typed/sentences';
import { folded } from './folded';
import { hasAnswer, type OpenQuestion } from './open-question';

/** "（　B　）", "( B )", "(AC)" in a folded text. */
const BRACKET = /[([] {0,6}([a-h]{1,6}) {0,6}[)\]]/gi;
const UNSPACED = /[\u3040-\u9fff\uac00-\ud7a3]/u;
const LOOKED_AT = 2000;

interface Bracket {
  /** The index of its line within the question. */
  readonly at: number;
  readonly from: number;
  readonly typed: string;
  readonly letters: string;
  /**
   * Whether it is unlikely to be a remark: it is wide, has spaces inside, or is in a script without spaces.
   */
  readonly isClear: boolean;
}

/**
 * Answers each choice by the letters in brackets in its text, as in Chinese exam papers. "Boron (B)" is a
 * remark unless most choices of the text have such a bracket.
 */
export function applyAnswersInBrackets(questions: readonly OpenQuestion[]): void {
  const choices = questions.filter(({ options }) => options.length > 1);
  const found = choices.flatMap((question) => {
    const bracket = bracketOf(question);
    return bracket ? [{ question, bracket }] : [];
  });
  const areMany = found.length > 1 && found.length * 2 > choices.length;
  for (const { question, bracket } of found) if (areMany || bracket.isClear) takeBracket(question, bracket);
}

/**
 * The only bracket with letters of options in the text of a question without an answer or marks on its
 * options.
 */
function bracketOf(question: OpenQuestion): Bracket | undefined {
  if (hasAnswer(question) || question.options.some(({ star }) => star !== '')) return undefined;
  const labels = new Set(question.options.map(({ label }) => label));
  const brackets = question.body.flatMap(({ text, kind }, at) =>
    kind === 'code' ? [] : bracketsIn(text.slice(0, LOOKED_AT)).map((bracket) => ({ at, ...bracket })),
  );
  const [only, other] = brackets.filter(({ letters }) => [...letters].every((letter) => labels.has(letter)));
  return other ? undefined : only;
}

const bracketsIn = (text: string): Omit<Bracket, 'at'>[] =>
  Array.from(folded(text).matchAll(BRACKET), ({ 0: { length }, 1: letters = '', index: from }) => {
    const typed = text.slice(from, from + length);
    const around = text.charAt(from - 1) + text.charAt(from + length);
    // "f ( a )" is a function.
    const hasRoom =
      /\s/.test(typed) &&
      /[A-H]/.test(typed) &&
      !/(?:^|\P{L})\p{L}\s?$/u.test(text.slice(Math.max(0, from - 3), from));
    const isClear = hasRoom || /^[（【]/.test(typed) || UNSPACED.test(around);
    return { from, typed, letters: letters.toLowerCase(), isClear };
  });

function takeBracket(
  { body, fields, notes, line }: OpenQuestion,
  { at, from, typed, letters }: Bracket,
): void {
  const asked = body[at];
  if (!asked) return;
  const room = /[\u3000（]/.test(typed) ? '\u3000' : ' ';
  const text = `${asked.text.slice(0, from + 1)}${room}${asked.text.slice(from + typed.length - 1)}`;
  body.splice(at, 1, { ...asked, text });
  fields.set('answer', { line: asked.line || line, value: [...letters].join(' '), more: [] });
  notes.push(typedSentences.bracketIsKey);
}
