import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './JoinBox.module.css';
import { shareIdIn } from './share-id';
import { texts } from './texts';
import type { EnterQuiz } from './use-quiz-entry';

interface JoinBoxProps {
  enter: EnterQuiz;
  joining: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Whether it is a line at the foot because something else is due. */
  isAside: boolean;
}

/** Joins a quiz by its ID; at the top unless something else is due. */
export function JoinBox({ enter, joining, typed, onType, isAside }: JoinBoxProps) {
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const shareId = shareIdIn(typed);
    const failure = shareId === '' ? new Error(texts.idMissing) : await enter(shareId, texts.joinFailed);
    if (!failure) return;
    setError(failure.message);
    field.current?.focus();
  };

  return (
    <Card
      as="section"
      aria-labelledby="join-title"
      className={classNames(styles.card, isAside && styles.aside)}
      {...(isAside && { 'data-dock': '' })}
    >
      <h2 id="join-title">
        {isAside ? <VisuallyHidden>{texts.joinTitle}</VisuallyHidden> : texts.joinTitle}
      </h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          label={texts.joinLabel}
          labelHidden={isAside}
          inputClassName={classNames(styles.input, typed !== '' && styles.typed)}
          placeholder={texts.joinPlaceholder}
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setError(undefined);
            const text = event.currentTarget.value;
            // A pasted link is shown as its ID.
            onType(/quizId=/i.test(text) ? shareIdIn(text) : text);
          }}
        />
        <Button
          type="submit"
          variant={isAside ? 'secondary' : 'primary'}
          size={isAside ? 'default' : 'large'}
          className={styles.button}
          busy={joining}
          busyLabel={texts.joining}
        >
          {texts.joinButton}
        </Button>
      </form>
      {!isAside && <p className={styles.hint}>{texts.joinHint}</p>}
    </Card>
  );
}

interface LinkFailureProps {
  sentence: string;
  /** Null if a retry cannot help. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** spec §8 "Open-by-link failure": a focused alert in the page. */
export function LinkFailure({ sentence, onRetry, onDismiss }: LinkFailureProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <Banner
      ref={banner}
      tone={onRetry ? 'warn' : 'bad'}
      role="alert"
      action={retry}
      onDismiss={onDismiss}
      className={styles.failure}
    >
      {sentence}
    </Banner>
  );
}
