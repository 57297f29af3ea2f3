import { classNames } from './class-names';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  tone?: 'accent' | 'ok' | 'warn' | 'bad' | undefined;
  className?: string | undefined;
}

export function ProgressBar({ value, max, label, tone = 'accent', className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames(styles.track, tone !== 'accent' && styles.toned, className)}
    >
      <div
        className={classNames(styles.bar, tone !== 'accent' && styles[tone], share === 0 && styles.empty)}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
