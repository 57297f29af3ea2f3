import { FileInput } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import styles from './DropZone.module.css';
import { importTexts } from './import-texts';

/** Chooses a file, which may also be dropped anywhere on the page; lists the readable kinds. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className="grid gap-1" aria-labelledby="import-file">
      <h3 id="import-file" className={styles.label}>
        {importTexts.orFile}
      </h3>
      <div className={styles.zone}>
        <FileInput size={32} aria-hidden="true" className={styles.icon} />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {importTexts.chooseFile}
        </Button>
        <p className={styles.drop}>{importTexts.dropHere}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={importTexts.file}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(file);
            currentTarget.value = '';
          }}
        />
        <dl className={styles.accepted}>
          {importTexts.accepted.map(([from, kinds]) => (
            <div key={from}>
              <dt>{from}</dt>
              <dd>{kinds}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.limit}>{importTexts.largest}</p>
      </div>
    </section>
  );
}
