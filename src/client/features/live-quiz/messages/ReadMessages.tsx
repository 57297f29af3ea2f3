import type { SentMessage } from '../../../../shared/supervision/schema';
import { texts } from '../texts';
import styles from './MessageBox.module.css';
import { SentMessages } from './SentMessages';

/** What was written to the class, for whoever may read it and not write. */
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
