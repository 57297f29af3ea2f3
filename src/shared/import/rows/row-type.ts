import type { QuestionType } from '../../question-types/registry';

/** What a sheet calls a type: one of ours, true or false, or one that has no other name here. */
export type RowType = QuestionType | 'truth' | 'written' | 'choice' | 'none';

const NAMES: readonly (readonly [RowType, RegExp])[] = [
  ['truth', /^(?:true (?:or )?false|t f|tf|true false questions?|yes no|boolean)$/],
  [
    'msq',
    /^(?:checkbox(?:es)?|msq|ms|ma|mr|multi ?select|select all.*|multiple (?:select|selection|answers?|responses?|correct).*|multiple choice multiple.*)$/,
  ],
  ['choice', /^(?:quiz|multiple choice|multichoice|choice)$/],
  [
    'mcq',
    /^(?:mcq?|single(?: choice| select| answer| correct)?|radio|dropdown|multiple choice single.*|one answer)$/,
  ],
  ['written', /^(?:open(?: ?ended)?|open question|text|written|free ?text)$/],
  [
    'short',
    /^(?:sa|short(?: ?answer| text)?|type answer|fill in(?: the)?(?: blanks?| gaps?)?|fib|fitb|identification|one word)$/,
  ],
  ['long', /^(?:long(?: ?answer| text)?|essay|paragraph|es)$/],
  ['number', /^(?:number|numeric(?:al)?|numerical answer|num|integer)$/],
  ['slider', /^(?:slider|scale|range)$/],
  ['cloze', /^(?:cloze|gaps?|gap text)$/],
  ['match', /^(?:match(?:ing)?|pairs?|match the following)$/],
  ['order', /^(?:order(?:ing)?|rank(?:ing)?|sequence|sequencing|puzzle|reorder|arrange)$/],
];

/** `none` where nothing is said; undefined where it is a type that is not known. */
export function rowTypeOf(text: string): RowType | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:question|type)s?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') return 'none';
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}
