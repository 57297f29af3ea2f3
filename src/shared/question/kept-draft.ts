import { parseInput } from '../parse';
import type { QuestionDraft } from './draft';
import { questionFieldsSchema, readQuestionRequest } from './request';

const NO_NUMBER = 'NaN';

/** A draft as JSON that keeps all that it says: JSON alone would take a number that was none for no value. */
export const toKeptDraft = (draft: QuestionDraft): string =>
  JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? NO_NUMBER : value,
  );

/** The draft again; it is read as a request is, so that each type reads its own fields. */
export const readKeptDraft = (json: string): QuestionDraft =>
  // What was kept before there was a choice is plain.
  readQuestionRequest({ format: 'plain', ...parseInput(questionFieldsSchema, JSON.parse(json)) });
