import type { ImportFormat } from '../../../../shared/import/formats';
import { importTexts } from './import-texts';
import styles from './LineLink.module.css';

interface LineLinkProps {
  line: number;
  format: ImportFormat;
  onLine: ((line: number) => void) | undefined;
}

const SHEETS: readonly ImportFormat[] = ['xlsx', 'csv'];

/** A position in the file; for a visible text, a link to it. */
export function LineLink({ line, format, onLine }: LineLinkProps) {
  if (!onLine) return <span>{SHEETS.includes(format) ? importTexts.row(line) : importTexts.line(line)}</span>;
  return (
    <button
      type="button"
      className={styles.line}
      title={importTexts.goToLine(line)}
      onClick={() => onLine(line)}
    >
      {importTexts.line(line)}
    </button>
  );
}
