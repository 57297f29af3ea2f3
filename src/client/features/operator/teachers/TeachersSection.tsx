import { keepPreviousData } from '@tanstack/react-query';
import { CalendarPlus, CalendarX, Ellipsis, LogOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { TEACHERS_PER_PAGE } from '../../../../shared/operator/limits';
import type { SchoolTeacher } from '../../../../shared/operator/school';
import { Loaded } from '../../../loading/Loaded';
import { formatDate, formatDay } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Badge } from '../../../ui/Badge';
import { IconButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import lists from '../lists/lists.module.css';
import { PersonCell, SchoolTable } from '../lists/SchoolTable';
import { Pages, SearchField } from '../lists/SearchedPages';
import { ConfirmAct, GrantPlan } from './TeacherDialogs';
import { admittedWords, texts } from './texts';

interface Menu {
  readonly teacher: SchoolTeacher;
  readonly anchor: HTMLElement;
}

/** All teachers who have signed in, and the actions on them. */
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
    <div className="grid grid-cols-1 gap-3">
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

const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

/** An action on a teacher. */
type TeacherAct = 'grant' | 'endPlan' | 'signOut';

interface TeacherMenuProps {
  teacher: SchoolTeacher;
  anchor: HTMLElement;
  onChoose: (act: TeacherAct) => void;
  onClose: () => void;
}

/** A teacher's menu; each item asks for confirmation. */
function TeacherMenu({ teacher, anchor, onChoose, onClose }: TeacherMenuProps) {
  const item = (act: TeacherAct, icon: React.ReactNode) => ({
    label: texts[act],
    icon,
    danger: act !== 'grant',
    onSelect: () => onChoose(act),
  });
  return (
    <Suspense>
      <AnchoredMenu
        label={texts.more(teacher.name)}
        items={[
          item('grant', <CalendarPlus size={18} />),
          ...(teacher.planActive ? [item('endPlan', <CalendarX size={18} />)] : []),
          item('signOut', <LogOut size={18} />),
        ]}
        anchor={anchor}
        onClose={onClose}
      />
    </Suspense>
  );
}

const teacherColumns: readonly Column<SchoolTeacher>[] = [
  { id: 'teacher', head: texts.teacher, kind: 'name', cell: (teacher) => <PersonCell {...teacher} /> },
  {
    id: 'admitted',
    head: texts.mayTeach,
    className: lists.whole,
    cell: ({ admittedBy }) => {
      const { word, tone } = admittedWords[admittedBy];
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  {
    id: 'seen',
    head: texts.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? texts.notSeen : formatDay(lastSeenAt, Date.now())),
  },
  { id: 'quizzes', head: texts.quizzes, cell: ({ quizzes }) => quizzes },
  { id: 'plan', head: texts.plan, cell: planWords },
  { id: 'since', head: texts.since, cell: ({ createdAt }) => formatDate(createdAt) },
];

function planWords({ planActive, planActiveUntil }: SchoolTeacher): string {
  if (planActiveUntil === null) return texts.noPlan;
  return (planActive ? texts.until : texts.ended)(formatDate(planActiveUntil));
}
