import type { ReceiptCheck } from '../../../../shared/supervision/schema';
import { formatDateTime } from '../../../platform/date-format';
import { endedTexts } from '../../../quiz-parts/ended-texts';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { texts } from '../texts';
import styles from './ReceiptAnswer.module.css';

/** What is known about a receipt. */
export function ReceiptAnswer({ checked }: { checked: ReceiptCheck }) {
  const { receipt, quizTitle, studentName, studentEmail, submittedAt, submittedBy } = checked;
  const { isLatest, isUnchanged } = checked;
  return (
    <Card className={styles.answer}>
      <Banner tone={isUnchanged ? 'ok' : 'bad'} role={isUnchanged ? 'status' : 'alert'}>
        {isUnchanged ? texts.unchanged : texts.changed}
      </Banner>
      {!isLatest && <Banner tone="warn">{texts.notLatest}</Banner>}
      <dl className={styles.facts}>
        <dt>{texts.receiptCode}</dt>
        <dd className={styles.code}>{receipt}</dd>
        <dt>Student</dt>
        <dd>
          <span dir="auto">{studentName}</span>
          <br />
          {studentEmail}
        </dd>
        <dt>Quiz</dt>
        <dd dir="auto">{quizTitle}</dd>
        <dt>Submitted</dt>
        <dd>
          {formatDateTime(submittedAt)}
          {submittedBy && (
            <>
              <br />
              {endedTexts[submittedBy].told}
            </>
          )}
        </dd>
      </dl>
    </Card>
  );
}
