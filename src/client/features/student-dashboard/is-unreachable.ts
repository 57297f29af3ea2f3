import { statusOf } from '../../platform/error-message';

/** Whether a call failed because no answer of the server came: no network, or a proxy in front of a server that is away. */
export const isUnreachable = (error: unknown): boolean => (statusOf(error) ?? 503) >= 502;
