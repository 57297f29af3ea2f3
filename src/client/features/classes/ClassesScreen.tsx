import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { ClassRow } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { FilterChip } from '../../desk/FilterChip';
import lists from '../../desk/lists.module.css';
import { TeacherBar } from '../../desk/TeacherBar';
import { Loaded } from '../../loading/Loaded';
import { useShortcut } from '../../platform/shortcuts';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import styles from './ClassesScreen.module.css';
import { ClassTable } from './list/ClassTable';
import { NewClass } from './list/NewClass';
import { listTexts } from './list/texts';
import { texts } from './texts';

const ClassTrash = lazy(async () => ({ default: (await import('./list/ClassTrash')).ClassTrash }));

/** A teacher's classes: search, create, delete and restore. */
export function ClassesScreen() {
  useDocumentTitle(texts.classes);
  const dashboard = trpc.quizzes.dashboard.useQuery();
  const list = trpc.classes.list.useQuery();
  useSessionEnd(list.error);
  const isTrash = new URLSearchParams(useSearch()).get('view') === 'trash';
  return (
    <PageShell header={<TeacherBar teacher={dashboard.data} />} look="desk">
      <div className={lists.page}>
        <Loaded query={list} failed={texts.listFailed} shape={['2rem', '2rem', '16rem']}>
          {({ classes, trash }) => (
            <>
              <Head classes={classes} />
              <ListChips classCount={classes.length} trashCount={trash.length} isTrash={isTrash} />
              {isTrash && (
                <Suspense>
                  <ClassTrash trash={trash} />
                </Suspense>
              )}
              {!isTrash && classes.length === 0 && (
                <EmptyState title={listTexts.emptyTitle}>{listTexts.empty}</EmptyState>
              )}
              {!isTrash && classes.length > 0 && <ClassTable classes={classes} />}
            </>
          )}
        </Loaded>
      </div>
    </PageShell>
  );
}

function Head({ classes }: { classes: readonly ClassRow[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [lastCount, setLastCount] = useState(classes.length);
  useShortcut('n', () => field.current?.focus());
  // Deleting a row removes the focused element.
  useEffect(() => {
    setLastCount(classes.length);
    if (classes.length < lastCount && document.activeElement === document.body) heading.current?.focus();
  }, [classes.length, lastCount]);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.classes}
      </h1>
      <NewClass ref={field} />
    </div>
  );
}

interface ListChipsProps {
  classCount: number;
  trashCount: number;
  isTrash: boolean;
}

/** The filter between classes and deleted ones, kept in the address. */
function ListChips({ classCount, trashCount, isTrash }: ListChipsProps) {
  return (
    <nav aria-label={listTexts.show} className={styles.chips}>
      <FilterChip href={teacherPaths.classes} label={texts.classes} count={classCount} isCurrent={!isTrash} />
      <FilterChip
        href={`${teacherPaths.classes}?view=trash`}
        label={listTexts.trash}
        count={trashCount}
        isCurrent={isTrash}
        icon={<Trash2 size={16} aria-hidden="true" />}
      />
    </nav>
  );
}
