import type { ReadAs } from '../../../../shared/import/read-as';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { tokenToSend } from '../../../platform/local-storage';
import { timedFetch } from '../../../platform/trpc-client';
import { uploadWithProgress } from '../../../platform/upload';
import { type Decisions, sentDecisions } from './review';

export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

interface SentImport {
  readonly quizId: string;
  readonly source: ImportSource;
  readonly as: ReadAs;
  /** Absent for a dry run. */
  readonly decisions?: Decisions;
  readonly signal?: AbortSignal;
  /** Called with the sent share of a file, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Smaller files need no progress bar. */
const WITHOUT_PROGRESS_BYTES = 200_000;

/** Sends a file or text to be read, and stored if there are decisions; rejects as a tRPC call does. */
export async function sendImport({
  quizId,
  source,
  as,
  decisions,
  signal,
  onProgress,
}: SentImport): Promise<ImportAnswer> {
  const body = new FormData();
  if (source.kind === 'file') body.append('file', source.file);
  else body.append('text', source.text);
  if (Object.keys(as).length > 0) body.append('as', JSON.stringify(as));
  if (decisions) body.append('review', JSON.stringify(sentDecisions(decisions)));
  const address = `/api/quiz/${encodeURIComponent(quizId)}/import${decisions ? '' : '?dryRun=1'}`;
  const headers = { authorization: `Bearer ${tokenToSend() ?? ''}` };
  const request = { method: 'POST', headers, body, ...(signal && { signal }) };
  const isLarge = source.kind === 'file' && source.file.size > WITHOUT_PROGRESS_BYTES;
  const answer = await (isLarge
    ? uploadWithProgress(address, request, onProgress)
    : timedFetch(address, request));
  const data: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return data as ImportAnswer;
  throw Object.assign(new Error(`The import answered ${answer.status}.`), {
    data: { ...(typeof data === 'object' ? data : undefined), httpStatus: answer.status },
  });
}
