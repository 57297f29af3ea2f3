import { Link } from 'wouter';
import { paths } from '../../shared/paths';
import { formatDate } from '../platform/date-format';
import { Badge } from '../ui/Badge';
import styles from './TeacherBar.module.css';

interface Teacher {
  readonly name: string;
  readonly planActive: boolean;
  readonly planActiveUntil: number | null;
}

/** The plan and the name of whoever is signed in, at the right of the logo. */
export function TeacherBar({ teacher }: { teacher: Teacher | undefined }) {
  if (!teacher) return null;
  const { name, planActive, planActiveUntil } = teacher;
  return (
    <div className={styles.bar}>
      {planActive ? (
        <Badge tone="ok">Active Plan</Badge>
      ) : (
        <>
          <Badge>No Active Plan</Badge>
          <Link href={paths.plans}>Upgrade</Link>
        </>
      )}
      {planActiveUntil !== null && <span className={styles.until}>until {formatDate(planActiveUntil)}</span>}
      <span className={styles.name}>{name}</span>
    </div>
  );
}
