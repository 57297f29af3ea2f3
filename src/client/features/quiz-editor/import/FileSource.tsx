import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import styles from './FileSource.module.css';
import { importTexts } from './import-texts';
import { useFocusKept } from './use-focus-kept';
import type { Reading } from './use-reading';

interface FileSourceProps {
  file: File;
  reading: Reading;
  isFixed: boolean;
  /** Replaces the file by another one or a text. */
  onOther: () => void;
}

/** The file being read: name, upload progress, detected format, or the error. */
export function FileSource({ file, reading, isFixed, onOther }: FileSourceProps) {
  const { isReading, share, found, failure } = reading;
  const other = useRef<HTMLButtonElement>(null);
  useFocusKept(other);
  return (
    <div className="grid gap-3">
      <div className={styles.card}>
        <FileText size={24} aria-hidden="true" className="flex-none text-muted" />
        <div className="flex-1 min-w-0">
          <p className="font-semibold break-anywhere" dir="auto">
            {file.name}
          </p>
          <p className="text-muted text-xs tabular-nums">
            {[sizeText(file.size), found && importTexts.formats[found.answer.format]]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button
          ref={other}
          variant="ghost"
          className={styles.other}
          disabled={isFixed}
          aria-label={isReading ? importTexts.cancelReading : importTexts.otherSource}
          title={isReading ? importTexts.cancelReading : importTexts.otherSource}
          onClick={onOther}
        >
          {isReading ? importTexts.cancel : importTexts.other}
        </Button>
      </div>
      {isReading && share !== undefined && share < 1 && (
        <div className="grid gap-1">
          <ProgressBar value={Math.round(share * 100)} max={100} label={importTexts.sending(file.name)} />
          <p className="text-muted text-xs tabular-nums">{importTexts.sent(Math.round(share * 100))}</p>
        </div>
      )}
      {failure !== undefined && (
        <Banner
          tone="bad"
          role="alert"
          action={
            failure === importTexts.noAnswer && (
              <Button variant="secondary" onClick={reading.again}>
                {importTexts.again}
              </Button>
            )
          }
        >
          {failure}
        </Banner>
      )}
    </div>
  );
}

const sizes = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumSignificantDigits: 2 });
const kilobytes = sizes('kilobyte');
const megabytes = sizes('megabyte');

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? kilobytes.format(Math.max(1, Math.round(bytes / 1000)))
    : megabytes.format(bytes / 1_000_000);
