import { ArrowRightLeft, CalendarPlus, FileInput, KeyRound, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useMay } from '../../../colleagues/use-may';
import { Menu } from '../../../ui/Menu';
import { texts } from '../texts';
import type { ClassDialog } from './ClassDialogs';

const ClassDialogs = lazy(async () => ({ default: (await import('./ClassDialogs')).ClassDialogs }));

interface ClassMenuProps {
  schoolClass: Pick<SchoolClass, '_id' | 'name'>;
  onImport: () => void;
  onAssign: () => void;
  onRemove: () => void;
}

/** The actions on a class, the same on all tabs. */
export function ClassMenu({ schoolClass, onImport, onAssign, onRemove }: ClassMenuProps) {
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<ClassDialog | undefined>();
  const [mayMark, mayEdit, mayOwn] = [useMay('mark'), useMay('edit'), useMay('own')];
  return (
    <>
      <Menu
        label={texts.moreFor(schoolClass.name)}
        items={[
          ...(mayMark ? [{ label: texts.assign, icon: <CalendarPlus size={18} />, onSelect: onAssign }] : []),
          ...(mayEdit
            ? [{ label: texts.importList, icon: <FileInput size={18} />, onSelect: onImport }]
            : []),
          ...(mayMark
            ? [
                {
                  label: texts.printSlips,
                  icon: <KeyRound size={18} />,
                  onSelect: () => navigate(teacherPaths.slips(schoolClass._id)),
                },
              ]
            : []),
          {
            label: mayOwn ? texts.shareWithColleagues : texts.colleagues,
            icon: <UsersRound size={18} />,
            onSelect: () => setDialog('colleagues'),
          },
          ...(mayOwn
            ? [
                {
                  label: texts.handOver,
                  icon: <ArrowRightLeft size={18} />,
                  onSelect: () => setDialog('hand-over'),
                },
                { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
              ]
            : []),
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
