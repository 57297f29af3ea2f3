import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './BackLink.module.css';

export function BackLink({ href }: { href: string }) {
  return (
    <ButtonLink variant="ghost" className={styles.link} href={href}>
      <ArrowLeft size={18} aria-hidden="true" /> Back to quiz
    </ButtonLink>
  );
}
