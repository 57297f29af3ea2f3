import type { ListedForm } from '../listed-form';
import styles from './SliderTrack.module.css';

/** The range with the accepted answers on it, as they are being typed. */
export function SliderTrack({ min, max, accepted }: Pick<ListedForm<'slider'>, 'min' | 'max' | 'accepted'>) {
  const [from, to] = [Number(min), Number(max)];
  if (min === '' || max === '' || !(to > from)) return null;
  const inside = accepted.filter(
    (typed) => typed.trim() !== '' && Number(typed) >= from && Number(typed) <= to,
  );
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.track}>
        {[...new Set(inside.map(Number))].map((value) => (
          <span
            key={value}
            className={styles.mark}
            style={{ left: `${((value - from) / (to - from)) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
