import * as z from 'zod';
import { type Stands, standsSchema } from '../../../shared/marking/colleague-conflict';

const refusalSchema = z.object({
  data: z.object({ error: z.string(), stands: z.array(standsSchema).min(1) }),
});

/** Colleagues' newer decisions, if they caused a refusal; loaded on demand. */
export function readStands(error: unknown): { sentence: string; stands: Stands[] } | undefined {
  const { data } = refusalSchema.safeParse(error);
  return data && { sentence: data.data.error, stands: data.data.stands };
}
