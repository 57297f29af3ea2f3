import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/TextField';
import styles from './lists.module.css';

/** So long after the last key the server is asked. */
const WAITS_MS = 250;

interface SearchFieldProps {
  label: string;
  hint?: string | undefined;
  onSearch: (words: string) => void;
}

/** A field that searches while somebody types. */
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
