import type { ComponentPropsWithRef } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
}

export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The four elements take the same attributes; only their ref types differ.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
