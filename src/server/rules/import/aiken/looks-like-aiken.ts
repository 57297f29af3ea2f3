import { type AikenLine, aikenLines } from './aiken-lines';

const NUMBERED = /^(?:question|q)?\s{0,9}\d{1,4}\s{0,9}[.):]/i;

/**
 * Whether a text is surely Aiken: it begins with a question, and every answer line has one letter directly
 * below options lettered from A. Numbered questions answered by "Answer:" are typed text, which can say more
 * than Aiken.
 */
export function looksLikeAiken(text: string): boolean {
  const lines = aikenLines(text).filter(({ kind }) => kind !== 'blank');
  const answers = lines.flatMap((line, at) => (line.kind === 'answer' ? [{ ...line, at }] : []));
  if (answers.length === 0 || lines[0]?.kind !== 'text') return false;
  const sure = answers.filter(
    ({ at, answer }) => /^[A-Za-z][.)]?$/.test(answer) && optionsAbove(lines, at) > 1,
  );
  const isTyped = answers.some(({ word }) => word !== 'ANSWER') && lines.some(isNumbered);
  // A file with some faulty questions is still Aiken.
  return !isTyped && sure.length * 2 > answers.length;
}

const isNumbered = (line: AikenLine): boolean => line.kind === 'text' && NUMBERED.test(line.source);

/** The number of options directly above a line, counted only if they run on from A. */
function optionsAbove(lines: readonly AikenLine[], at: number): number {
  let count = 0;
  while (lines[at - 1 - count]?.kind === 'option') count += 1;
  const letters = lines.slice(at - count, at).map((line) => (line.kind === 'option' ? line.letter : ''));
  return letters.every((letter, index) => letter === String.fromCharCode(65 + index)) ? count : 0;
}
