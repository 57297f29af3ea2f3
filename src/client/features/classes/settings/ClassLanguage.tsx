import type { SchoolClass } from '../../../../shared/classes/schema';
import { serverSentence } from '../../../platform/error-message';
import { site } from '../../../platform/site';
import { trpc } from '../../../platform/trpc';
import { announce } from '../../../ui/Announcer';
import { SelectField } from '../../../ui/Select';
import { languageTexts as texts } from './texts';

const NONE = '';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The language of a class, saved on choosing it. */
export function ClassLanguage({ schoolClass }: { schoolClass: Pick<SchoolClass, '_id' | 'language'> }) {
  const { _id: classId, language } = schoolClass;
  const utils = trpc.useUtils();
  const change = trpc.classes.changeLanguage.useMutation({
    onSuccess: (changed) => {
      utils.classes.get.setData({ classId }, changed);
      announce(texts.saved);
    },
  });
  const offered = site.languages.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
  return (
    <SelectField
      label={texts.label}
      hint={texts.hint}
      error={change.error ? (serverSentence(change.error) ?? texts.failed) : undefined}
      value={language ?? NONE}
      options={[{ value: NONE, label: texts.none }, ...offered]}
      disabled={change.isPending}
      onChange={(chosen) => change.mutate({ classId, language: chosen === NONE ? null : chosen })}
    />
  );
}
