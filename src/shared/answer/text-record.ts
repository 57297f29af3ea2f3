import * as z from 'zod';
import { isPlainObject } from '../parse';

export type TextRecord = Readonly<Record<string, string>>;

/** Texts by texts. Every key is kept, `__proto__` too, which the records of zod leave out in silence. */
export const textRecord = () =>
  z
    .custom<Record<string, string>>(isTextRecord)
    .meta({ type: 'object', additionalProperties: { type: 'string' } });

const isTextRecord = (value: unknown): boolean =>
  isPlainObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** The text of a key that may have the name of something every object has. */
export const ownText = (record: TextRecord, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
