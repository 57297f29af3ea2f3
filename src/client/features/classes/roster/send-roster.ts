import type { RosterAnswer, RosterDecision } from '../../../../shared/classes/schema';
import type { RosterAs } from '../../../../shared/roster/request';
import { trpcClient } from '../../../platform/trpc-client';

/** The source of a list. */
export type RosterSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

/** The teacher's decisions on a list. */
export interface RosterChoices {
  readonly decisions: readonly RosterDecision[];
  /** Members kept although missing from the list. */
  readonly keep: readonly string[];
  /** How to read the list where it is ambiguous. */
  readonly as: RosterAs;
}

interface SentRoster {
  readonly classId: string;
  readonly source: RosterSource;
  readonly choices: RosterChoices;
  readonly dryRun: boolean;
  readonly signal?: AbortSignal;
}

/** Compares a list with the class on the server, and writes it unless a dry run. */
export function sendRoster({ classId, source, choices, dryRun, signal }: SentRoster): Promise<RosterAnswer> {
  const form = new FormData();
  form.append('classId', classId);
  if (source.kind === 'file') form.append('file', source.file);
  else form.append('text', source.text);
  form.append('decisions', JSON.stringify(choices.decisions));
  form.append('keep', JSON.stringify(choices.keep));
  form.append('as', JSON.stringify(choices.as));
  if (dryRun) form.append('dryRun', '1');
  return trpcClient.classes.importRoster.mutate(form, { ...(signal && { signal }) });
}
