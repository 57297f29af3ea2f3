import { CalendarPlus, KeyRound, UserPlus } from 'lucide-react';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useMay } from '../../../colleagues/use-may';
import { Button, ButtonLink } from '../../../ui/Button';
import { cannotSignIn } from '../class-sign-in';
import { texts } from '../texts';

interface ClassStepProps {
  schoolClass: SchoolClass;
  onImport: () => void;
  onAssign: () => void;
}

/** The primary action of a class: students first, then a way for each to sign in, then a quiz. */
export function ClassStep({ schoolClass: { _id, members }, onImport, onAssign }: ClassStepProps) {
  const mayAssign = useMay('mark');
  const mayAdd = useMay('edit');
  if (!mayAssign) return null;
  if (members.length === 0 && mayAdd) {
    return (
      <Button onClick={onImport}>
        <UserPlus size={18} aria-hidden="true" /> {texts.addStudents}
      </Button>
    );
  }
  if (members.some(cannotSignIn)) {
    return (
      <ButtonLink href={teacherPaths.slips(_id)}>
        <KeyRound size={18} aria-hidden="true" /> {texts.printSlips}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onAssign}>
      <CalendarPlus size={18} aria-hidden="true" /> {texts.assign}
    </Button>
  );
}
