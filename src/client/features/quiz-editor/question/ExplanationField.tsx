import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { RichField } from '../../../rich-field/RichField';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextField';
import { texts } from './texts';

interface ExplanationFieldProps {
  text: string;
  field: UseFormRegisterReturn;
}

/** The explanation shown beside the correct answer; collapsed to a button while empty. */
export function ExplanationField({ text, field }: ExplanationFieldProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isThere] = useState(text !== '');
  if (text === '' && !isAsked && !isThere) {
    return (
      <div>
        <Button variant="ghost" onClick={() => setIsAsked(true)}>
          <MessageSquarePlus size={16} aria-hidden="true" /> {texts.addExplanation}
        </Button>
      </div>
    );
  }
  return (
    <RichField name="explanation" text={text}>
      <TextArea
        autoFocus={isAsked}
        label={texts.explanation}
        hint={texts.explanationHint}
        rows={2}
        maxLength={TEXT_MAXIMUM_LENGTH}
        {...field}
      />
    </RichField>
  );
}
