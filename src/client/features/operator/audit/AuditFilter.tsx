import { useEffect, useState } from 'react';
import { SelectField } from '../../../ui/Select';
import { TextField } from '../../../ui/TextField';
import styles from './AuditSection.module.css';
import { KNOWN_ACTS, texts } from './audit-words';

/** The typing pause before a request, in ms. */
const WAITS_MS = 300;

/** The filter of a request; an absent part matches everything. */
export interface Asked {
  readonly by?: string;
  readonly act?: string;
  readonly about?: string;
  readonly since?: number;
}

const OPTIONS = [
  { value: '', label: texts.anything },
  ...KNOWN_ACTS.map(({ act, words }) => ({ value: act, label: words })),
];

/** Filters by person, act, subject and start day; the list follows typing. */
export function AuditFilter({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const [typed, setTyped] = useState({ by: '', act: '', about: '', since: '' });
  const set = (name: keyof typeof typed, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  useEffect(() => {
    const timer = setTimeout(() => onAsk(askedBy(typed)), WAITS_MS);
    return () => clearTimeout(timer);
  }, [typed, onAsk]);
  return (
    <search className={styles.filter}>
      <TextField
        label={texts.by}
        hint={texts.byHint}
        value={typed.by}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set('by', event.currentTarget.value)}
      />
      <SelectField
        label={texts.act}
        value={typed.act}
        options={OPTIONS}
        onChange={(act) => set('act', act)}
      />
      <TextField
        label={texts.what}
        hint={texts.whatHint}
        value={typed.about}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set('about', event.currentTarget.value)}
      />
      <TextField
        type="date"
        label={texts.since}
        value={typed.since}
        onChange={(event) => set('since', event.currentTarget.value)}
      />
    </search>
  );
}

/** A day starts at midnight in the operator's time zone. */
function askedBy({ by, act, about, since }: Record<'by' | 'act' | 'about' | 'since', string>): Asked {
  const sinceMs = new Date(`${since}T00:00`).getTime();
  return {
    ...(by.trim() !== '' && { by: by.trim() }),
    ...(act !== '' && { act }),
    ...(about.trim() !== '' && { about: about.trim() }),
    ...(!Number.isNaN(sinceMs) && { since: Math.max(0, sinceMs) }),
  };
}
