import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Select } from '../../ui/Select';
import options from '../choice/editing.module.css';
import type { MatchForm } from './editing';
import styles from './editing.module.css';

/** The pairs after students have started: sides are fixed, but the pairing can be corrected. */
export function FrozenPairs() {
  const { watch, setValue } = useFormContext<MatchForm>();
  const id = useId();
  const [pairs, spare] = watch(['pairs', 'spare']);
  const right = [...new Set([...pairs.map((pair) => pair.right), ...spare.map(({ text }) => text)])];
  const choose = (index: number, chosen: string) => {
    const next = pairs.map((pair, at) => (at === index ? { ...pair, right: chosen } : pair));
    const used = new Set(next.map((pair) => pair.right));
    setValue('pairs', next, { shouldDirty: true });
    setValue(
      'spare',
      right.filter((side) => !used.has(side)).map((text) => ({ text })),
      { shouldDirty: true },
    );
  };
  return (
    <ul className={options.list}>
      {pairs.map((pair, index) => (
        <li key={index} className={styles.pair}>
          <label htmlFor={`${id}-${index}`} className={styles.left} dir="auto">
            {pair.left}
          </label>
          <span aria-hidden="true">→</span>
          <Select
            id={`${id}-${index}`}
            value={pair.right}
            options={right.map((value) => ({ value, label: value }))}
            onChange={(chosen) => choose(index, chosen)}
          />
        </li>
      ))}
    </ul>
  );
}
