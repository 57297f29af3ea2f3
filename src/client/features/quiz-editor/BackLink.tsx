import { ArrowLeft } from 'lucide-react';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './BackLink.module.css';

export function BackLink() {
  return (
    <ButtonLink variant="ghost" className={styles.link} href={teacherPaths.dashboard}>
      <ArrowLeft size={18} aria-hidden="true" /> All quizzes
    </ButtonLink>
  );
}
