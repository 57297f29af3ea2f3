import * as z from 'zod';
import { type Stands, standsSchema } from '../../../shared/marking/colleague-conflict';

const refusalSchema = z.object({
  data: z.object({ error: z.string(), stands: z.array(standsSchema).min(1) }),
});

/** What colleagues decided meanwhile, if that is why the server refused; loaded when it refuses. */
export function readStands(error: unknown): { sentence: string; stands: Stands[] } | undefined {
  const { data } = refusalSchema.safeParse(error);
  return data && { sentence: data.data.error, stands: data.data.stands };
}
