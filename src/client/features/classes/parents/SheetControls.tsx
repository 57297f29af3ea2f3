import { useSearch } from 'wouter';
import type { PupilReport } from '../../../../shared/reports/schema';
import { formatDate } from '../../../platform/date-format';
import { SHEET_NOTE_MAXIMUM_LENGTH } from '../../../rules/reports/fit-sheet';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { TextArea } from '../../../ui/TextField';
import { PeriodFields } from './PeriodFields';
import styles from './SheetControls.module.css';
import { leftOutOf, periodOf, useChoice } from './sheet-address';
import { texts } from './texts';

interface SheetControlsProps {
  choices: PupilReport['choices'];
  note: string;
  noteLabel: string;
  onNote: (note: string) => void;
}

/** The content of the sheets: period, quizzes and a note. */
export function SheetControls({ choices, note, noteLabel, onNote }: SheetControlsProps) {
  const search = useSearch();
  const leftOut = leftOutOf(search);
  const { setDays, setLeftOut } = useChoice();
  const toggle = (quizId: string, isOn: boolean) =>
    setLeftOut(isOn ? leftOut.filter((id) => id !== quizId) : [...leftOut, quizId]);
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <PeriodFields days={periodOf(search).days} onChange={setDays} />
      <fieldset className={styles.quizzes}>
        <legend className={styles.legend}>{texts.quizzes}</legend>
        {choices.length === 0 && <p className="text-muted">{texts.noChoices}</p>}
        <div className={styles.list}>
          {choices.map(({ quizId, title, at }) => (
            <Checkbox
              key={quizId}
              label={<span dir="auto">{title}</span>}
              reason={at === null ? undefined : formatDate(at)}
              checked={!leftOut.includes(quizId)}
              onChange={(event) => toggle(quizId, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label={noteLabel}
        hint={texts.noteHint}
        rows={3}
        maxLength={SHEET_NOTE_MAXIMUM_LENGTH}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </Card>
  );
}
