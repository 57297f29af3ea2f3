import { TextField } from '../../../ui/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './SheetControls.module.css';
import type { Days } from './sheet-address';
import { texts } from './texts';

/** The period; an empty end is open. */
export function PeriodFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const field = (end: keyof Days) => (
    <TextField
      type="date"
      label={texts[end]}
      value={days[end]}
      onChange={(event) => onChange({ ...days, [end]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={styles.period}>
      <legend>
        <VisuallyHidden>{texts.period}</VisuallyHidden>
      </legend>
      {field('from')}
      {field('to')}
    </fieldset>
  );
}
