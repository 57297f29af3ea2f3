import { useRef, useState } from 'react';
import type { Quiz } from '../../../../shared/quiz/schema';
import { useToast } from '../../../ui/Toaster';
import { issueOf, issuesOf, type SettingName, type SettingsForm, toForm } from '../forms/settings-form';
import { texts } from '../texts';
import type { Writing } from '../writing/use-writing';
import type { WritingState } from '../writing/writing-state';
import { settingKey, type Written } from '../writing/written';

type SettingsOptions = Pick<Writing, 'writing' | 'state'> & {
  quiz: Quiz;
  /** Whether the quiz was never saved by hand. */
  isNew: boolean;
  onSaved: () => void;
};

/** A quiz's settings: each saves itself; Save validates all in the documented words. */
export function useSettings({ quiz, writing, state, isNew, onSaved }: SettingsOptions) {
  const settings = settingsNow(quiz, state);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();

  /** Question timers turn navigation off; switching back to a total time restores it. */
  const hadNavigation = useRef(false);
  const setTimers = (isOn: boolean) => {
    if (isOn) hadNavigation.current = settings.allowNavigation;
    set('useQuestionTimer', isOn);
    if (!isOn && hadNavigation.current) set('allowNavigation', true);
  };

  const set = <Name extends SettingName>(name: Name, value: SettingsForm[Name], field?: string) =>
    writing.write(settingOf(name, value), settingOf(name, settings[name]), field);

  const refusals = (['title'] as const).flatMap((field) => {
    const sentence = refusalOf(state, field);
    return sentence === undefined ? [] : [{ field, sentence }];
  });
  const found = issuesOf(settings, quiz);
  const issues = attempt === 0 ? [] : found.length > 0 ? found : refusals;

  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    const isSaved = await writing.flush();
    setSaving(false);
    const isRefused = [...writing.get().queue.values()].some(({ trouble }) => trouble?.kind === 'refused');
    if (isSaved) {
      setAttempt(0);
      toast(texts.saved, { subject: 'saved' });
      onSaved();
    } else if (isRefused) setAttempt((last) => last + 1);
    else setFailure(isNew ? texts.createFailed : texts.updateFailed);
  };

  return {
    ...{ settings, set, setTimers, save, isSaving, issues, attempt, failure },
    dismissFailure: () => setFailure(undefined),
    /** The problem of a setting; immediate if the server reported it. */
    errorOf: (name: SettingName): string | undefined =>
      refusalOf(state, name) ?? (attempt > 0 ? issueOf(settings, quiz, name) : undefined),
  };
}

export type Settings = ReturnType<typeof useSettings>;

/** The settings as shown: as last written, saved or not. */
function settingsNow(quiz: Quiz, { queue }: Pick<WritingState, 'queue'>): SettingsForm {
  const unsent = [...queue.values()].flatMap(({ act }) =>
    act.kind === 'setting' ? [[act.name, act.value] as const] : [],
  );
  return { ...toForm(quiz), ...Object.fromEntries(unsent) };
}

/** Why one setting is unsaved, in the server's or the rule's words. */
function refusalOf({ queue }: Pick<WritingState, 'queue'>, name: SettingName): string | undefined {
  const trouble = queue.get(settingKey(name))?.trouble;
  return trouble?.kind === 'refused' ? trouble.refusal.sentence : undefined;
}

/** A written setting. */
const settingOf = <Name extends SettingName>(name: Name, value: SettingsForm[Name]): Written => ({
  ...{ kind: 'setting', name, value },
});
