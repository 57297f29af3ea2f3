/** The formats of files, recognised by content. */
export const IMPORT_FORMATS = [
  'gift',
  'aiken',
  'moodle-xml',
  'mbz',
  'qti12',
  'qti21',
  'qti30',
  'docx',
  'xlsx',
  'csv',
  'markdown',
  'text',
  'json',
  'yaml',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The formats for exporting a quiz. */
export const EXPORT_FORMATS = ['json', 'moodle-xml', 'gift', 'qti21'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The start of the names in texts of pictures that are still in an imported file. */
export const IMPORTED_PICTURE_PREFIX = 'imported-picture-';
