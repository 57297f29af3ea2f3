import { searchable } from '../../../shared/folded-words';
import type { Question } from '../../../shared/question/schema';

/** What a question is found by: the words of its text and tags, and those of all else that it says. */
export function questionWords(question: Question, tags: readonly string[]): { head: string; rest: string } {
  const { _id, type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, ...body } =
    question;
  return {
    head: searchable([text, ...tags]),
    rest: searchable([explanation ?? '', imageAlt ?? '', ...textsIn(body)]),
  };
}

/** Each text once, wherever it stands in the body of a question. */
function textsIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (each: unknown): void => {
    if (typeof each === 'string') found.add(each);
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(look);
  };
  look(value);
  return [...found];
}
