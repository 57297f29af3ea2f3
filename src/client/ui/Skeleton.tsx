import { classNames } from './class-names';
import styles from './Skeleton.module.css';
import { texts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

/** A table of some height, or lines of text. */
type SkeletonProps = { height: string | number } | ShapedLines;

interface ShapedLines {
  lines?: number | undefined;
  /** Shapes each line like its later content; the first child is visually hidden text. */
  className?: string | undefined;
}

/** Placeholder for loading content. */
export function Skeleton(props: SkeletonProps) {
  const shape = 'height' in props ? undefined : props.className;
  return (
    <div className={classNames(styles.skeleton, shape)} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {'height' in props ? (
        <div className={classNames(styles.block, styles.rows)} style={{ height: props.height }} />
      ) : (
        Array.from({ length: props.lines ?? 3 }, (_, line) => (
          <div key={line} className={classNames(styles.block, styles.line)} />
        ))
      )}
    </div>
  );
}
