import { useState } from 'react';
import type { ReceiptCheck } from '../../../shared/supervision/schema';
import { distinguishingMark } from '../../../shared/tell-apart';
import { endedTexts } from '../../desk/ended-texts';
import { Loaded } from '../../loading/Loaded';
import { formatDateTime } from '../../platform/date-format';
import { trpc } from '../../platform/trpc';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/TextField';
import styles from './ReceiptScreen.module.css';
import { SideScreen } from './SideScreen';
import { texts } from './texts';

interface ReceiptScreenProps {
  quizId: string | null;
}

/** Looks up a receipt: its submission, and whether the answers are unchanged. */
export function ReceiptScreen({ quizId }: ReceiptScreenProps) {
  const [typed, setTyped] = useState('');
  const [receipt, setReceipt] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const check = trpc.supervision.checkReceipt.useQuery(
    { receipt },
    // Each press refetches, since answers may have changed.
    { enabled: receipt !== '', gcTime: 0, staleTime: 0 },
  );
  useSessionEnd(check.error);
  const submit = () => {
    const code = typed.trim().toUpperCase();
    setEmpty(code === '');
    setReceipt(code);
    if (code !== '' && code === receipt) void check.refetch();
  };
  return (
    <SideScreen title={texts.receipt} lead={texts.receiptMore} quizId={quizId}>
      <Card>
        <form
          className="flex flex-wrap items-end gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            label={texts.receiptCode}
            className={styles.code}
            inputClassName={styles.input}
            placeholder="K7M2-QX4P"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={isEmpty ? texts.receiptRequired : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setEmpty(false);
            }}
          />
          <Button type="submit" busy={check.isFetching}>
            {texts.check}
          </Button>
        </form>
      </Card>
      {receipt !== '' && (
        <Loaded key={receipt} query={check} failed={texts.receiptFailed} shape={['14rem']}>
          {(checked) => <ReceiptAnswer checked={checked} />}
        </Loaded>
      )}
    </SideScreen>
  );
}

/** The result for a receipt. */
function ReceiptAnswer({ checked }: { checked: ReceiptCheck }) {
  const { receipt, quizTitle, studentName, submittedAt, submittedBy } = checked;
  const mark = distinguishingMark(checked);
  const { isLatest, isUnchanged } = checked;
  return (
    <Card className="grid gap-4">
      <Banner tone={isUnchanged ? 'ok' : 'bad'} role={isUnchanged ? 'status' : 'alert'}>
        {isUnchanged ? texts.unchanged : texts.changed}
      </Banner>
      {!isLatest && <Banner tone="warn">{texts.notLatest}</Banner>}
      <dl className={styles.facts}>
        <dt>{texts.receiptCode}</dt>
        <dd className="font-semibold font-mono">{receipt}</dd>
        <dt>Student</dt>
        <dd>
          <span dir="auto">{studentName}</span>
          {mark !== null && (
            <>
              <br />
              {mark}
            </>
          )}
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
