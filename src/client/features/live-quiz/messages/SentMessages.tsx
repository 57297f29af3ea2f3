import { formatTime } from '../../../../shared/languages/date-form';
import type { LiveQuiz, SentMessage } from '../../../../shared/supervision/schema';
import { nameInClass } from '../name-in-class';
import { texts } from '../texts';
import styles from './MessageBox.module.css';

/** The messages sent, the last one visible and the rest behind it, with their deliveries. */
export function SentMessages({ quiz }: { quiz: LiveQuiz }) {
  const [latest, ...earlier] = quiz.messages;
  if (!latest) return null;
  return (
    <>
      <p className="text-muted text-xs break-anywhere">
        <Sent message={latest} quiz={quiz} />
      </p>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlierMessages(earlier.length)}</summary>
          <ul className={styles.list}>
            {earlier.map((message) => (
              <li key={message.number} className="text-muted text-xs break-anywhere">
                <Sent message={message} quiz={quiz} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Sent({ message, quiz }: { message: SentMessage; quiz: LiveQuiz }) {
  const { text, sentAt, studentCount, deliveredCount } = message;
  return (
    <>
      <span className={styles.what} dir="auto">
        “{text}”
      </span>{' '}
      {formatTime(sentAt)} {texts.sentTo(nameInClass(message, quiz))},{' '}
      {texts.receivedBy(deliveredCount, studentCount)}
    </>
  );
}

export function ReadMessages({ quiz }: { quiz: LiveQuiz }) {
  if (quiz.messages.length === 0) return null;
  return (
    <section aria-labelledby="read-messages" className={styles.box}>
      <h2 id="read-messages" className={styles.title}>
        {texts.message}
      </h2>
      <SentMessages quiz={quiz} />
    </section>
  );
}
