import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Button, ButtonLink } from '../../../ui/Button';
import { TabHead } from '../frame/TabHead';
import { ParentSheet } from './ParentSheet';
import styles from './ParentsScreen.module.css';
import { SheetControls } from './SheetControls';
import { leftOutOf, periodOf } from './sheet-address';
import { texts } from './texts';

interface PupilReportScreenProps {
  classId: string;
  memberId: string;
}

/** One pupil's page for the parents as it will print; no other pupil is named on the screen. */
export function PupilReportScreen({ classId, memberId }: PupilReportScreenProps) {
  const search = useSearch();
  const query = trpc.reports.pupil.useQuery(
    { classId, memberId, ...periodOf(search).input, without: leftOutOf(search) },
    { placeholderData: keepPreviousData },
  );
  const [note, setNote] = useState({ memberId, text: '' });
  // A note never carries over to the next pupil.
  const ownNote = note.memberId === memberId ? note.text : '';
  // Nor does a sheet appear under the next pupil's address.
  const own = query.data?.memberId === memberId ? query.data : undefined;
  useDocumentTitle(own ? texts.title(own.name) : texts.heading);
  return (
    <div className={styles.page}>
      <Loaded query={{ ...query, data: own }} failed={texts.failed} shape={['2rem', '30rem']}>
        {(report) => (
          <>
            <TabHead
              title={texts.title(report.name)}
              lead={texts.lead}
              actions={
                <>
                  <Neighbours classId={classId} memberId={memberId} />
                  <Button variant="secondary" onClick={() => print()}>
                    <Printer size={18} aria-hidden="true" /> {texts.print}
                  </Button>
                </>
              }
            />
            <div className={styles.columns}>
              <div className={styles.side}>
                <SheetControls
                  choices={report.choices}
                  note={ownNote}
                  noteLabel={texts.note}
                  onNote={(text) => setNote({ memberId, text })}
                />
              </div>
              <ParentSheet report={report} note={ownNote} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Links to the other sheets, without names. */
function Neighbours({ classId, memberId }: PupilReportScreenProps) {
  const search = useSearch();
  const query = Object.fromEntries(new URLSearchParams(search));
  const { data } = trpc.classes.get.useQuery({ classId });
  const members = data?.members ?? [];
  const place = members.findIndex(({ _id }) => _id === memberId);
  const wayTo = (at: number) => {
    const member = place === -1 ? undefined : members[at];
    return member && teacherPaths.pupilReport(classId, member._id, query);
  };
  const [previous, next] = [wayTo(place - 1), wayTo(place + 1)];
  return (
    <>
      {previous && (
        <ButtonLink href={previous} variant="ghost">
          <ArrowLeft size={18} aria-hidden="true" /> {texts.previous}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next} variant="ghost">
          {texts.next} <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      )}
      <ButtonLink href={teacherPaths.classReports(classId, query)} variant="secondary">
        {texts.wholeClass}
      </ButtonLink>
    </>
  );
}
