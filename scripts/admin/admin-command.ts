import type { Deps } from '../../src/server/deps';

/** What a command may use; it works beside a server that runs. */
export type AdminDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction' | 'siteDetails'>;

/** One word after `npm run admin --`. */
export interface AdminCommand {
  readonly name: string;
  /** Each way to call it, without its name, and what that does. */
  readonly uses: readonly { readonly call: string; readonly does: string }[];
  /** Answers the lines to print; undefined when the words fit no use. Throws a DomainError with a sentence for a person. */
  run(deps: AdminDeps, words: readonly string[]): readonly string[] | undefined;
}
