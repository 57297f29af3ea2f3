import { KeyRound, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SchoolClass } from '../../../shared/classes/schema';
import { useMay } from '../../colleagues/use-may';
import { HeadActions } from '../../desk/frame/HeadActions';
import { HeadButton } from '../../desk/frame/HeadButton';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { CodeCard } from './CodeCard';
import { cannotSignIn } from './class-sign-in';
import { Members } from './members/Members';
import styles from './StudentsScreen.module.css';
import { texts } from './texts';

const LeftMembers = lazy(async () => ({ default: (await import('./members/LeftMembers')).LeftMembers }));

const SignInNews = lazy(async () => ({ default: (await import('./SignInNews')).SignInNews }));

/** The list of a class with needs and its sign-in, expanded until every member can sign in. */
export function StudentsScreen({ classId }: { classId: string }) {
  const query = trpc.classes.get.useQuery({ classId });
  useDocumentTitle(texts.tabTitle('students', query.data?.name));
  return (
    <Loaded query={query} failed={texts.classFailed} shape={['2rem', '24rem']}>
      {(schoolClass) => <Students key={classId} schoolClass={schoolClass} />}
    </Loaded>
  );
}

function Students({ schoolClass }: { schoolClass: SchoolClass }) {
  /** Counts requests for the form of a new student; each focuses the first field. */
  const [addCount, setAddCount] = useState(0);
  const mayAdd = useMay('edit');
  const waiting = schoolClass.members.filter(cannotSignIn).length;
  return (
    <div className={styles.page}>
      {mayAdd && (
        <HeadActions>
          <HeadButton
            Icon={UserPlus}
            label={texts.addStudent}
            pictureOn="phone"
            variant="secondary"
            onClick={() => setAddCount((count) => count + 1)}
          />
        </HeadActions>
      )}
      <Suspense>
        <SignInNews schoolClass={schoolClass} />
      </Suspense>
      <div className={waiting > 0 ? styles.columns : styles.main}>
        <div className={styles.main}>
          <Members schoolClass={schoolClass} addCount={addCount} onAdded={() => setAddCount(0)} />
          {schoolClass.left.length > 0 && (
            <Suspense>
              <LeftMembers schoolClass={schoolClass} />
            </Suspense>
          )}
        </div>
        {waiting > 0 ? (
          <CodeCard schoolClass={schoolClass} waiting={waiting} />
        ) : (
          schoolClass.members.length > 0 && (
            <details className={styles.folded}>
              <summary>
                <KeyRound size={16} aria-hidden="true" /> {texts.allCanSignIn} <b>{schoolClass.code}</b>
              </summary>
              <CodeCard schoolClass={schoolClass} />
            </details>
          )
        )}
      </div>
    </div>
  );
}
