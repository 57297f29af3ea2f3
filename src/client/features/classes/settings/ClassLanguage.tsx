import { useId } from 'react';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { serverSentence } from '../../../platform/error-message';
import { site } from '../../../platform/site';
import { trpc } from '../../../platform/trpc';
import { announce } from '../../../ui/Announcer';
import fieldStyles from '../../../ui/Field.module.css';
import { Select } from '../../../ui/Select';
import { languageTexts as texts } from './texts';

const NONE = '';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The language of a class, saved on choosing it. */
export function ClassLanguage({ schoolClass }: { schoolClass: Pick<SchoolClass, '_id' | 'language'> }) {
  const { _id: classId, language } = schoolClass;
  const id = useId();
  const utils = trpc.useUtils();
  const change = trpc.classes.changeLanguage.useMutation({
    onSuccess: (changed) => {
      utils.classes.get.setData({ classId }, changed);
      announce(texts.saved);
    },
  });
  const offered = site.languages.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {texts.label}
      </label>
      <Select
        id={id}
        value={language ?? NONE}
        options={[{ value: NONE, label: texts.none }, ...offered]}
        disabled={change.isPending}
        onChange={(chosen) => change.mutate({ classId, language: chosen === NONE ? null : chosen })}
      />
      <p className={fieldStyles.hint}>{texts.hint}</p>
      {change.error && (
        <p role="alert" className={fieldStyles.error}>
          {serverSentence(change.error) ?? texts.failed}
        </p>
      )}
    </div>
  );
}
