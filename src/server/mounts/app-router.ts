import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Call } from '../calls/declare';
import { type FileAnswer, type FileInJson, inJson, isFileAnswer } from '../calls/file-answer';
import { paymentsCalls } from '../features/payments/calls';
import { allCalls } from './all-calls';
import { procedure, router } from './trpc';

type Calls = Readonly<Record<string, Call>>;
export interface Procedure<Input, Output> {
  input: Input;
  output: Output;
  meta: object;
}
type Told<Output> = Output extends FileAnswer ? FileInJson : Output;
type ProcedureOf<Each> =
  Each extends Call<infer Kind, infer Input, infer Output>
    ? Kind extends 'query'
      ? TRPCQueryProcedure<Procedure<Input, Told<Output>>>
      : TRPCMutationProcedure<Procedure<Input, Told<Output>>>
    : never;
type ProceduresOf<Each> = { [Name in keyof Each]: ProcedureOf<Each[Name]> };

/** A feature's calls as tRPC procedures, from which the client infers its types. */
function proceduresOf<Each extends Calls>(calls: Each): ProceduresOf<Each> {
  const procedures = Object.entries(calls).map(([name, call]) => [name, procedureOf(call)] as const);
  // The one cast between the declared types and tRPC's, which come from the same declaration.
  return Object.fromEntries(procedures) as ProceduresOf<Each>;
}

function procedureOf(call: Call) {
  const performed = procedure.use(async ({ ctx, next }) => {
    const value = await call.perform(ctx.deps, ctx.ask(call));
    return next({ ctx: { value: isFileAnswer(value) ? inJson(value) : value } });
  });
  const answer = ({ ctx }: { ctx: { value: unknown } }) => ctx.value;
  return call.kind === 'query' ? performed.query(answer) : performed.mutation(answer);
}

/** Every procedure; the client imports only its type. Razorpay's webhook is REST only. */
export const appRouter = router({
  accounts: proceduresOf(allCalls.accounts),
  appeals: proceduresOf(allCalls.appeals),
  assignments: proceduresOf(allCalls.assignments),
  attempts: proceduresOf(allCalls.attempts),
  bank: proceduresOf(allCalls.bank),
  classes: proceduresOf(allCalls.classes),
  colleagues: proceduresOf(allCalls.colleagues),
  comments: proceduresOf(allCalls.comments),
  evaluation: proceduresOf(allCalls.evaluation),
  exports: proceduresOf(allCalls.exports),
  gradebook: proceduresOf(allCalls.gradebook),
  imports: proceduresOf(allCalls.imports),
  operator: proceduresOf(allCalls.operator),
  payments: proceduresOf(paymentsCalls),
  phrases: proceduresOf(allCalls.phrases),
  practice: proceduresOf(allCalls.practice),
  questions: proceduresOf(allCalls.questions),
  quizzes: proceduresOf(allCalls.quizzes),
  reports: proceduresOf(allCalls.reports),
  results: proceduresOf(allCalls.results),
  rubrics: proceduresOf(allCalls.rubrics),
  supervision: proceduresOf(allCalls.supervision),
  timekeeping: proceduresOf(allCalls.timekeeping),
} satisfies Record<keyof typeof allCalls, unknown>);

export type AppRouter = typeof appRouter;
