import { MARK_STEP } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { Stepper } from '../../ui/Stepper';
import styles from './MarkStepper.module.css';

interface MarkStepperProps {
  /** The accessible name of the marks. */
  label: string;
  marks: number;
  maximumMarks: number;
  onChange: (marks: number) => void;
}

/** Marks from 0 to the maximum in steps of 0.5 (spec §4). */
export function MarkStepper({ label, marks, maximumMarks, onChange }: MarkStepperProps) {
  return (
    <div className={styles.stepper}>
      <Stepper
        label={label}
        labelHidden
        value={marks}
        min={0}
        max={maximumMarks}
        step={MARK_STEP}
        onChange={onChange}
        suffix={`/ ${maximumMarks}`}
        refusal={messages.marksInvalid(maximumMarks)}
      />
    </div>
  );
}
