/** Supported text encodings, by their names in the Encoding Standard: Unicode and legacy ones; and code pages of DOS. */
export const TEXT_ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251'] as const),
  ...(['windows-1254', 'macintosh', 'shift_jis', 'euc-kr', 'gbk', 'big5', 'koi8-r'] as const),
  ...(['windows-1253', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-874'] as const),
  ...(['iso-8859-2', 'euc-jp', 'ibm437', 'ibm850', 'ibm852', 'ibm866'] as const),
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export const isTextEncoding = (name: string): name is TextEncoding =>
  (TEXT_ENCODINGS as readonly string[]).includes(name);
