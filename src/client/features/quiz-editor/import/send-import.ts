import type { ReadAs } from '../../../../shared/import/read-as';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { getToken } from '../../../platform/local-storage';
import { timedFetch } from '../../../platform/trpc-client';
import { uploadWithProgress } from '../../../platform/upload';
import { type Decisions, sentDecisions } from './review';

/** Where questions are read from. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

interface SentImport {
  readonly quizId: string;
  readonly source: ImportSource;
  readonly as: ReadAs;
  /** Absent while the source is only looked at. */
  readonly decisions?: Decisions;
  readonly signal?: AbortSignal;
  /** The share that is sent, from 0 to 1; of a file that takes a while on a slow network. */
  readonly onProgress?: (share: number) => void;
}

/** Below this nobody has the time to look at a bar. */
const WITHOUT_PROGRESS_BYTES = 200_000;

/** Has the server read a file or a text, and store it where there are decisions; refuses as a call of tRPC does. */
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
  const headers = { authorization: `Bearer ${getToken() ?? ''}` };
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
