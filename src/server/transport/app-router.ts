import { accountsRouter } from '../features/accounts/router';
import { router } from './trpc';

/** Every procedure; the client imports only its type. */
export const appRouter = router({
  accounts: accountsRouter,
});

export type AppRouter = typeof appRouter;
