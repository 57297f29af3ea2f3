import { anyoneProcedure, asSent, router, signedInProcedure } from '../../transport/trpc';
import { issueDemoToken, login, logout, logoutEverywhere } from './service';

export interface TokenInput {
  firebaseToken: string;
  termsAccepted?: boolean;
}

export const accountsRouter = router({
  demoIdToken: anyoneProcedure
    .input(asSent<{ email: string; name: string }>())
    .mutation(({ ctx, input }) => issueDemoToken(ctx.deps, ctx, input)),
  loginTeacher: anyoneProcedure
    .input(asSent<TokenInput>())
    .mutation(({ ctx, input }) => login(ctx.deps, 'teacher', input)),
  loginStudent: anyoneProcedure
    .input(asSent<TokenInput>())
    .mutation(({ ctx, input }) => login(ctx.deps, 'student', input)),
  logout: signedInProcedure.mutation(({ ctx }) => logout(ctx.deps, ctx.actor)),
  logoutEverywhere: signedInProcedure.mutation(({ ctx }) => logoutEverywhere(ctx.deps, ctx.actor)),
});
