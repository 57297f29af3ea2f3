import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './Kbd.module.css';

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...rest} className={classNames(styles.kbd, className)} />;
}
