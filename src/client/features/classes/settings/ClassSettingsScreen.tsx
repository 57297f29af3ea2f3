import { useState } from 'react';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { useMay } from '../../../colleagues/use-may';
import { Loaded } from '../../../loading/Loaded';
import { serverSentence } from '../../../platform/error-message';
import { isPlainEnter } from '../../../platform/shortcuts';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { announce } from '../../../ui/Announcer';
import { Card } from '../../../ui/Card';
import { TextField } from '../../../ui/TextField';
import { CodeCard } from '../CodeCard';
import { TabHead } from '../frame/TabHead';
import { texts } from '../texts';
import { ClassGrades } from './ClassGrades';
import { ClassLanguage } from './ClassLanguage';
import styles from './ClassSettingsScreen.module.css';

/** The settings of a class: name, language, grades and sign-in. */
export function ClassSettingsScreen({ classId }: { classId: string }) {
  const query = trpc.classes.get.useQuery({ classId });
  const mayRename = useMay('edit');
  useDocumentTitle(texts.tabTitle('settings', query.data?.name));
  return (
    <div className={styles.page}>
      <TabHead title={texts.tabs.settings} />
      <Loaded query={query} failed={texts.classFailed} shape={['5rem', '12rem']}>
        {(schoolClass) => (
          <>
            {mayRename && (
              <Card className={styles.card}>
                <ClassName key={schoolClass.name} classId={classId} name={schoolClass.name} />
                <ClassLanguage schoolClass={schoolClass} />
              </Card>
            )}
            <ClassGrades key={JSON.stringify(schoolClass.gradeScale)} schoolClass={schoolClass} />
            <CodeCard schoolClass={schoolClass} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The name of a class, saved on leaving the field or by Enter. */
function ClassName({ classId, name }: { classId: string; name: string }) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | undefined>();
  const rename = trpc.classes.rename.useMutation({
    onSuccess: (renamed) => {
      utils.classes.get.setData({ classId }, renamed);
      void utils.classes.list.invalidate();
      announce(texts.renamed(renamed.name));
    },
    onError: (error) => setProblem(serverSentence(error) ?? texts.renameFailed),
  });
  const save = () => {
    const wanted = typed.trim();
    if (wanted === '') setProblem(texts.nameRequired);
    else if (wanted !== name && !rename.isPending) rename.mutate({ classId, name: wanted });
  };
  return (
    <TextField
      label={texts.renameLabel}
      error={problem}
      value={typed}
      maxLength={CLASS_NAME_MAXIMUM_LENGTH}
      autoComplete="off"
      onBlur={save}
      onKeyDown={(event) => {
        if (isPlainEnter(event)) save();
        if (event.key === 'Escape') setTyped(name);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(undefined);
      }}
    />
  );
}
