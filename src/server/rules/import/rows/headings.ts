import type { SchoolWord } from '../words/school-words';
import { joinedLabel, LATIN, labelIn } from './option-labels';
import { schoolWordsIn } from './word-headings';

export type Column =
  | { readonly kind: 'option' | 'wrong' | 'optionFeedback'; readonly at: number; readonly label: string }
  | {
      readonly kind: 'correct';
      readonly at: number;
      /**
       * An uncertain heading: one of several columns named just "Answer" or "Solution" may not be the key.
       */
      readonly says?: 'answer' | 'solution';
      /** Whether it is an index of the options, maybe from 0. */
      readonly isIndex?: boolean;
    }
  | { readonly kind: PlainKind; readonly at: number }
  | { readonly kind: 'unknown'; readonly at: number; readonly heading: string };

type PlainKind = Exclude<(typeof PLAIN_KINDS)[number][0], 'correct'>;

/** Names of headings, in lower case without signs and leading numbers; the first match counts. */
const PLAIN_KINDS = [
  ['type', /^(?:question |item |answer )?(?:type|kind|format)$/],
  [
    'ignored',
    /^(?:|no|nr|num|number|s no|sr no|sl no|serial no|id|row|(?:question|item) (?:no|nr|number|id|index)|q (?:no|id)|\d{1,3})$/,
  ],
  ['name', /^(?:name|title|question (?:name|title))$/],
  [
    'explanation',
    /^(?:(?:answer |correct )?explanations?|rationale|solution|(?:general |question )?feedback|comments?)$/,
  ],
  ['options', /^(?:options|choices|answer (?:options|choices)|possible answers)$/],
  [
    'correct',
    /^(?:(?:correct|right|model|accepted|expected|sample) (?:ans(?:wers?)?|options?|choices?|responses?)|ans(?:wers?)?|correct|key|answer key|correct (?=index|letter|no|number)|answer (?=index))(?: ?(?:s|index|indices|letters?|no|nr|numbers?|keys?|text|values?|id|if |or |as |in |choose ).*)?$/,
  ],
  [
    'question',
    /^(?:questions?|question (?:text|stem|body|statement)|statements?|prompt|stem|q|text|question (?:max|maximum|up to) .*)$/,
  ],
  ['marks', /^(?:(?:max |maximum )?(?:marks?|points?|score)|pts|grade|default ?grade)$/],
  [
    'time',
    /^(?:time|timer|seconds|duration|time limit|time in seconds|time (?:limit )?(?:in )?(?:s|sec|secs|seconds)|time limit .*)$/,
  ],
  ['tags', /^(?:tags?|topics?|category|categories|subject|chapter|keywords?|difficulty|level)$/],
  ['tolerance', /^(?:tolerance|margin|error margin)$/],
  ['unit', /^units?$/],
  ['min', /^(?:min|minimum|from|lowest)$/],
  ['max', /^(?:max|maximum|to|highest)$/],
  ['step', /^(?:step|steps|interval)$/],
] as const;

const LABEL = '([a-j]|\\d{1,2})';
const OPTION = new RegExp(
  `^(?:answer )?(?:option|opt|choice|ans|answer|alternative|response)(?: choice| option)? ?${LABEL}(?: (?:max|up to|optional|required|text).*)?$|^([a-j])$|^(?:answer )?(?:option|choice)$`,
);
const WRONG =
  /^(?:(?:wrong|incorrect|false) (?:answer|option|choice)s?|distractor) ?(\d{1,2}|[a-j])?(?: (?:max|optional|text).*)?$/;
const FEEDBACK = new RegExp(
  `^(?:feedback (?:option |answer )?${LABEL}|(?:option |answer )?${LABEL} feedback)$`,
);
/** "1. Answer": the number of a heading or an option. */
export const NUMBERING = /^\s*(\d{1,2})\s*[.)]\s*(?=\p{L})/u;

/** A heading for comparison: "CorrectAnswer1" is three words. */
const folded = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

