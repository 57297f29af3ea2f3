import { searchable } from '../../../shared/folded-words';
import type { Question } from '../../../shared/question/schema';

/** The search words of a question: those of its text and tags, and those of its other texts. */
export function questionWords(question: Question, tags: readonly string[]): { head: string; rest: string } {
  const { _id, type, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks, ...body } =
    question;
  return {
    head: searchable([text, ...tags]),
    rest: searchable([explanation ?? '', imageAlt ?? '', ...textsIn(body)]),
  };
}

/** Each text in the body of a question, without repeats. */
function textsIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (each: unknown): void => {
    if (typeof each === 'string') found.add(each);
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(look);
  };
  look(value);
  return [...found];
}
