import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import styles from './SelectionBar.module.css';
import { texts } from './texts';
import type { QuestionActs } from './use-question-acts';

/** The number of selected questions and the actions on them. */
export function SelectionBar({ acts }: { acts: QuestionActs }) {
  const { selected, clear } = acts.selection;
  const [first = ''] = selected;
  return (
    <fieldset className={styles.bar} aria-label={texts.selection}>
      <p role="status" className={styles.selected}>
        {texts.selected(selected.length)}
      </p>
      <IconButton variant="ghost" label={texts.selectedUp} onClick={() => acts.step(first, -1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton variant="ghost" label={texts.selectedDown} onClick={() => acts.step(first, 1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton variant="ghost" label={texts.deleteSelected} onClick={acts.deleteSelected}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <IconButton variant="ghost" label={texts.clearSelection} onClick={clear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
