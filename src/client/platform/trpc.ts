import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../../server/calls/app-router';

/** The server's procedures as hooks, for pages inside `Providers`. */
export const trpc = createTRPCReact<AppRouter>();
