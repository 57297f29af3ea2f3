import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounced } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import styles from './PracticeDock.module.css';
import { texts } from './texts';
import type { Practice } from './use-practice';

/** The id of the question's form, whose button is in the dock: Enter in a field checks. */
export const QUESTION_FORM = 'practice-question';

/** The bar at the foot: the obstacle, if any, and the next step. */
export function PracticeDock({ practice }: { practice: Practice }) {
  const { round, isBusy, trouble } = practice;
  return (
    <section className={styles.dock} data-dock="" aria-label={texts.dock}>
      {trouble && <TroubleLine practice={practice} />}
      {round.stage === 'asking' && trouble?.kind !== 'refused' ? (
        <Ask practice={practice} />
      ) : round.feedback?.isUnsure && trouble?.kind !== 'refused' ? (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            className={styles.wide}
            disabled={isBusy}
            onClick={() => practice.judge(false)}
          >
            {texts.didNot}
          </Button>
          <Button className={styles.wide} disabled={isBusy} onClick={() => practice.judge(true)}>
            {texts.knewIt}
          </Button>
        </div>
      ) : (
        <Next practice={practice} />
      )}
    </section>
  );
}

function TroubleLine({ practice: { round, trouble } }: { practice: Practice }) {
  if (trouble && 'sentence' in trouble) {
    return (
      <p role="alert" className={styles.trouble}>
        {trouble.sentence}
      </p>
    );
  }
  return <Waiting text={round.stage === 'asking' ? texts.waits : texts.nextWaits} />;
}

function Waiting({ text }: { text: string }) {
  useAnnounced(text);
  return <p className={styles.trouble}>{text}</p>;
}

function Ask({ practice: { isBusy, trouble, dontKnow } }: { practice: Practice }) {
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" className={styles.wide} disabled={isBusy} onClick={dontKnow}>
        {texts.dontKnow}
      </Button>
      <Button
        type="submit"
        form={QUESTION_FORM}
        className={styles.wide}
        busy={isBusy}
        busyLabel={texts.checking}
      >
        {trouble?.kind === 'away' ? texts.tryAgain : texts.check}
      </Button>
    </div>
  );
}

function Next({ practice: { isBusy, goOn } }: { practice: Practice }) {
  const button = useRef<HTMLButtonElement>(null);
  useEnter(goOn);
  // Takes the focus of the button it replaces, unless the feedback has taken it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.buttons}>
      <Button ref={button} className={styles.wide} busy={isBusy} onClick={goOn}>
        {texts.next}
      </Button>
    </div>
  );
}

/** Enter continues wherever it has no other effect, unless it is held down since the check. */
function useEnter(act: () => void): void {
  const onEnter = useEffectEvent(act);
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const isPlain = !(event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      const isOnControl =
        event.target instanceof Element && event.target.closest('a, button, dialog') !== null;
      if (event.key !== 'Enter' || !isPlain || isOnControl || event.defaultPrevented) return;
      event.preventDefault();
      onEnter();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
