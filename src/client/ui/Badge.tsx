import type { ComponentPropsWithRef } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'accent' | 'ok' | 'warn' | 'bad' | undefined;
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
