import { sourceLines } from '../source-lines';

interface Base {
  /** Counts from 1. */
  readonly line: number;
  /** The trimmed line. */
  readonly source: string;
}

/** A line of an Aiken file, classified by its beginning. */
export type AikenLine =
  | (Base & { readonly kind: 'blank' })
  | (Base & { readonly kind: 'text' })
  | (Base & { readonly kind: 'option'; readonly letter: string; readonly text: string })
  | (Base & { readonly kind: 'answer'; readonly word: string; readonly answer: string });

const OPTION = /^([A-Za-z])[.)](?:[ \t\u00a0]+|$)/;
const ANSWER = /^(ANSWER)[ \t\u00a0]*:/i;

/** Classifies each line of an Aiken file. */
export const aikenLines = (text: string): AikenLine[] =>
  sourceLines(text).map((line, index) => aikenLine({ source: line.trim(), line: index + 1 }));

function aikenLine(base: Base): AikenLine {
  const { source } = base;
  if (source === '') return { kind: 'blank', ...base };
  const [answerMark, word = ''] = ANSWER.exec(source) ?? [];
  if (answerMark) return { kind: 'answer', ...base, word, answer: source.slice(answerMark.length).trim() };
  const [optionMark, letter = ''] = OPTION.exec(source) ?? [];
  if (!optionMark) return { kind: 'text', ...base };
  return {
    kind: 'option',
    ...base,
    letter: letter.toUpperCase(),
    text: source.slice(optionMark.length).trim(),
  };
}
