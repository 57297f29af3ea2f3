import { classNames } from './class-names';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

type SkeletonProps = { lines?: number | undefined } | { height: string | number };

/** Holds the place of what is loading. */
export function Skeleton(props: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {'height' in props ? (
        <div className={styles.block} style={{ height: props.height }} />
      ) : (
        Array.from({ length: props.lines ?? 3 }, (_, line) => (
          <div key={line} className={classNames(styles.block, styles.line)} />
        ))
      )}
    </div>
  );
}
