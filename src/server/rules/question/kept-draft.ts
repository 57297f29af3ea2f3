import { isPlainObject, parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { questionFieldsSchema } from '../../../shared/question/request';
import { readQuestionRequest } from './read-request';

const NO_NUMBER = 'NaN';

/**
 * Serializes a draft losslessly: plain JSON would turn an invalid number into null. Problems are those of its
 * file besides the rules' own; they end with the first edit.
 */
export const toKeptDraft = (draft: QuestionDraft, problems: readonly string[] = []): string =>
  JSON.stringify(problems.length > 0 ? { ...draft, problems } : draft, inKeptJson);

/** Preserves an invalid number in JSON. */
export const inKeptJson = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? NO_NUMBER : value;

export function keptProblems(json: string): string[] {
  const kept: unknown = JSON.parse(json);
  const problems = isPlainObject(kept) ? kept.problems : undefined;
  return Array.isArray(problems) ? problems.filter((problem) => typeof problem === 'string') : [];
}

/** Parses a stored draft like a request, so that each type reads its own fields. */
export const readKeptDraft = (json: string): QuestionDraft =>
  // Drafts older than the choice of a format are plain.
  readQuestionRequest({ format: 'plain', ...parseInput(questionFieldsSchema, JSON.parse(json)) });
