import { ArrowDown, ArrowUp, CopyPlus, Trash2, Type, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { SymbolPicker } from '../../../rich-field/SymbolPicker';
import { Button, IconButton } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import type { QuestionForm } from '../forms/question-form';
import type { ListedQuestion } from '../list-questions';
import type { QuestionActs } from '../use-question-acts';
import styles from './QuestionForm.module.css';
import { texts } from './texts';

interface QuestionToolsProps {
  question: ListedQuestion;
  count: number;
  acts: QuestionActs;
  /** Whether students have started, which freezes the structure. */
  frozen: boolean;
  /** The fields that symbols are inserted into. */
  scope: RefObject<HTMLElement | null>;
}

/** The actions on the open question. */
export function QuestionTools({ question, count, acts, frozen, scope }: QuestionToolsProps) {
  const { id, number } = question;
  return (
    <div className={styles.tools}>
      <h2 className={styles.heading}>{acts.openHeading}</h2>
      <div className={styles.buttons}>
        <div className={styles.symbols}>
          <SymbolPicker scope={scope} />
        </div>
        {!frozen && (
          <>
            <UseFormatting />
            <IconButton
              variant="ghost"
              label={`Move question ${number} up`}
              disabled={number === 1}
              onClick={() => acts.move(id, number - 2)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="ghost"
              label={`Move question ${number} down`}
              disabled={number === count}
              onClick={() => acts.move(id, number)}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="ghost"
              label={`Duplicate question ${number}`}
              disabled={question.isUntouched}
              onClick={() => void acts.duplicate(id)}
            >
              <CopyPlus size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="ghost"
              label={`Delete question ${number}`}
              onClick={() => acts.askDelete(id)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <IconButton variant="ghost" className={styles.close} label={texts.close(number)} onClick={acts.close}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Offers formatting for the texts of an older, plain question. */
function UseFormatting() {
  const { watch, setValue } = useFormContext<QuestionForm>();
  const toast = useToast();
  if (watch('format') === 'rich') return null;
  const use = () => {
    setValue('format', 'rich', { shouldDirty: true });
    toast(texts.formattingUsed, {
      action: { label: 'Undo', onAction: () => setValue('format', 'plain', { shouldDirty: true }) },
    });
  };
  return (
    <Button variant="ghost" title={texts.useFormattingHint} onClick={use}>
      <Type size={16} aria-hidden="true" /> {texts.useFormatting}
    </Button>
  );
}
