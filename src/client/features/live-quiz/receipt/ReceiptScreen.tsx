import { useState } from 'react';
import { trpc } from '../../../platform/trpc';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Loaded } from '../../../quiz-parts/Loaded';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { TextField } from '../../../ui/TextField';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { ReceiptAnswer } from './ReceiptAnswer';
import styles from './ReceiptScreen.module.css';

interface ReceiptScreenProps {
  quizId: string | null;
}

/** Whose submission a receipt is of, and whether its answers are still the same. */
export function ReceiptScreen({ quizId }: ReceiptScreenProps) {
  const [typed, setTyped] = useState('');
  const [receipt, setReceipt] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const check = trpc.supervision.checkReceipt.useQuery(
    { receipt },
    // Each press asks anew: the answers may have been changed since.
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
          className={styles.form}
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
