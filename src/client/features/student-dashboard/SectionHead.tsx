import styles from './Dashboard.module.css';

interface SectionHeadProps {
  /** The id of the title, which names the section. */
  id: string;
  title: string;
  /** spec §2: the dashboard's figures, each in the head of its section. */
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
