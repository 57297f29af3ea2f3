import { ArrowRightLeft, ChartNoAxesColumn, Pencil, Printer, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Menu } from '../../ui/Menu';
import type { MenuItem } from '../../ui/MenuButton';
import type { ClassDialog } from './ClassDialogs';
import { texts } from './texts';

const ClassDialogs = lazy(async () => ({ default: (await import('./ClassDialogs')).ClassDialogs }));

interface ClassMenuProps {
  schoolClass: Pick<SchoolClass, '_id' | 'name' | 'right'>;
  onRename: () => void;
  onRemove: () => void;
}

/** The actions on a class without a button in its head. */
export function ClassMenu({ schoolClass, onRename, onRemove }: ClassMenuProps) {
  const { _id: classId, name, right } = schoolClass;
  const may = (needed: Right) => covers(right, needed);
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<ClassDialog | undefined>();
  return (
    <>
      <Menu
        label={texts.moreFor(name)}
        items={[
          {
            label: texts.topics,
            icon: <ChartNoAxesColumn size={18} />,
            onSelect: () => navigate(teacherPaths.classTopics(classId)),
          },
          {
            label: texts.parents,
            icon: <Printer size={18} />,
            onSelect: () => navigate(teacherPaths.classReports(classId)),
          },
          ...(may('edit') ? [{ label: texts.rename, icon: <Pencil size={18} />, onSelect: onRename }] : []),
          {
            label: may('own') ? texts.shareWithColleagues : texts.colleagues,
            icon: <UsersRound size={18} />,
            onSelect: () => setDialog('colleagues'),
          },
          ...(may('own') ? onOwn(() => setDialog('hand-over'), onRemove) : []),
        ]}
      />
      {dialog && (
        <Suspense>
          <ClassDialogs {...{ schoolClass, dialog }} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The owner's actions. */
const onOwn = (onHandOver: () => void, onRemove: () => void): MenuItem[] => [
  { label: texts.handOver, icon: <ArrowRightLeft size={18} />, onSelect: onHandOver },
  { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
];
