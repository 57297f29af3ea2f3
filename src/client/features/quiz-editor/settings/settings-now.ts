import type { Quiz } from '../../../../shared/quiz/schema';
import { type SettingName, type SettingsForm, toForm } from '../forms/settings-form';
import type { WritingState } from '../writing/writing-state';
import { settingKey, type Written } from '../writing/written';

/** The settings as shown: as last written, saved or not. */
export function settingsNow(quiz: Quiz, { queue }: Pick<WritingState, 'queue'>): SettingsForm {
  const unsent = [...queue.values()].flatMap(({ act }) =>
    act.kind === 'setting' ? [[act.name, act.value] as const] : [],
  );
  return { ...toForm(quiz), ...Object.fromEntries(unsent) };
}

/** Why one setting is unsaved, in the server's or the rule's words. */
export function refusalOf({ queue }: Pick<WritingState, 'queue'>, name: SettingName): string | undefined {
  const trouble = queue.get(settingKey(name))?.trouble;
  return trouble?.kind === 'refused' ? trouble.refusal.sentence : undefined;
}

/** A written setting. */
export const settingOf = <Name extends SettingName>(name: Name, value: SettingsForm[Name]): Written => ({
  ...{ kind: 'setting', name, value },
});
