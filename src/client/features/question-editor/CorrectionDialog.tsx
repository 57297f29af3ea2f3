import { type ComponentProps, useId } from 'react';
import { CORRECTION_POLICIES } from '../../../shared/constants';
import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import { isText } from '../../../shared/question-types/marking';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './CorrectionDialog.module.css';
import { CorrectionEffect } from './CorrectionEffect';
import { correctionTexts } from './correction-texts';
import { useCorrection } from './use-correction';

type CorrectionDialogProps = Parameters<typeof useCorrection>[0] & { onClose: () => void };

/** What a correction does to marks that were given already, before it is applied. */
export function CorrectionDialog({ onClose, ...options }: CorrectionDialogProps) {
  const correction = useCorrection(options);
  const { policy, setPolicy, preview, isCurrent, busy } = correction;
  const failure = correction.failure ?? correction.previewFailure;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={correctionTexts.title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} data-autofocus="">
            Cancel
          </Button>
          <Button busy={busy} disabled={!isCurrent} onClick={() => void correction.apply()}>
            {correctionTexts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
        <PolicyChoice policy={policy} disabled={busy} onChange={setPolicy} />
        {preview ? (
          <div className={styles.effect} aria-busy={!isCurrent} aria-live="polite">
            <CorrectionEffect preview={preview} isText={isText(options.question)} />
          </div>
        ) : (
          !failure && <p role="status">{correctionTexts.working}</p>
        )}
      </div>
    </Dialog>
  );
}

interface PolicyChoiceProps extends Pick<ComponentProps<'fieldset'>, 'disabled'> {
  policy: CorrectionPolicy;
  onChange: (policy: CorrectionPolicy) => void;
}

function PolicyChoice({ policy, disabled, onChange }: PolicyChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.policies} disabled={disabled}>
      <legend className={styles.legend}>{correctionTexts.policy}</legend>
      {CORRECTION_POLICIES.map((each) => {
        const [label, meaning] = correctionTexts.policies[each];
        return (
          <label key={each} className={styles.policy}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={each === policy}
              aria-describedby={`${name}-${each}`}
              onChange={() => onChange(each)}
            />
            <span>
              {label}
              <span id={`${name}-${each}`} className={styles.meaning}>
                {meaning}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
