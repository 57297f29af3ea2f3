import { statusOf } from '../../platform/error-message';

/** Whether a call failed because no answer of the server came: no network, or a proxy in front of a server that is away. */
export const isUnreachable = (error: unknown): boolean => (statusOf(error) ?? 503) >= 502;

/** Whether a join failed for want of an answer that means something: no network, or a server in trouble. */
export const gotNoAnswer = ({ cause }: Error): boolean =>
  cause !== undefined && (statusOf(cause) ?? 503) >= 500;
