import type { RosterAnswer, RosterDecision } from '../../../../shared/classes/schema';
import type { RosterAs } from '../../../../shared/roster/request';
import { trpcClient } from '../../../platform/trpc-client';

/** Where a list comes from. */
export type RosterSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

/** What the teacher has decided of a list. */
export interface RosterChoices {
  readonly decisions: readonly RosterDecision[];
  /** Members who stay although they are not on the list. */
  readonly keep: readonly string[];
  /** How the list is to be read, where it leaves that open. */
  readonly as: RosterAs;
}

interface SentRoster {
  readonly classId: string;
  readonly source: RosterSource;
  readonly choices: RosterChoices;
  readonly dryRun: boolean;
  readonly signal?: AbortSignal;
}

/** Has the server compare a list with the class, and write it unless it is only looked at. */
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
