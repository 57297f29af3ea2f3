import { Type } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import type { QuestionForm } from '../forms/question-form';
import { texts } from './texts';

/** Offers formatting for the texts of an older, plain question. */
export function UseFormatting() {
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
