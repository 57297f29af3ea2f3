import type { BodyLine, OpenOption, OpenQuestion } from './open-question';
import { readOptionAnswer } from './option-answer';
import { letteredOptions, NO_SIGNS, type OptionsRead, optionsInBody } from './options-in-body';

export const noOptions = (body: readonly BodyLine[]): OptionsRead => ({
  ...{
    options: [],
    body,
    isKeyBold: false,
    wereLines: false,
    signs: undefined,
    isCode: false,
    isAgainstSigns: false,
  },
});

/** The options of a question; signs contradicted by its answer stay in their texts. */
export function optionsOf(open: OpenQuestion, answer: string, signs: ReadonlySet<string>): OptionsRead {
  const read = signedOptions(open, answer, signs);
  if (read.signs !== 'taken' || answer === '') return read;
  const { named, isKnown } = readOptionAnswer(read.options, answer);
  const isAgreed = isKnown && read.options.every(({ text, isMarked }) => named.includes(text) === isMarked);
  return isAgreed ? read : { ...signedOptions(open, answer, NO_SIGNS), isAgainstSigns: true };
}

function signedOptions(open: OpenQuestion, answer: string, signs: ReadonlySet<string>): OptionsRead {
  if (open.options.length > 0 && open.options.every(isSpace)) return noOptions(open.body);
  if (open.options.length > 0) return letteredOptions(open, answer, signs);
  return (open.fields.has('slider') ? undefined : optionsInBody(open, answer, signs)) ?? noOptions(open.body);
}

/** "i) ______" is writing space. */
const isSpace = ({ lines }: OpenOption): boolean => /^\s*[_.…]{3,}[_.…\s]*$/.test(lines.join(' '));
