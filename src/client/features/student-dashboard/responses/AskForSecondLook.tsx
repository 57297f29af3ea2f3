import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Appeal } from '../../../../shared/appeals/schema';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../shared/constants';
import type { EvaluatedQuiz } from '../../../../shared/results/schema';
import { serverSentence, statusOf } from '../../../platform/error-message';
import { trpcClient } from '../../../platform/trpc-client';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextField';
import { texts as uiTexts } from '../../../ui/texts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { keptText } from './kept-text';
import styles from './SecondLook.module.css';
import { texts } from './texts';

interface AskForSecondLookProps {
  quizId: string;
  questionId: string;
  number: number;
  /** Whether it was just opened and takes the focus. */
  isNew: boolean;
  onClose: () => void;
}

/** A short request to the teacher; unsent text stays for a retry. */
export function AskForSecondLook({ quizId, questionId, number, isNew, onClose }: AskForSecondLookProps) {
  const kept = keptText(quizId, questionId);
  const [text, setText] = useState(kept.read);
  const { send, refusal, isSending } = useAsk({ quizId, questionId, onSent: () => kept.write('') });
  const ofQuestion = <VisuallyHidden> {texts.atQuestion({ number })}</VisuallyHidden>;
  const type = (typed: string) => {
    setText(typed);
    kept.write(typed);
  };

  const said = text.trim();
  const tooLong =
    said.length > APPEAL_MAXIMUM_LENGTH ? texts.tooLong({ maximum: APPEAL_MAXIMUM_LENGTH }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said !== '' && !tooLong && !isSending) send(said);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={
          <>
            {texts.label}
            {ofQuestion}
          </>
        }
        hint={texts.hint}
        error={tooLong ?? refusal}
        rows={3}
        value={text}
        autoFocus={isNew}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" busy={isSending} disabled={said === ''}>
          {refusal ? texts.tryAgain : texts.send}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {uiTexts.cancel}
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

/**
 * Sends the request and updates the shown responses. Without react-query's mutations, which students do not
 * load.
 */
function useAsk({ quizId, questionId, onSent }: AskOptions) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const responses = ['evaluated', quizId];
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
  const send = async (text: string) => {
    setSending(true);
    setRefusal(undefined);
    try {
      const { appeal } = await trpcClient.appeals.ask.mutate({ quizId, questionId, text });
      onSent();
      show(appeal);
    } catch (error) {
      setRefusal(serverSentence(error) ?? texts.notSent);
      // Already requested on another page.
      if (statusOf(error) === 409) void client.invalidateQueries({ queryKey: responses });
    } finally {
      setSending(false);
    }
  };
  return { send: (text: string) => void send(text), refusal, isSending };
}
