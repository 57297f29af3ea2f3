import { ChartNoAxesColumn, Pencil, Printer, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Menu } from '../../ui/Menu';
import { texts } from './texts';

interface ClassMenuProps {
  classId: string;
  name: string;
  onRename: () => void;
  onRemove: () => void;
}

/** What else can be done with a class, beside what its head has buttons for. */
export function ClassMenu({ classId, name, onRename, onRemove }: ClassMenuProps) {
  const [, navigate] = useLocation();
  return (
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
        { label: texts.rename, icon: <Pencil size={18} />, onSelect: onRename },
        { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
      ]}
    />
  );
}
