import { useEffect, useRef, useState } from 'react';
import type { TeacherMessage } from '../../../../shared/attempt/schema';
import { sentencesOf } from '../../../../shared/languages/sentences';
import { draftsOf } from '../../../platform/drafts';
import { announce } from '../../../ui/Announcer';
import { Banner } from '../../../ui/Banner';
import styles from './TeacherMessages.module.css';

const texts = sentencesOf('teacherMessages');

export interface TeacherMessagesProps {
  attemptId: string;
  /** In order of arrival. */
  messages: readonly TeacherMessage[];
  /** Messages in a dialog over the quiz can only be dismissed later. */
  isInDialog?: boolean | undefined;
}

/** The last dismissed message by attempt; stored on this device like a draft until the session ends. */
const dismissals = draftsOf<number>('dismissed-message');

function lastDismissed(attemptId: string): number {
  const value = dismissals.find(attemptId)?.value;
  return typeof value === 'number' ? value : 0;
}

const messagesAfter = (messages: readonly TeacherMessage[], known: number) =>
  messages.filter(({ number }) => number > known);

/** The teacher's messages that the student has not dismissed. */
export function TeacherMessages({ attemptId, messages, isInDialog = false }: TeacherMessagesProps) {
  const [dismissed, setDismissed] = useState(() => lastDismissed(attemptId));
  const shown = messagesAfter(messages, dismissed);
  const latest = shown.at(-1);
  useSpoken(isInDialog ? [] : shown);
  if (!latest) return null;
  const dismiss = () => {
    dismissals.keep(attemptId, latest.number);
    setDismissed(latest.number);
    // The focused button is gone: keyboard focus returns to the question.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Banner
      tone="info"
      className={isInDialog ? styles.inDialog : undefined}
      onDismiss={isInDialog ? undefined : dismiss}
    >
      <p className={styles.from}>{texts.from({ count: shown.length })}</p>
      <ul className={styles.list}>
        {shown.map(({ number, text }) => (
          <li key={number} dir="auto" className={styles.message}>
            {text}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Announces each message once, politely. */
function useSpoken(shown: readonly TeacherMessage[]): void {
  const spoken = useRef(0);
  useEffect(() => {
    for (const { number, text } of messagesAfter(shown, spoken.current)) {
      announce(texts.spoken({ text }));
      spoken.current = number;
    }
  }, [shown]);
}
