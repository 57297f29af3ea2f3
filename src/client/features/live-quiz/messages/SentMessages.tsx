import { formatTime } from '../../../../shared/date-form';
import type { SentMessage } from '../../../../shared/supervision/schema';
import { texts } from '../texts';
import styles from './MessageBox.module.css';

/** The messages sent, the last one visible and the rest behind it, with their deliveries. */
export function SentMessages({ messages }: { messages: readonly SentMessage[] }) {
  const [latest, ...earlier] = messages;
  if (!latest) return null;
  return (
    <>
      <p className={styles.sent}>
        <Sent message={latest} />
      </p>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlierMessages(earlier.length)}</summary>
          <ul className={styles.list}>
            {earlier.map((message) => (
              <li key={message.number} className={styles.sent}>
                <Sent message={message} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Sent({ message }: { message: SentMessage }) {
  const { text, sentAt, studentName, studentCount, deliveredCount } = message;
  return (
    <>
      <span className={styles.what} dir="auto">
        “{text}”
      </span>{' '}
      {formatTime(sentAt)} {texts.sentTo(studentName)}, {texts.receivedBy(deliveredCount, studentCount)}
    </>
  );
}

/** The messages, read-only. */
export function ReadMessages({ messages }: { messages: readonly SentMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="read-messages" className={styles.box}>
      <h2 id="read-messages" className={styles.title}>
        {texts.message}
      </h2>
      <SentMessages messages={messages} />
    </section>
  );
}
