import { useMay } from '../../../colleagues/use-may';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Card } from '../../../ui/Card';
import { CodeCard } from '../CodeCard';
import { TabHead } from '../frame/TabHead';
import { texts } from '../texts';
import { ClassGrades } from './ClassGrades';
import { ClassLanguage } from './ClassLanguage';
import { ClassName } from './ClassName';
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
