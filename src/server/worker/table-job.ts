import type { CsvSeparator, Sheet } from '../ports/table-encoder';

export type TableTask =
  | { readonly kind: 'csv'; readonly rows: Sheet['rows']; readonly separator?: CsvSeparator | undefined }
  | { readonly kind: 'archive'; readonly files: ReadonlyMap<string, string | Uint8Array> }
  | { readonly kind: 'workbook'; readonly sheets: readonly Sheet[] };

export interface TableJob {
  readonly id: number;
  readonly task: TableTask;
}

export type TableOutcome =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: string };
