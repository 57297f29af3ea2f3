import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { readQuestionForm } from '../transport/question-form';
import { anyoneProcedure } from '../transport/trpc';
import type { Call } from './declare';
import { type FileAnswer, type FileInJson, inJson, isFileAnswer } from './file-answer';

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

/** The calls of a feature as tRPC procedures; the client infers its types from them. */
export function proceduresOf<Each extends Calls>(
  calls: Each,
): { [Name in keyof Each]: ProcedureOf<Each[Name]> } {
  const procedures = Object.entries(calls).map(([name, call]) => [name, procedureOf(call)] as const);
  // The one place where the declared types meet tRPC's: both are made from the same declaration.
  return Object.fromEntries(procedures) as { [Name in keyof Each]: ProcedureOf<Each[Name]> };
}

function procedureOf(call: Call) {
  const performed = anyoneProcedure.use(async ({ ctx, getRawInput, next }) => {
    const read = async () => {
      const raw = await getRawInput();
      const sent = call.body === 'form' ? await readQuestionForm(raw) : raw;
      return { ids: sent, body: sent };
    };
    const value = await call.perform(ctx.deps, { admit: ctx.admit, read, isLocal: ctx.isLocal });
    return next({ ctx: { value: isFileAnswer(value) ? inJson(value) : value } });
  });
  const answer = ({ ctx }: { ctx: { value: unknown } }) => ctx.value;
  return call.kind === 'query' ? performed.query(answer) : performed.mutation(answer);
}
