import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';

/** tRPC answers under it. */
export const TRPC_PATH = '/trpc';

/** What a request carries on its way through the server. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who the caller counts as; set before anything else is looked at. */
    address?: string;
    /** Set once the caller was let in. */
    accountId?: string;
    /** What is to be done once the answer has left. */
    onceAnswered?: (() => void)[] | undefined;
  };
}

interface Connection {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** A request and its answer as Node has them; empty where the request was made inside this process. */
export const connectionOf = ({ env }: Context): Connection => env ?? {};

/** What a request came over; undefined where it was made inside this process. */
export const socketOf = (c: Context): Socket | undefined => connectionOf(c).incoming?.socket;
