import { Button } from '../../../ui/Button';
import styles from './lists.module.css';
import { texts } from './texts';

interface PagesProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** How many there are, and the way to the next of them. */
export function Pages({ page, perPage, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className={styles.pages}>
      <p role="status" className={styles.count}>
        {texts.range({ from: (page - 1) * perPage + 1, to: Math.min(total, page * perPage), total })}
      </p>
      {last > 1 && (
        <>
          <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.before}
          </Button>
          <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        </>
      )}
    </div>
  );
}
