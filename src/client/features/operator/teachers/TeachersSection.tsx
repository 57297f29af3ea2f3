import { keepPreviousData } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { TEACHERS_PER_PAGE } from '../../../../shared/operator/limits';
import type { SchoolTeacher } from '../../../../shared/operator/school';
import { trpc } from '../../../platform/trpc';
import { Loaded } from '../../../quiz-parts/Loaded';
import { IconButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Pages } from '../lists/Pages';
import { SchoolTable } from '../lists/SchoolTable';
import { SearchField } from '../lists/SearchField';
import styles from '../OperatorPage.module.css';
import { ConfirmAct } from './ConfirmAct';
import { GrantPlan } from './GrantPlan';
import { type TeacherAct, TeacherMenu } from './TeacherMenu';
import { teacherColumns } from './teacher-columns';
import { texts } from './texts';

interface Menu {
  readonly teacher: SchoolTeacher;
  readonly anchor: HTMLElement;
}

/** Everybody who has signed in as a teacher, and what can be done for them. */
export function TeachersSection() {
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const search = useCallback((words: string) => setAsked({ search: words, page: 1 }), []);
  const query = trpc.operator.teachers.useQuery(asked, { placeholderData: keepPreviousData });
  const [menu, setMenu] = useState<Menu | undefined>();
  const [chosen, setChosen] = useState<{ teacher: SchoolTeacher; act: TeacherAct } | undefined>();
  const close = () => setChosen(undefined);
  const columns = useMemo(
    () => [
      ...teacherColumns,
      {
        id: 'acts',
        head: texts.acts,
        kind: 'action' as const,
        cell: (teacher: SchoolTeacher) => (
          <IconButton
            label={texts.more(teacher.name)}
            variant="ghost"
            aria-haspopup="menu"
            onClick={({ currentTarget: anchor }) => setMenu({ teacher, anchor })}
          >
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        ),
      },
    ],
    [],
  );
  return (
    <div className={styles.section}>
      <SearchField label={texts.search} onSearch={search} />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '16rem']}>
        {({ teachers, total }) =>
          total === 0 ? (
            <EmptyState title={asked.search === '' ? texts.none : texts.noneFound} />
          ) : (
            <>
              <SchoolTable
                label={texts.teachers}
                rows={teachers}
                columns={columns}
                rowId={({ _id }) => _id}
              />
              <Pages
                page={asked.page}
                perPage={TEACHERS_PER_PAGE}
                total={total}
                onPage={(page) => setAsked(({ search: words }) => ({ search: words, page }))}
              />
            </>
          )
        }
      </Loaded>
      {menu && (
        <TeacherMenu
          key={menu.teacher._id}
          {...menu}
          onChoose={(act) => setChosen({ teacher: menu.teacher, act })}
          onClose={() => setMenu(undefined)}
        />
      )}
      {chosen?.act === 'grant' && <GrantPlan teacher={chosen.teacher} onClose={close} />}
      {chosen && chosen.act !== 'grant' && (
        <ConfirmAct teacher={chosen.teacher} what={chosen.act} onClose={close} />
      )}
    </div>
  );
}
