import * as z from 'zod';
import { isPlainObject } from '../parse';

export type TextRecord = Readonly<Record<string, string>>;

/** A record of texts with any key, including `__proto__`, which zod's records silently drop. */
export const textRecord = () =>
  z
    .custom<Record<string, string>>(isTextRecord)
    .meta({ type: 'object', additionalProperties: { type: 'string' } });

const isTextRecord = (value: unknown): boolean =>
  isPlainObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** The text of a key, which may also be the name of an inherited property. */
export const ownText = (record: TextRecord, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
