export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Encodes tables, and several files as one; cells and names are decided in shared/export. */
export interface TableEncoder {
  /** UTF-8 with a byte order mark, RFC 4180. */
  csv(rows: Sheet['rows']): Promise<Uint8Array<ArrayBuffer>>;
  /** An xlsx workbook. */
  workbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>>;
  /** A zip archive of files by their paths; texts as UTF-8. */
  archive(files: ReadonlyMap<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>>;
}
