import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { Settings } from './use-settings';

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
export function SettingText({ name, edit, children }: SettingTextProps) {
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
