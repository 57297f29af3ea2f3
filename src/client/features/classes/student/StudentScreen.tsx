import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { type StudentTerm, studentTerm } from '../../../rules/classes/student-term';
import { wantsALook } from '../../../rules/classes/wants-a-look';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { texts as gradebookTexts } from '../gradebook/texts';
import { needsWords } from '../members/member-columns';
import { SheetTopics } from '../parents/SheetTopics';
import { StudentHead } from './StudentHead';
import { AnsweredLooks, StudentLooks } from './StudentLooks';
import { StudentMarks } from './StudentMarks';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

interface StudentScreenProps {
  classId: string;
  memberId: string;
}

/** One student over the term: quizzes, mean, topics and standing needs. Names no other student. */
export function StudentScreen({ classId, memberId }: StudentScreenProps) {
  const query = trpc.gradebook.get.useQuery({ classId });
  const term = query.data && studentTerm(query.data, memberId);
  useDocumentTitle(term?.member.name ?? texts.student);
  return (
    <Loaded query={query} failed={texts.failed} shape={['2.5rem', '20rem']}>
      {() =>
        term ? (
          <Term {...{ classId, memberId, term }} />
        ) : (
          <EmptyState title={texts.notInClass}>{texts.notInClassMore}</EmptyState>
        )
      }
    </Loaded>
  );
}

/** Most students have no second look, so nothing keeps its place. */
const NONE: readonly string[] = [];

function Term({ classId, memberId, term }: StudentScreenProps & { term: StudentTerm }) {
  const query = trpc.reports.pupil.useQuery({ classId, memberId }, { placeholderData: keepPreviousData });
  // Data of one student is never shown under the next one's name.
  const report = query.data?.memberId === memberId ? query.data : undefined;
  const looks = trpc.reports.secondLooks.useQuery({ classId, memberId });
  const secondLooks = looks.data?.secondLooks;
  return (
    <div className={styles.page}>
      <StudentHead {...{ classId, term }} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StudentMarks term={term} report={report} />
          <Loaded query={{ ...query, data: report }} failed={texts.topicsFailed} shape={['8rem']}>
            {({ topics }) => topics.length > 0 && <SheetTopics topics={topics} leftOut={0} />}
          </Loaded>
        </div>
        <aside className={styles.side} aria-label={texts.more}>
          <p className={styles.line}>
            {texts.mean}{' '}
            <b>
              {gradebookTexts.percentOf(term.mean)}
              {term.grade !== null && (
                <>
                  {' · '}
                  <bdi>{term.grade}</bdi>
                </>
              )}
            </b>
          </p>
          <Loaded query={{ ...looks, data: secondLooks }} failed={texts.looksFailed} shape={NONE}>
            {(all) => (
              <>
                <StudentLooks
                  wants={wantsALook({ term, report, secondLooks: all })}
                  accountId={term.member.accountId}
                />
                <AnsweredLooks secondLooks={all} />
              </>
            )}
          </Loaded>
          <StudentNeeds {...{ classId, memberId }} />
        </aside>
      </div>
    </div>
  );
}

const MemberDialog = lazy(async () => ({ default: (await import('../members/MemberDialog')).MemberDialog }));

/** The student's standing needs, with their dialog. */
function StudentNeeds({ classId, memberId }: { classId: string; memberId: string }) {
  const schoolClass = trpc.classes.get.useQuery({ classId }).data;
  const member = schoolClass?.members.find(({ _id }) => _id === memberId);
  const mayEdit = useMay('edit');
  const [isOpen, setOpen] = useState(false);
  if (!schoolClass || !member) return null;
  return (
    <section aria-labelledby="needs">
      <div className={styles.line}>
        <h3 id="needs">{texts.needs}</h3>
        {mayEdit && (
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
      <p>{needsWords(member.needs).join(', ') || texts.noNeeds}</p>
      {isOpen && (
        <Suspense>
          <MemberDialog schoolClass={schoolClass} member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
