import { bulkPasteExample } from '../../../shared/question/bulk-paste-example';
import { Button } from '../../ui/Button';
import styles from './PasteDialog.module.css';
import { pasteTexts } from './paste-texts';

/** How a text has to look, one question of each type. */
export function PasteExample({ onUse }: { onUse: (example: string) => void }) {
  return (
    <section className={styles.side} aria-labelledby="paste-example">
      <h3 id="paste-example" className={styles.title}>
        {pasteTexts.exampleTitle}
      </h3>
      <pre className={styles.example}>{bulkPasteExample.trimEnd()}</pre>
      <Button variant="secondary" className={styles.use} onClick={() => onUse(bulkPasteExample)}>
        {pasteTexts.useExample}
      </Button>
    </section>
  );
}
