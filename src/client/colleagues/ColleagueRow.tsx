import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Colleague } from '../../shared/access/schema';
import { nowMs } from '../platform/clock';
import { ownTimeZone } from '../platform/local-date-time';
import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/Button';
import { Select } from '../ui/Select';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { RIGHT_OPTIONS } from './AddColleague';
import styles from './Colleagues.module.css';
import { colleagueTexts as texts } from './colleague-texts';
import type { SharedThing } from './shared-thing';
import { dayField, endOfDay } from './until';
import type { ColleaguesShown } from './use-colleagues';

interface ColleagueRowProps {
  thing: SharedThing;
  colleague: Colleague;
  /** Absent if read-only. */
  shown?: ColleaguesShown | undefined;
  isOneself?: boolean;
}

/** One colleague with right and end; a share by class is edited at the class. */
export function ColleagueRow({ thing, colleague, shown, isOneself = false }: ColleagueRowProps) {
  const { email, name, via } = colleague;
  const canChange = shown !== undefined && via === thing.kind;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b dir="auto">{name ?? email}</b> {isOneself && <Badge>{texts.you}</Badge>}
        <p className="text-muted text-sm">
          {[
            name === null ? texts.notHere : email,
            ...(via === thing.kind ? [] : [texts.via(colleague)]),
          ].join(' · ')}
        </p>
      </div>
      {canChange ? (
        <Changes {...{ colleague, shown }} />
      ) : (
        <p className="text-muted text-sm">
          <Badge>{texts.may(colleague.right)}</Badge>{' '}
          {colleague.expiresAt !== null && texts.untilDay(colleague.expiresAt)}
        </p>
      )}
    </li>
  );
}

function Changes({ colleague, shown }: { colleague: Colleague; shown: ColleaguesShown }) {
  const { email, name, right, expiresAt } = colleague;
  const who = name ?? email;
  const id = useId();
  const timeZone = ownTimeZone();
  const stored = dayField(expiresAt, timeZone);
  const [typed, setTyped] = useState<string | undefined>();
  const keepDay = () => {
    const end = typed === undefined ? undefined : endOfDay(typed, timeZone);
    if (end !== undefined && typed !== stored) shown.change({ email, right, expiresAt: end });
    setTyped(undefined);
  };
  return (
    <div className={styles.changes}>
      <label htmlFor={`${id}-right`}>
        <VisuallyHidden>{texts.rightOf(who)}</VisuallyHidden>
      </label>
      <Select
        id={`${id}-right`}
        value={right}
        options={RIGHT_OPTIONS}
        onChange={(next) => shown.change({ email, right: next })}
      />
      <label className={styles.day}>
        <VisuallyHidden>{texts.untilOf(who)}</VisuallyHidden>
        <input
          type="date"
          value={typed ?? stored}
          min={dayField(nowMs(), timeZone)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keepDay}
          onKeyDown={({ key }) => key === 'Enter' && keepDay()}
        />
      </label>
      <IconButton
        variant="ghost"
        label={texts.endOf(who)}
        busy={shown.endingEmail === email}
        onClick={() => shown.end(colleague)}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
