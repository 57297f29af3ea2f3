import { keepPreviousData } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { PupilReport } from '../../../../shared/reports/schema';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { TabHead } from '../frame/TabHead';
import { ParentSheet } from './ParentSheet';
import styles from './ParentsScreen.module.css';
import { SheetControls } from './SheetControls';
import { leftOutOf, periodOf } from './sheet-address';
import { texts } from './texts';

/** A parents' sheet for each pupil of a class, in one print job. */
export function ClassReportsScreen({ classId }: { classId: string }) {
  const search = useSearch();
  const query = trpc.reports.ofClass.useQuery(
    { classId, ...periodOf(search).input, without: leftOutOf(search) },
    { placeholderData: keepPreviousData },
  );
  const className = query.data?.reports[0]?.className;
  useDocumentTitle(className ? texts.classTitle(className) : texts.classHeading);
  return (
    <div className={styles.page}>
      <Loaded query={query} failed={texts.classFailed} shape={['2rem', '30rem']}>
        {({ reports }) => (
          <>
            <TabHead
              title={className ? texts.classTitle(className) : texts.classHeading}
              lead={texts.classLead}
              actions={
                reports.length > 0 && (
                  <Button variant="secondary" onClick={() => print()}>
                    <Printer size={18} aria-hidden="true" /> {texts.printAll(reports.length)}
                  </Button>
                )
              }
            />
            {reports.length === 0 ? <EmptyState title={texts.nobody} /> : <Sheets reports={reports} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Sheets({ reports }: { reports: readonly PupilReport[] }) {
  const [note, setNote] = useState('');
  const choices = useMemo(() => choicesOf(reports), [reports]);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <SheetControls choices={choices} note={note} noteLabel={texts.noteForAll} onNote={setNote} />
      </div>
      <div className={styles.sheets}>
        {reports.map((report) => (
          <ParentSheet key={report.memberId} report={report} note={note} />
        ))}
      </div>
    </div>
  );
}

/** Every quiz on any sheet, latest first; its date differs by pupil. */
function choicesOf(reports: readonly PupilReport[]): PupilReport['choices'] {
  const all = new Map(reports.flatMap(({ choices }) => choices).map((choice) => [choice.quizId, choice]));
  return [...all.values()].sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
