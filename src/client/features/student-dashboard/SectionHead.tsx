import styles from './Dashboard.module.css';

interface SectionHeadProps {
  /** Names the section by its title. */
  id: string;
  title: string;
  /** spec §2: the figures of the dashboard, each in the head of what it counts. */
  counts?: readonly { label: string; count: number }[];
}

export function SectionHead({ id, title, counts = [] }: SectionHeadProps) {
  return (
    <div className={styles.title}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.counts}>
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
