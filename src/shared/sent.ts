import * as z from 'zod';
import { parsedJson } from './parsed-json';

/** The file of a form; what stands in its place in JSON is none. */
export const sentFile = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
  .meta({ format: 'binary' })
  .optional()
  .catch(undefined);

/** The picture of a form; what stands in its place in JSON is none. */
export const sentImage = z.instanceof(Uint8Array).meta({ format: 'binary' }).optional().catch(undefined);

/** A list, or in a form its JSON. */
export const sentList = <List extends z.ZodType>(list: List) =>
  z.preprocess((sent: string | z.input<List>) => (typeof sent === 'string' ? parsedJson(sent) : sent), list);

/** A switch in a query or a form: `1` and `true` turn it on, everything else turns it off. */
export const sentSwitch = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((sent) => ['1', 'true'].includes(String(sent)));
