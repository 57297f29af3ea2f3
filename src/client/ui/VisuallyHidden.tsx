import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
