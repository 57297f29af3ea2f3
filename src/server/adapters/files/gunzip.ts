import { gunzipSync } from 'node:zlib';
import { DomainError } from '../../../shared/errors';
import { importMessages } from '../../../shared/import/messages';
import { UNPACKED_MAXIMUM } from './package-files';

/** What a gzip file unpacks to; refuses (400) what is damaged or unpacks to too much. */
export function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAXIMUM.bytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new DomainError(
      'invalid',
      isTooLarge ? importMessages.unpackedTooLarge : importMessages.packageBroken,
    );
  }
}
