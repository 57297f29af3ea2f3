import type { SchoolTeacher } from '../../../../shared/operator/school';
import { formatDate, formatDay } from '../../../platform/date-format';
import { Badge } from '../../../ui/Badge';
import type { Column } from '../../../ui/use-data-table';
import lists from '../lists/lists.module.css';
import { PersonCell } from '../lists/PersonCell';
import { admittedWords, texts } from './texts';

/** What is known of a teacher. */
export const teacherColumns: readonly Column<SchoolTeacher>[] = [
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
