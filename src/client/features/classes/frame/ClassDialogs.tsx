import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { ColleaguesDialog } from '../../../colleagues/ColleaguesDialog';
import { HandOverDialog } from '../../../colleagues/HandOverDialog';

/** The open dialog about a class's colleagues. */
export type ClassDialog = 'colleagues' | 'hand-over';

interface ClassDialogsProps {
  schoolClass: Pick<SchoolClass, '_id' | 'name'>;
  dialog: ClassDialog;
  onClose: () => void;
}

export function ClassDialogs({ schoolClass: { _id: id, name }, dialog, onClose }: ClassDialogsProps) {
  const [, navigate] = useLocation();
  const of = { kind: 'class', id, title: name } as const;
  if (dialog === 'hand-over') return <HandOverDialog of={of} onClose={onClose} />;
  return <ColleaguesDialog of={of} onClose={onClose} onLeft={() => navigate(teacherPaths.classes)} />;
}
