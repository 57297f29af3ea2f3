import type { ComponentPropsWithRef } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names';

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'bad';

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone | undefined;
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
