import * as z from 'zod';
import { parsedJson } from './parsed-json';

/** The file of a multipart form; any JSON value in its place is ignored. */
export const sentFile = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
  .meta({ format: 'binary' })
  .optional()
  .catch(undefined);

/** The image of a multipart form; any JSON value in its place is ignored. */
export const sentImage = z.instanceof(Uint8Array).meta({ format: 'binary' }).optional().catch(undefined);

/** A list, JSON-encoded in a form. */
export const sentList = <List extends z.ZodType>(list: List) =>
  z.preprocess((sent: string | z.input<List>) => (typeof sent === 'string' ? parsedJson(sent) : sent), list);

/** A switch in a query or form: `1` and `true` turn it on, everything else off. */
export const sentSwitch = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((sent) => ['1', 'true'].includes(String(sent)));
