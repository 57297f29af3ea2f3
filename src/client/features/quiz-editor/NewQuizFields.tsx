import { useEffect, useEffectEvent } from 'react';
import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import place from '../../desk/new-quiz/NewQuiz.module.css';
import { isPlainEnter } from '../../platform/shortcuts';
import { takeTyped } from '../../platform/typed-ahead';
import { writeEdit } from '../../rich-field/write-edit';
import { Button } from '../../ui/Button';
import styles from './NewQuizFields.module.css';
import { SettingsNotices } from './settings/SettingsNotices';
import { DescriptionField, TitleField, TotalTimeField } from './settings/typed-fields';
import type { Settings } from './settings/use-settings';
import { fieldIds } from './texts';

interface NewQuizFieldsProps {
  edit: Settings;
  hasStarted: boolean;
  /** Goes to the first question, which takes the letters typed after Enter. */
  onEnter: (typed?: string) => void;
  /** Whether Save is here; it moves to an open question. */
  hasSave: boolean;
}

/** The head of a new quiz. The letters typed while the page loaded are its title; without any, the title is selected. */
export function NewQuizFields({ edit, hasStarted, onEnter, hasSave }: NewQuizFieldsProps) {
  const takeLetters = useEffectEvent(() => {
    const title = document.getElementById(fieldIds.title);
    const [line = '', ...more] = takeTyped().split('\n');
    if (!(title instanceof HTMLInputElement)) return;
    const typed = line.slice(0, TITLE_MAXIMUM_LENGTH);
    const { length } = typed;
    title.focus();
    if (length === 0) title.select();
    else writeEdit(title, { start: 0, end: title.value.length, insert: typed, select: [length, length] });
    if (more.length > 0) onEnter(more.join('\n'));
  });
  useEffect(() => takeLetters(), []);
  return (
    <section className={place.fields} aria-label="New quiz">
      <SettingsNotices edit={edit} />
      <TitleField
        edit={edit}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <div className={styles.pair}>
        <DescriptionField edit={edit} rows={1} />
        <TotalTimeField edit={edit} hasStarted={hasStarted} />
      </div>
      {hasSave && (
        <Button
          className={styles.save}
          busy={edit.isSaving}
          busyLabel="Saving…"
          onClick={() => void edit.save()}
        >
          Save
        </Button>
      )}
    </section>
  );
}
