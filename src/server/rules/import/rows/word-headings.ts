import { foldedWords } from '../../../../shared/folded-words';
import { SCHOOL_WORDS, type SchoolWord } from '../words/school-words';

/** Folded for comparison: letters that Arabic and Persian keyboards interchange count as one. */
const foldedTokens = (text: string): string[] =>
  foldedWords(text).map((word) =>
    word
      .replaceAll(' ', '')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .replaceAll('ی', 'ي')
      .replaceAll('ک', 'ك'),
  );

const WORDS = new Map<string, SchoolWord>();
const { of: fillers, ...others } = SCHOOL_WORDS;
// "đề" in Vietnamese folds to "de" in Spanish.
for (const [kind, words] of Object.entries({ of: fillers, ...others }) as [SchoolWord, string][])
  for (const word of foldedTokens(words)) if (!WORDS.has(word)) WORDS.set(word, kind);

const TOKEN_MAXIMUM = 40;
const TOKENS_MAXIMUM = 8;
/** A word of this length may have an ending, or be part of a longer one: "preguntas", "Fragetyp". */
const STEM_MINIMUM = 4;
const ENDING_MAXIMUM = 3;
/** "Optional" and "answered" are not forms of such words. */
const LATIN_ENDING = /^(?:[aeinorstuy]|e[klmnrst]|a[mrst]|i[st]|o[mnrsw]|n[aeiy]|l[aeiy]|lar|ler|u[lr]|ów)$/;
const ARTICLE = /^(?:ال|ה)(?=..)/;
const IS_UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+$/u;

/** The meanings of a heading's words; undefined if one is unknown. */
export function schoolWordsIn(text: string): SchoolWord[] | undefined {
  const tokens = foldedTokens(text);
  if (tokens.length > TOKENS_MAXIMUM) return undefined;
  const words = tokens.map(tokenWords);
  return words.includes(undefined) ? undefined : words.flatMap((each) => each ?? []);
}

function tokenWords(token: string): SchoolWord[] | undefined {
  if (token.length > TOKEN_MAXIMUM) return undefined;
  const whole = WORDS.get(token) ?? WORDS.get(token.replace(ARTICLE, '')) ?? stemWord(token);
  return whole ? [whole] : partsOf(token);
}

function stemWord(token: string): SchoolWord | undefined {
  for (let ending = 1; ending <= ENDING_MAXIMUM && token.length - ending >= STEM_MINIMUM; ending++) {
    const word = WORDS.get(token.slice(0, -ending));
    const isEnding = !/^[a-z]+$/.test(token) || LATIN_ENDING.test(token.slice(-ending));
    if (word && word !== 'of' && isEnding) return word;
  }
  return undefined;
}

/** Splits a compound into known words: "Antwortmöglichkeit", "正确答案". */
function partsOf(token: string): SchoolWord[] | undefined {
  const shortest = IS_UNSPACED.test(token) ? 1 : STEM_MINIMUM - 1;
  for (let length = token.length - shortest; length >= shortest; length--) {
    const first = WORDS.get(token.slice(0, length));
    if (!first || (first === 'of' && shortest > 1)) continue;
    const rest = tokenWords(token.slice(length));
    if (rest) return [first, ...rest];
  }
  return undefined;
}
