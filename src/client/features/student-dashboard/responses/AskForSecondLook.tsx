import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Appeal } from '../../../../shared/appeals/schema';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../shared/constants';
import type { EvaluatedQuiz } from '../../../../shared/results/schema';
import { serverSentence, statusOf } from '../../../platform/error-message';
import { trpcClient } from '../../../platform/trpc-client';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextArea';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './SecondLook.module.css';
import { secondLookTexts } from './second-look-texts';

interface AskForSecondLookProps {
  quizId: string;
  questionId: string;
  number: number;
  /** Whether the teacher has answered one before. */
  isAgain: boolean;
}

/** What was typed and not sent, for as long as the page is open: folding the responses away loses nothing. */
const unsent = new Map<string, string>();

/** A quiet button, and behind it a few lines to the teacher. What could not be sent stays, to be sent again. */
export function AskForSecondLook({ quizId, questionId, number, isAgain }: AskForSecondLookProps) {
  const key = `${quizId} ${questionId}`;
  const [text, setText] = useState(unsent.get(key) ?? '');
  const [isOpen, setOpen] = useState<'here' | 'as-before' | null>(text === '' ? null : 'as-before');
  const { send, refusal, isSending } = useAsk({ quizId, questionId, onSent: () => unsent.delete(key) });
  const ofQuestion = <VisuallyHidden>{secondLookTexts.ofQuestion(number)}</VisuallyHidden>;
  const type = (typed: string) => {
    setText(typed);
    unsent.set(key, typed);
  };

  if (!isOpen) {
    return (
      <Button variant="ghost" className={styles.ask} onClick={() => setOpen('here')}>
        <span>
          {isAgain ? secondLookTexts.askAgain : secondLookTexts.ask}
          {ofQuestion}
        </span>
      </Button>
    );
  }
  const said = text.trim();
  const tooLong =
    said.length > APPEAL_MAXIMUM_LENGTH ? secondLookTexts.tooLong(APPEAL_MAXIMUM_LENGTH) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said !== '' && !tooLong && !isSending) void send(said);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={
          <>
            {secondLookTexts.label}
            {ofQuestion}
          </>
        }
        hint={secondLookTexts.hint}
        error={tooLong ?? refusal}
        rows={3}
        value={text}
        autoFocus={isOpen === 'here'}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" busy={isSending} disabled={said === ''}>
          {refusal ? secondLookTexts.tryAgain : secondLookTexts.send}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(null)}>
          {secondLookTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface AskOptions {
  quizId: string;
  questionId: string;
  onSent: () => void;
}

/** Sends what is asked, and puts it into the responses that are shown. */
function useAsk({ quizId, questionId, onSent }: AskOptions) {
  const client = useQueryClient();
  const responses = ['evaluated', quizId];
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const show = (appeal: Appeal) =>
    client.setQueryData<EvaluatedQuiz>(responses, (before) => {
      const answer = before?.evaluatedQuizData[questionId];
      return (
        answer && {
          ...before,
          evaluatedQuizData: { ...before.evaluatedQuizData, [questionId]: { ...answer, appeal } },
        }
      );
    });
  // Not a mutation of the query cache: what is behind those weighs more than all responses.
  const send = async (text: string) => {
    setSending(true);
    setRefusal(undefined);
    try {
      const { appeal } = await trpcClient.appeals.ask.mutate({ quizId, questionId, text });
      onSent();
      show(appeal);
    } catch (error) {
      setRefusal(serverSentence(error) ?? secondLookTexts.notSent);
      // Asked on another page already.
      if (statusOf(error) === 409) void client.invalidateQueries({ queryKey: responses });
    }
    setSending(false);
  };
  return { send, refusal, isSending };
}
