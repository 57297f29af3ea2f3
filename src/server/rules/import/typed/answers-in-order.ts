import { typedSentences } from '../../formats/typed/sentences';
import { folded } from './folded';
import { hasAnswer, type OpenQuestion } from './open-question';

/**
 * Distributes the letters below the last question among all choices: "Key: B A D C". There must be as many
 * letters as choices, and no other choice with an answer; a few letters in alphabetical order may be the last
 * one's own answer.
 */
export function applyAnswersInOrder(questions: readonly OpenQuestion[]): void {
  const choices = questions.filter(({ options }) => options.length > 0);
  const last = questions.at(-1);
  const answer = last?.fields.get('answer');
  if (!answer || answer.more.length > 0 || answer.value.length > choices.length * 4) return;
  const letters = lettersIn(answer.value.trim());
  if (choices.length < 2 || letters.length !== choices.length || choices.at(-1) !== last) return;
  if (choices.some((choice) => choice !== last && hasAnswer(choice))) return;
  if (!choices.every(({ options }, at) => options.some(({ label }) => label === letters[at]))) return;
  if (letters.length === 2 && (letters[0] ?? '') < (letters[1] ?? '')) return;
  for (const [at, { fields, notes }] of choices.entries()) {
    fields.set('answer', { line: answer.line, value: letters[at] ?? '', more: [] });
    notes.push(typedSentences.lettersInOrder);
  }
}

/** "B A D", "b, a, d" or "BAD". */
function lettersIn(answer: string): string[] {
  const plain = folded(answer);
  const parted = /^[A-H]{2,}$/.test(plain) ? [...plain] : plain.split(/[\s,;.|-]+/);
  return parted.filter((each) => each !== '').map((each) => each.toLowerCase());
}
