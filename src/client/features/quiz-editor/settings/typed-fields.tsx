import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { TITLE_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { QUIZ_LANGUAGES } from '../../../../shared/quiz/languages';
import { NumberField } from '../../../ui/NumberField';
import { SelectField } from '../../../ui/Select';
import { TextArea, TextField } from '../../../ui/TextField';
import { fieldIds, texts } from '../texts';
import type { Settings } from './use-settings';

interface FieldProps {
  edit: Settings;
}

export const TitleField = ({ edit, ...rest }: FieldProps & Pick<ComponentProps<'input'>, 'onKeyDown'>) => (
  <SettingText name="title" edit={edit}>
    {(typed) => (
      <TextField id={fieldIds.title} label="Title" maxLength={TITLE_MAXIMUM_LENGTH} {...rest} {...typed} />
    )}
  </SettingText>
);

export const DescriptionField = ({ edit, rows }: FieldProps & { rows: number }) => (
  <SettingText name="description" edit={edit}>
    {(typed) => <TextArea label="Description" rows={rows} {...typed} />}
  </SettingText>
);

export const TotalTimeField = ({ edit, hasStarted }: FieldProps & { hasStarted: boolean }) => {
  const { useQuestionTimer } = edit.settings;
  return (
    <SettingText name="totalMinutes" edit={edit}>
      {(typed) => (
        <NumberField
          id={fieldIds.totalTimeSeconds}
          label="Total time (minutes)"
          min={1}
          disabled={useQuestionTimer || hasStarted}
          hint={useQuestionTimer ? texts.timeByQuestion : hasStarted ? texts.frozen : undefined}
          {...typed}
        />
      )}
    </SettingText>
  );
};

const names = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGES = QUIZ_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
  (a, b) => a.label.localeCompare(b.label),
);

export const LanguageField = ({ edit }: FieldProps) => (
  <SelectField
    label={texts.language}
    hint={texts.languageHint}
    value={edit.settings.lang ?? ''}
    options={[{ value: '', label: texts.languageUnknown }, ...LANGUAGES]}
    onChange={(lang) => edit.set('lang', lang === '' ? null : lang)}
  />
);

interface TypedSetting {
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onBlur(): void;
}

interface SettingTextProps {
  name: 'title' | 'description' | 'totalMinutes';
  edit: Settings;
  children: (typed: TypedSetting) => ReactNode;
}

/** A typed setting. Shows the text as typed while editing: the saved value may lack a trailing space. */
function SettingText({ name, edit, children }: SettingTextProps) {
  const [typed, setTyped] = useState<string | undefined>();
  return children({
    value: typed ?? edit.settings[name],
    error: edit.errorOf(name),
    onChange({ currentTarget: { value } }) {
      setTyped(value);
      edit.set(name, value, name);
    },
    onBlur: () => setTyped(undefined),
  });
}
