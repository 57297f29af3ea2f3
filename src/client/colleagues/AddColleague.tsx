import { type FormEvent, useRef, useState } from 'react';
import { accessMessages } from '../../shared/access/messages';
import { SHARED_RIGHTS, type SharedRight } from '../../shared/access/rights';
import { nowMs } from '../platform/clock';
import { ownTimeZone } from '../platform/local-date-time';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/Select';
import { TextField } from '../ui/TextField';
import styles from './Colleagues.module.css';
import { colleagueTexts as texts } from './colleague-texts';
import type { SharedThing } from './shared-thing';
import { dayField, endOfDay, endOfWeek } from './until';
import type { ColleaguesShown } from './use-colleagues';

/** The rights to choose from. */
export const RIGHT_OPTIONS = SHARED_RIGHTS.map((value) => ({ value, label: texts.rights[value] }));

interface AddColleagueProps {
  thing: SharedThing;
  shown: ColleaguesShown;
}

/** Adds a colleague: address, right and end. */
export function AddColleague({ thing, shown }: AddColleagueProps) {
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<SharedRight>('mark');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const timeZone = ownTimeZone();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (shown.isSharing) return;
    const expiresAt = endOfDay(until, timeZone);
    const refusal =
      email.trim() === '' || expiresAt === undefined
        ? accessMessages.emailInvalid
        : await shown.share({ email: email.trim(), right, expiresAt });
    setProblem(refusal);
    field.current?.focus();
    if (refusal !== undefined) return;
    announce(texts.sharedWith(email.trim()));
    setEmail('');
    setUntil('');
  };
  return (
    <form className={styles.add} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        type="email"
        className={styles.address}
        label={texts.address}
        hint={texts.addressHint}
        error={problem}
        value={email}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <SelectField
        label={texts.right}
        hint={texts.means[thing.kind][right]}
        value={right}
        options={RIGHT_OPTIONS}
        onChange={setRight}
      />
      <TextField
        type="date"
        label={texts.until}
        hint={texts.untilHint}
        aside={
          <Button
            variant="ghost"
            className={styles.week}
            onClick={() => setUntil(endOfWeek(nowMs(), timeZone))}
          >
            {texts.thisWeek}
          </Button>
        }
        min={dayField(nowMs(), timeZone)}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Button type="submit" className={styles.send} busy={shown.isSharing}>
        {texts.share}
      </Button>
    </form>
  );
}
