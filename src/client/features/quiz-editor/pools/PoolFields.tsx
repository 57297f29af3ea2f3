import { Button } from '../../../ui/Button';
import { NumberField } from '../../../ui/NumberField';
import { TextField } from '../../../ui/TextField';
import styles from './PoolsDialog.module.css';
import { drawOf, type PoolDraft } from './pool-draft';
import { poolTexts } from './pool-texts';

interface PoolFieldsProps {
  pool: PoolDraft;
  onChange: (changes: Partial<PoolDraft>) => void;
  onDissolve: () => void;
}

/** The name of a pool and the number of questions drawn. */
export function PoolFields({ pool, onChange, onDissolve }: PoolFieldsProps) {
  const count = pool.questionIds.length;
  return (
    <div className={styles.fields}>
      <TextField
        label={poolTexts.name}
        maxLength={60}
        value={pool.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NumberField
        label={poolTexts.draw(count)}
        min={1}
        max={Math.max(1, count - 1)}
        step={1}
        value={pool.draw}
        error={drawOf(pool) === null ? poolTexts.drawInvalid(count) : undefined}
        onChange={(event) => onChange({ draw: event.currentTarget.value })}
      />
      <Button variant="ghost" aria-label={poolTexts.dissolveNamed(pool.name)} onClick={onDissolve}>
        {poolTexts.dissolve}
      </Button>
    </div>
  );
}
