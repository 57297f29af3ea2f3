import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button';
import styles from './BackLink.module.css';

/** The way back at the top of an editor. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink variant="ghost" className={styles.link} href={href}>
      <ArrowLeft size={18} aria-hidden="true" /> {children}
    </ButtonLink>
  );
}
