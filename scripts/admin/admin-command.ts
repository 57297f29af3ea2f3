import type { Deps } from '../../src/server/deps';

/** Dependencies of a command, which may run while the server does. */
export type AdminDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction' | 'siteDetails'>;

export interface AdminCommand {
  readonly name: string;
  /** Each form of arguments, without the command name, and its effect. */
  readonly uses: readonly { readonly call: string; readonly does: string }[];
  /** Returns the lines to print; undefined if the arguments fit no form. Throws a DomainError with a message for the user. */
  run(deps: AdminDeps, words: readonly string[]): readonly string[] | undefined;
}
