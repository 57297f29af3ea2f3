import type { PaymentProof } from '../../ports/payments';
import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { completeTestCheckout, createOrder, listPayments, verifyPayment } from './service';

export const paymentsRouter = router({
  list: teacherProcedure.query(({ ctx }) => listPayments(ctx.deps, ctx.teacher)),
  createOrder: teacherProcedure
    .input(asSent<{ amount: number; country: string }>())
    .mutation(({ ctx, input }) => createOrder(ctx.deps, ctx.teacher, input)),
  testCheckout: teacherProcedure
    .input(asSent<{ orderId: string; outcome: 'success' | 'failure' }>())
    .mutation(({ ctx, input }) => completeTestCheckout(ctx.deps, ctx.teacher, input)),
  verify: teacherProcedure
    .input(asSent<PaymentProof>())
    .mutation(({ ctx, input }) => verifyPayment(ctx.deps, ctx.teacher, input)),
});
