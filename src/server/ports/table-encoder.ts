export type CsvSeparator = ',' | ';' | '\t';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Encodes tables, and archives of files; cells and names are decided in shared/export. */
export interface TableEncoder {
  /** UTF-8 with a byte order mark, RFC 4180, unless another separator is requested. */
  csv(rows: Sheet['rows'], separator?: CsvSeparator): Promise<Uint8Array<ArrayBuffer>>;
  /** An xlsx workbook. */
  workbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>>;
  /** A zip archive of files by path; texts as UTF-8. */
  archive(files: ReadonlyMap<string, string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>>;
}
