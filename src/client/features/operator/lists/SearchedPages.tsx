import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import styles from './lists.module.css';

const texts = {
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    total === 0 ? 'None' : from === 1 && to === total ? `${total} in all` : `${from} to ${to} of ${total}`,
  before: 'Previous',
  next: 'Next',
} as const;

interface PagesProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** The total, and links to the other pages. */
export function Pages({ page, perPage, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className="flex flex-wrap items-center gap-2 text-muted text-sm">
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

/** The typing pause before a request, in ms. */
const WAITS_MS = 250;

interface SearchFieldProps {
  label: string;
  hint?: string | undefined;
  onSearch: (words: string) => void;
}

/** A field that searches while typing. */
export function SearchField({ label, hint, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(words), WAITS_MS);
    return () => clearTimeout(timer);
  }, [words, onSearch]);
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={label}
        hint={hint}
        value={words}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </search>
  );
}
