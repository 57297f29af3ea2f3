import type * as z from 'zod';
import { DomainError } from './errors';
import { messages, nameMissing } from './messages';

/** A JSON object with fields, not a list. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an input as sent by the given schema, or refuses with the first sentence that applies (400). */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  noObject: string = messages.bodyNotJson,
): z.output<Schema> {
  if (!isPlainObject(input)) throw new DomainError('invalid', noObject);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', parsed.error.issues[0]?.message ?? messages.bodyNotJson);
}

/** The named field of an input as sent, if the input is an object that has it as its own. */
export function fieldOf(input: unknown, field: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return undefined;
  return (input as Record<string, unknown>)[field];
}

/** A string field that names something, or a refusal (400): an absent name is a broken request, not a missing thing. */
export function idField(input: unknown, field: string): string {
  const value = fieldOf(input, field);
  if (typeof value === 'string' && value !== '') return value;
  throw new DomainError('invalid', nameMissing(field));
}
