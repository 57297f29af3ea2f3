import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';

export const TRPC_PATH = '/trpc';

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The key the caller is counted by; set first. */
    address?: string;
    /** The language of a page. */
    language?: string;
    /** Set once authenticated. */
    accountId?: string;
    /** Runs after the response. */
    onceAnswered?: (() => void)[] | undefined;
  };
}

interface Connection {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** Node's request and response; empty for requests inside this process. */
export const connectionOf = ({ env }: Context): Connection => env ?? {};

/** The socket of a request; undefined for requests inside this process. */
export const socketOf = (c: Context): Socket | undefined => connectionOf(c).incoming?.socket;
