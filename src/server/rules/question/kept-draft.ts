import { isPlainObject, parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { questionFieldsSchema, readQuestionRequest } from '../../../shared/question/request';

const NO_NUMBER = 'NaN';

/**
 * A draft as JSON that keeps all that it says: JSON alone would take a number that was none for no value. Problems are what
 * its file lacked beside what the rules say; they are over once somebody writes it.
 */
export const toKeptDraft = (draft: QuestionDraft, problems: readonly string[] = []): string =>
  JSON.stringify(problems.length > 0 ? { ...draft, problems } : draft, inKeptJson);

/** Keeps in JSON a number that was none. */
export const inKeptJson = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? NO_NUMBER : value;

/** The problems that were kept with a draft. */
export function keptProblems(json: string): string[] {
  const kept: unknown = JSON.parse(json);
  const problems = isPlainObject(kept) ? kept.problems : undefined;
  return Array.isArray(problems) ? problems.filter((problem) => typeof problem === 'string') : [];
}

/** The draft again; it is read as a request is, so that each type reads its own fields. */
export const readKeptDraft = (json: string): QuestionDraft =>
  // What was kept before there was a choice is plain.
  readQuestionRequest({ format: 'plain', ...parseInput(questionFieldsSchema, JSON.parse(json)) });
