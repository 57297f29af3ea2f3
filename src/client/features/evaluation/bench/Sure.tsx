import type { MarkState } from '../../../../shared/results/mark-state';
import type { ReviewedResult } from '../../../../shared/results/schema';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { colleagueOf } from '../together/colleague-of';
import { togetherTexts } from '../together/together-texts';
import { benchTexts, sureOf } from './bench-texts';
import styles from './Sure.module.css';

const CELLS = [1, 2, 3, 4];

/** How sure a suggestion is: more cells are surer, striped ones are not sure. A mark that was given says by whom. */
export function Sure({ result, state }: { result: ReviewedResult; state: MarkState }) {
  if (state === 'given') {
    const colleague = colleagueOf(result);
    return (
      <span className={styles.given} title={colleague && togetherTexts.by(colleague.name, result.markedAt)}>
        {colleague?.name ?? (result.source === 'teacher' ? benchTexts.you : benchTexts.key)}
      </span>
    );
  }
  if (result.findings?.check) {
    return (
      <span className={styles.check} title={benchTexts.checkMore}>
        {benchTexts.check}
      </span>
    );
  }
  const { cells, words } = sureOf(result.confidence);
  return (
    <span className={styles.cells} data-unsure={state === 'to-review' || undefined}>
      {CELLS.map((cell) => (
        <span key={cell} className={styles.cell} data-full={cell <= cells || undefined} />
      ))}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
