import { Send } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { MESSAGE_MAXIMUM_LENGTH } from '../../../../shared/constants';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { nameAmong } from '../../../../shared/tell-apart';
import { trpc } from '../../../platform/trpc';
import { ErrorState } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { TextField } from '../../../ui/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { useLiveAct } from '../use-live-act';
import styles from './MessageBox.module.css';
import { SentMessages } from './SentMessages';

/** Everyone taking the quiz now. */
export const TO_ALL = 'all';

interface MessageBoxProps {
  quiz: LiveQuiz;
  /** An attempt, or everyone. */
  to: string;
  onTo: (to: string) => void;
  field: Ref<HTMLInputElement>;
}

/** A short message to one student or everyone. */
export function MessageBox({ quiz, to, onTo, field }: MessageBoxProps) {
  const { quizId } = quiz;
  const writing = quiz.students.filter(({ submittedAt }) => submittedAt === null);
  const recipient = writing.find(({ attemptId }) => attemptId === to);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const formId = useId();
  const act = useLiveAct({ failed: texts.sendFailed, onDone: () => setText('') });
  const send = trpc.supervision.sendMessage.useMutation(act.options);
  const submit = () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '' || send.isPending) return;
    send.mutate({ quizId, attemptId: recipient?.attemptId ?? null, text });
  };
  return (
    <section aria-labelledby={`${formId}-title`} className={styles.box}>
      <div className={styles.top}>
        <h2 id={`${formId}-title`} className={styles.title}>
          {texts.message}
        </h2>
        <label htmlFor={`${formId}-to`} className="text-muted text-xs">
          {texts.messageFor}
        </label>
        <Select
          id={`${formId}-to`}
          value={recipient ? to : TO_ALL}
          options={[
            { value: TO_ALL, label: texts.toAll(writing.length) },
            ...writing.map((student) => ({
              value: student.attemptId,
              label: nameAmong(student, writing),
            })),
          ]}
          onChange={onTo}
        />
      </div>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          label={<VisuallyHidden>{texts.messageText}</VisuallyHidden>}
          className={styles.field}
          inputClassName={styles.input}
          maxLength={MESSAGE_MAXIMUM_LENGTH}
          autoComplete="off"
          placeholder={texts.messageHint}
          value={text}
          error={isEmpty ? texts.messageRequired : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
          }}
        />
        <Button type="submit" busy={send.isPending} disabled={writing.length === 0}>
          <Send size={16} aria-hidden="true" /> {texts.send}
        </Button>
      </form>
      {act.failure && <ErrorState message={act.failure} onRetry={submit} />}
      <SentMessages quiz={quiz} />
    </section>
  );
}
