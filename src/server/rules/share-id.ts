import { SHARE_ID_ALPHABET, SHARE_ID_LENGTH } from '../../shared/constants';

const SHAPE = new RegExp(`^[${SHARE_ID_ALPHABET}]{${SHARE_ID_LENGTH}}$`);

/** Normalizes a typed share ID: surrounding spaces and case do not matter. */
export const readShareId = (typed: string): string => typed.trim().toUpperCase();

/** Whether a typed text could be a share ID; anything else is a typo rather than a guess. */
export const isShareId = (typed: string): boolean => SHAPE.test(readShareId(typed));
