import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CorrectionPolicy } from '../../../../../shared/constants';
import type { Question } from '../../../../../shared/question/schema';
import { isObjective, isText } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import { correctionTexts } from '../../../../desk/correction/correction-texts';
import { useCorrection } from '../../../../desk/correction/use-correction';
import { keptByOldKey } from '../../../../rules/results/kept-by-old-key';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { Checkbox } from '../../../../ui/Checkbox';
import { useMarking } from '../../use-marking';
import { CorrectionFacts } from './CorrectionFacts';
import { choiceTexts as texts } from './choice-texts';
import { KeyFields } from './KeyFields';
import { correctedFields, correctedQuestion, type KeyDraft } from './key-draft';
import styles from './Pane.module.css';

interface KeyCorrectionProps {
  results: QuizResults;
  question: Question;
  draft: KeyDraft;
  onDraft: (draft: KeyDraft) => void;
  /** Whether the key is doubted, rather than incomplete. */
  isDoubted: boolean;
  /** A further answer to accept. */
  proposed?: string | undefined;
  onApplied: () => void;
  onClose: () => void;
}

/** Corrects the key on the bench: the new key, a preview of its effect, and Apply. */
export function KeyCorrection({ results, question, draft, onDraft, ...props }: KeyCorrectionProps) {
  const { isDoubted, proposed, onApplied, onClose } = props;
  const first = isDoubted || isText(question) ? 'new' : 'both';
  const form = useRef<HTMLFormElement>(null);
  const { saved } = useMarking();
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const fields = correctedFields(question, draft);
  const isNew = fields !== undefined;
  // Typed keys are previewed on request, not on every letter, since the grader re-reads the texts.
  const [lookedAt, setLookedAt] = useState<string>();
  const sent = JSON.stringify(fields);
  const look = useEffectEvent(() => {
    const show = () => setLookedAt(sent);
    // Pending marks are stored first, if the server answers.
    if (isNew) void saved().then(show, show);
  });
  // A proposal is previewed immediately.
  useEffect(() => look(), []);
  const isTyped = draft.kind !== 'options';
  const isShown = isNew && (!isTyped || lookedAt === sent);
  const correction = useCorrection({
    quizId: results.quizId,
    questionId: question._id,
    fields: fields ?? {},
    policy: first,
    enabled: isShown,
    onApplied,
  });
  const { policy, setPolicy, preview, isCurrent, busy } = correction;
  const changed = preview ? preview.gains.length + preview.losses.length : 0;
  const kept =
    isNew && policy === 'both' && isObjective(question)
      ? keptByOldKey(results, question, correctedQuestion(question, draft))
      : 0;
  const failure = correction.failure ?? (isShown ? correction.previewFailure : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isShown) return void correction.apply();
    look();
  };

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !busy) onClose();
  };

  return (
    <form
      ref={form}
      className={styles.pane}
      aria-label={titleOf(question)}
      onSubmit={submit}
      onKeyDown={leave}
    >
      <h3 className={styles.title}>{titleOf(question)}</h3>
      <KeyFields question={question} draft={draft} disabled={busy} proposed={proposed} onChange={onDraft} />
      <PolicyBoxes {...{ first, policy }} isOfText={isText(question)} disabled={busy} onChange={setPolicy} />
      <div className={styles.effect} aria-live="polite" aria-busy={isShown && !isCurrent}>
        <h4 className={styles.subtitle}>{texts.whatChanges}</h4>
        {preview && isShown ? (
          <CorrectionFacts
            results={results}
            questionId={question._id}
            preview={preview}
            isText={isText(question)}
          />
        ) : (
          !failure && <p className={styles.quiet}>{isShown ? correctionTexts.working : texts.chooseFirst}</p>
        )}
      </div>
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <div className={styles.actions}>
        {isTyped && !isShown ? (
          <Button type="submit" disabled={!isNew}>
            {texts.lookAtChanges}
          </Button>
        ) : (
          <Button type="submit" busy={busy} disabled={!isCurrent}>
            {preview && kept > 0 ? texts.applyBeside(preview.gains.length, kept) : texts.apply(changed)}
          </Button>
        )}
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <p className={styles.quiet}>
        {preview?.isReleased || results.scoresReleased ? correctionTexts.released : texts.notReleased}
      </p>
    </form>
  );
}

const titleOf = (question: Question): string => (isText(question) ? texts.correctModel : texts.correctKey);

interface PolicyBoxesProps {
  /** The default policy. */
  first: CorrectionPolicy;
  isOfText: boolean;
  policy: CorrectionPolicy;
  disabled: boolean;
  onChange: (policy: CorrectionPolicy) => void;
}

/** How formerly right answers count. */
function PolicyBoxes({ first, isOfText, policy, disabled, onChange }: PolicyBoxesProps) {
  return (
    <div>
      <Checkbox
        label={isOfText ? texts.keepOldModel : texts.keepOldKey}
        checked={policy !== 'new'}
        disabled={disabled || policy === 'full'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'both' : 'new')}
      />
      <Checkbox
        label={texts.fullForAll}
        checked={policy === 'full'}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? 'full' : first)}
      />
    </div>
  );
}
