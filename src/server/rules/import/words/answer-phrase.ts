import { wordSet } from './word-set';

const ANSWERS = wordSet('answer');
const RIGHT = wordSet('right');
const CHOICES = wordSet('option');
const OPTIONS = wordSet('option', 'solution');
const LINKS = new Set('the la die das het a o is es est ist e de di yang ang'.split(' '));

/** Whether plain words announce an answer: "respuesta correcta", "die richtige Antwort ist", "सही विकल्प". */
export function isAnswerPhrase(plain: string): boolean {
  if (ANSWERS.has(plain) || !plain.includes(' ')) return ANSWERS.has(plain);
  const words = plain.split(' ').filter((word) => !LINKS.has(word));
  const isRight = words.some((word) => RIGHT.has(word) && !ANSWERS.has(word));
  return (
    words.every((word) => ANSWERS.has(word) || RIGHT.has(word) || (isRight && OPTIONS.has(word))) &&
    words.some((word) => ANSWERS.has(word) || OPTIONS.has(word))
  );
}

/** Whether plain words announce options: "answer options", "варианты ответа". */
export function isOptionsPhrase(plain: string): boolean {
  const words = plain.split(' ');
  return (
    CHOICES.has(plain) ||
    (words.every((word) => CHOICES.has(word) || ANSWERS.has(word)) && words.some((word) => CHOICES.has(word)))
  );
}
