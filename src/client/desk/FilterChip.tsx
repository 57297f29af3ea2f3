import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  href: string;
  label: string;
  count: number;
  isCurrent: boolean;
  icon?: ReactNode;
}

/** A filter of a list, kept in the address, with the number of its rows. */
export function FilterChip({ href, label, count, isCurrent, icon }: FilterChipProps) {
  return (
    <Link href={href} replace className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
      {icon}
      {label} <span className="font-medium tabular-nums">{count}</span>
    </Link>
  );
}
