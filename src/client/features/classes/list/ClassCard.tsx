import type { ClassRow } from '../../../../shared/classes/schema';
import styles from './ClassTable.module.css';
import { ClassName, MoreButton } from './class-columns';
import { listTexts } from './texts';

interface ClassCardProps {
  row: ClassRow;
  onMenu: (row: ClassRow, button: HTMLElement) => void;
}

/** A class in two lines, for a phone. */
export function ClassCard({ row, onMenu }: ClassCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <ClassName row={row} />
        <p className={styles.facts}>
          {listTexts.rowFacts(row.code, row.memberCount, row.quizCount)}
          {row.noSignInCount > 0 && (
            <>
              {' · '}
              <span className={styles.waiting}>{listTexts.cannotSignInCount(row.noSignInCount)}</span>
            </>
          )}
        </p>
      </div>
      <MoreButton row={row} onMenu={onMenu} />
    </li>
  );
}
