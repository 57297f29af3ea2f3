import type * as z from 'zod';
import { DomainError } from './errors';
import type { Said } from './languages/said';
import { refusals } from './refusals';

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an input, or refuses it with the first applicable message (400). */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  noObject: string | Said = refusals.bodyNotJson,
): z.output<Schema> {
  if (!isPlainObject(input)) throw new DomainError('invalid', noObject);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', parsed.error.issues[0]?.message ?? refusals.bodyNotJson);
}
