import { useRef } from 'react';
import type { Assignment } from '../../../shared/assignment/schema';
import { formatTime } from '../../../shared/languages/date-form';
import { formatMoment } from '../../platform/window-text';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { Rule } from './rule';
import styles from './ShortWindow.module.css';
import { shortWindow } from './short-window';
import { texts } from './texts';
import type { Assigning } from './use-assignment';

interface ShortWindowProps {
  assignment: Assignment;
  assigning: Assigning;
}

/** A warning that names the members whose time the window cuts and offers two remedies. */
export function ShortWindow({ assignment, assigning }: ShortWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const short = shortWindow(assignment);
  const mend = async (rule: Rule, said: string) => {
    const isSaved = await assigning.change(assignment, rule, said);
    // The pressed button disappears with the warning.
    if (isSaved) place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {short && (
        <Banner tone="warn" role="status">
          <p>{texts.cut(short.cut.map(({ name, cutSeconds }) => ({ name, seconds: cutSeconds })))}</p>
          <div className="flex flex-wrap gap-2 mt-2">
            <Ways {...{ assignment, short, mend }} isBusy={assigning.isSaving} />
          </div>
        </Banner>
      )}
    </div>
  );
}

interface WaysProps {
  assignment: Assignment;
  short: NonNullable<ReturnType<typeof shortWindow>>;
  mend: (rule: Rule, said: string) => Promise<void>;
  isBusy: boolean;
}

function Ways({ assignment, short: { cut, later, longerForThem }, mend, isBusy }: WaysProps) {
  const isSameDay =
    later && new Date(later.closesAt).toDateString() === new Date(assignment.closesAt ?? 0).toDateString();
  const at = later && (isSameDay ? formatTime : formatMoment)(later.closesAt);
  return (
    <>
      {later && at && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void mend(later.rule, texts.closesLater(at))}
        >
          {texts.closeLater(at)}
        </Button>
      )}
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void mend(longerForThem, texts.longerGiven(cut.length))}
      >
        {texts.longerForThem}
      </Button>
    </>
  );
}