const parted = (heading: string): string =>
  heading
    .replace(NUMBERING, '')
    .replace(/[#№]/g, ' no ')
    .replace(/(?<=\d)(?:st|nd|rd|th|er|re|[eºª°])(?= )/g, '')
    .replace(/(?<=\p{Ll}\p{M}?)(?=\p{Lu})|(?<=\p{L}\p{M}?)(?=\p{N})|(?<=[^\p{ASCII}\s])(?=[A-J]$)/gu, ' ')
    .replaceAll('_', ' ');

/**
 * Removes explanations: "Time limit (sec) - 5, 10 or 20". A bracketed ending is part of the word:
 * "answer(s)".
 */
const headOf = (heading: string): string => {
  const plain = heading
    .replace(/(?<=\p{L})\((?![a-d]\))\p{Ll}{1,4}\)/gu, '')
    .replace(/[([（]\s*(\p{L}|\p{N}{1,2})\s*[)\]）]/gu, ' $1 ');
  const [head = ''] = plain.split(/\n|\s[-–—]\s|\s[-–—](?=\S)|[:：;,]|[([（]/);
  return head.trim() === '' ? plain : head;
};

/** The maximum length of a heading with its explanations. */
const HEADING_MAXIMUM = 300;

/** The contents of a column, by its heading. */
export function columnOf(heading: string, at: number): Column {
  if (heading.length > HEADING_MAXIMUM) return { kind: 'unknown', at, heading: heading.trim() };
  const whole = parted(heading.trim());
  const head = headOf(whole);
  return (
    englishColumn(folded(whole), at) ??
    englishColumn(folded(head), at) ??
    worded(head, at) ??
    bilingual(head, at) ?? { kind: 'unknown', at, heading: heading.trim() }
  );
}

function englishColumn(name: string, at: number): Column | undefined {
  const feedback = FEEDBACK.exec(name);
  if (feedback) return { kind: 'optionFeedback', at, label: feedback[1] ?? feedback[2] ?? '' };
  const wrong = WRONG.exec(name);
  if (wrong) return { kind: 'wrong', at, label: wrong[1] ?? '' };
  const option = OPTION.exec(name);
  if (option) return { kind: 'option', at, label: option[1] ?? option[2] ?? '' };
  const kind = PLAIN_KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  if (kind === undefined) return undefined;
  if (kind !== 'correct') return { kind, at };
  const isIndex = /\bind(?:ex|ices)\b/.test(name);
  return { kind, at, ...(isIndex && { isIndex }), ...(/^ans(?:wers?)?$/.test(name) && { says: 'answer' }) };
}

const ORDINALS = new Map(
  [
    'first primera primeira première erste الأول الاول الأولى',
    'second segunda deuxième zweite الثاني الثانية',
    'third tercera terceira troisième dritte الثالث الثالثة',
    'fourth cuarta quarta quatrième vierte الرابع الرابعة',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, `${at + 1}`] as const)),
);

/** Matches words of other languages, with a label before or after them. */
function worded(head: string, at: number): Column | undefined {
  const tokens = head
    .trim()
    .split(/[\s_./-]+/)
    .filter((token) => token !== '');
  const [first = '', last = ''] = [tokens[0], tokens.at(-1)];
  const isLast = isLabel(last);
  const label = isLast ? last : isLabel(first) ? first : undefined;
  if (label !== undefined) {
    const others = isLast ? tokens.slice(0, -1) : tokens.slice(1);
    const kind = kindOfWords(
      schoolWordsIn(others.join(' ')),
      ORDINALS.get(label.toLowerCase()) ?? labelIn(label) ?? '',
      at,
    );
    if (kind) return kind;
  }
  const joined = tokens.length === 1 ? joinedLabel(first) : undefined;
  return (
    kindOfWords(schoolWordsIn(tokens.join(' ')), '', at) ??
    (joined && kindOfWords(schoolWordsIn(joined.words), joined.label, at))
  );
}

/** "Option A / विकल्प A" */
function bilingual(head: string, at: number): Column | undefined {
  const columns = head.split('/').map((part) => englishColumn(folded(part), at) ?? worded(part, at));
  const [first] = columns;
  return columns.length > 1 && columns.every((column) => column?.kind === first?.kind) ? first : undefined;
}

const isLabel = (token: string): boolean =>
  ORDINALS.has(token.toLowerCase()) || ([...token].length <= 3 && labelIn(token) !== undefined);

function kindOfWords(
  words: readonly SchoolWord[] | undefined,
  label: string,
  at: number,
): Column | undefined {
  if (!words) return undefined;
  const has = (word: SchoolWord) => words.includes(word);
  if (words.every((word) => word === 'of'))
    return words.length === 0 && label !== '' && !/^\d/.test(label) && !LATIN.includes(label)
      ? { kind: 'option', at, label }
      : undefined;
  if (has('feedback'))
    return label === '' ? { kind: 'explanation', at } : { kind: 'optionFeedback', at, label };
  for (const kind of ['explanation', 'time', 'marks', 'type', 'tags'] as const)
    if (has(kind)) return label === '' ? { kind, at } : undefined;
  if (has('wrong')) return has('right') || has('question') ? undefined : { kind: 'wrong', at, label };
  if (has('right')) return has('question') ? undefined : { kind: 'correct', at };
  if (has('solution')) return label === '' ? { kind: 'correct', at, says: 'solution' } : undefined;
  if (has('option') || has('answer')) {
    if (label !== '') return { kind: 'option', at, label };
    if (has('number')) return undefined;
    return has('option') ? { kind: 'options', at } : { kind: 'correct', at, says: 'answer' };
  }
  if (label !== '') return undefined;
  if (has('number')) return { kind: 'ignored', at };
  if (has('question') || has('text')) return { kind: has('title') ? 'name' : 'question', at };
  return has('title') ? { kind: 'name', at } : undefined;
}
