import type { FieldStart, TypedFieldName } from '../../formats/typed/typed-question';
import { plainWord, wordSet } from '../words/word-set';
import { leadField } from './lead-words';

// All of them search folded lines from the start, without backtracking.

/** The number of a question, and its style. */
export interface QuestionStart {
  /** Null for "Q:". */
  readonly number: number | null;
  readonly style: 'word' | '.' | ')' | '()' | 'other' | 'tight' | 'bare';
  /** The length of the text before the question. */
  readonly length: number;
  /** Whether it may not be a question: it must have the next number. */
  readonly isWeak: boolean;
}

const NUMBERED_WORDS = wordSet('question', 'task');
const TASKS = wordSet('task');
const WORDS = new Set([...wordSet('question')].filter((word) => !TASKS.has(word)));
/** "प्रश्न संख्या 3" */
const NUMBERS = wordSet('number');
const WORD =
  /^(\p{L}[\p{L}\p{M} '\u200b-\u200d]{0,24}?)\.?[\s-]?(?:no\.?|nr\.?|n[º°]|number|№|#)?\s?(\d{1,4})(?: of \d{1,4})?\s?(?:([题題問]\s?[.):\]-]{0,2}|[.):\]-]{1,2})|(?=\s|$|\())\s*/iu;
/** The maximum length of words before a number. */
const WORD_LENGTH = 40;
const WORD_ALONE = /^(\p{L}[\p{L}\p{M} \u200b-\u200d]{0,24}?)\s?[.:)]\s*(?=\S)/u;
/** "1. Frage: …" */
const WORD_BEHIND = /^(\p{L}[\p{L}\p{M}]{0,24})\s?(?::\s*|$)/u;
const NUMBER = /^(\d{1,4})(?:번|[ºª°])?\s?([.)])\)?(?:-(?=\s))?(?!\d)\s*/;
const IN_BRACKETS = /^\((\d{1,3})\)\.?\s*/;
const OTHER = /^(?:#\s?(\d{1,3})[.):]?|\[(\d{1,3})\]|(\d{1,3})\s?[-:/])\s+(?=\S)/;
/** "1-Which …" may also be a chemical name. */
const TIGHT = /^(\d{1,3})[-:/](?=[\p{L}"'¿¡(])/u;
const BARE = /^(\d{1,3})\s+(?=[\p{Lu}("'])/u;

export function questionStart(line: string): QuestionStart | undefined {
  const begin = line.slice(0, WORD_LENGTH);
  const word = /^\p{L}\D*\d/u.test(begin) ? WORD.exec(line) : null;
  if (word && isNumberedWord(plainWord(word[1] ?? ''))) {
    const isWeak = word[3] === undefined && word[0].length < line.length;
    return { number: Number(word[2]), style: 'word', length: word[0].length, isWeak };
  }
  const alone = /^\p{L}[^.:)]*[.:)]/u.test(begin) ? WORD_ALONE.exec(line) : null;
  if (alone && WORDS.has(plainWord(alone[1] ?? '')))
    return { number: null, style: 'word', length: alone[0].length, isWeak: false };
  const plain = NUMBER.exec(line);
  if (plain) {
    const behind = WORD_BEHIND.exec(line.slice(plain[0].length, plain[0].length + 30));
    const isWord = behind !== null && WORDS.has(plainWord(behind[1] ?? ''));
    return {
      ...{ number: Number(plain[1]), style: plain[2] === ')' ? ')' : '.' },
      ...{ length: plain[0].length + (isWord ? behind[0].length : 0), isWeak: false },
    };
  }
  return bracketStart(line) ?? weakStart(line);
}

const isNumberedWord = (words: string): boolean => {
  const [first = '', ...others] = words.split(' ');
  return (
    NUMBERED_WORDS.has(words) || (NUMBERED_WORDS.has(first) && others.every((word) => NUMBERS.has(word)))
  );
};

function bracketStart(line: string): QuestionStart | undefined {
  const found = IN_BRACKETS.exec(line);
  return found
    ? { number: Number(found[1]), style: '()', length: found[0].length, isWeak: false }
    : undefined;
}

function weakStart(line: string): QuestionStart | undefined {
  for (const [style, pattern] of WEAK) {
    const found = pattern.exec(line);
    const number = Number(found?.[1] ?? found?.[2] ?? found?.[3]);
    if (found) return { number, style, length: found[0].length, isWeak: true };
  }
  return undefined;
}

const WEAK = [
  ['other', OTHER],
  ['tight', TIGHT],
  ['bare', BARE],
] as const;

const FIELDS: readonly (readonly [TypedFieldName, string])[] = [
  [
    'answer',
    '(?:correct|right|model|sample|expected|suggested)?\\s?(?:answers?|ans)|correct option|correct (?:order|sequence)|key',
  ],
  ['solution', 'solutions?|sol|working'],
  ['explanation', 'explanations?|exp|reason|rationale|justification|feedback'],
  ['marks', 'marks?|points?|pts'],
  ['slider', 'sliders?'],
  ['time', 'times?|time limit'],
  ['tolerance', 'tolerances?'],
  ['type', 'types?|question type'],
  ['unit', 'units?'],
  ['tags', "topics?|tags?|difficulty|category|bloom'?s? level|bloom'?s?"],
];
const FIELD = FIELDS.map(
  ([field, words]) => [field, new RegExp(`^(?:${words})\\s?\\.?\\s?:(?:-(?=\\s))?\\s*`, 'i')] as const,
);
const ANSWER_WITHOUT_COLON =
  /^(?:(?:correct |right )?(?:answers?|ans)|correct option|key)\s?(?:\.(?=\s)|=|-(?=\s|\(|[a-h]\b))\s*|^(?:the )?(?:correct |right )?(?:answer|option) is:?\s+|^(?:correct )?(?:answer|ans) (?=\(?[a-h1-9]\)?\.?$)|^ans\.?\s+(?=\S)/i;
const FIELD_ALONE = /^(?:(correct answer|answer|ans)|(solution)|(explanation))\.?$/i;

/** A line like "Answer: b". */
export function fieldStart(line: string): FieldStart | undefined {
  for (const [field, pattern] of FIELD) {
    const found = pattern.exec(line);
    if (found) return { field, length: found[0].length };
  }
  const answer = ANSWER_WITHOUT_COLON.exec(line);
  if (answer) return { field: 'answer', length: answer[0].length };
  const alone = FIELD_ALONE.exec(line);
  if (!alone) return leadField(line);
  const field = alone[1] ? 'answer' : alone[2] ? 'solution' : 'explanation';
  return { field, length: line.length };
}

/** Whether a line begins with a mark: a number, an option letter, "Answer:". */
export const isMarkedLine = (line: string): boolean =>
  fieldStart(line) !== undefined ||
  /^\*?\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.):](?!\d)/i.test(line) ||
  questionStart(line)?.style === 'word';
