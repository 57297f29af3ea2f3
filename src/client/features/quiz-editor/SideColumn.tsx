import type { ListedQuestion } from './list-questions';
import { QuestionPreview } from './question/QuestionPreview';
import styles from './SideColumn.module.css';
import { texts } from './texts';

interface SideColumnProps {
  questions: readonly ListedQuestion[];
  openId: string | undefined;
}

/** The preview of the open question, and its keyboard shortcuts. */
export function SideColumn({ questions, openId }: SideColumnProps) {
  const open = questions.find(({ id }) => id === openId) ?? questions[0];
  return (
    <aside className={styles.side} aria-labelledby="as-a-student">
      <div className={styles.head}>
        <h2 id="as-a-student" className={styles.title}>
          {texts.preview}
        </h2>
        {open && <span className={styles.place}>{texts.placeOf(open.number, questions.length)}</span>}
      </div>
      {open && <QuestionPreview key={open.id} question={open} />}
      {openId !== undefined && <Keys />}
    </aside>
  );
}

function Keys() {
  return (
    <dl className={styles.keys}>
      {texts.keys.map(([keys, act]) => (
        <div key={act}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}
