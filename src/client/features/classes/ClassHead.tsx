import {
  ArrowLeft,
  ChartNoAxesColumn,
  FileInput,
  KeyRound,
  Pencil,
  Printer,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Button, ButtonLink, IconButton } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ClassHead.module.css';
import { cannotSignIn } from './sign-in-way';
import { texts } from './texts';

const RenameClass = lazy(async () => ({ default: (await import('./RenameClass')).RenameClass }));

interface ClassHeadProps {
  schoolClass: SchoolClass;
  onAdd: () => void;
  onImport: () => void;
  onRemove: () => void;
}

/** The name of the class, changed where it stands, and what can be done with the whole of it. */
export function ClassHead({ schoolClass, onAdd, onImport, onRemove }: ClassHeadProps) {
  const { _id: classId, name, members } = schoolClass;
  const [, navigate] = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    // Once the field has gone.
    setTimeout(() => pencil.current?.focus());
  };
  const waiting = members.filter(cannotSignIn).length;
  return (
    <div className={styles.head}>
      <ButtonLink
        href={teacherPaths.classes}
        variant="ghost"
        size="icon"
        className={styles.back}
        aria-label={texts.backToClasses}
        title={texts.backToClasses}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </ButtonLink>
      {isRenaming ? (
        <Suspense>
          <h1 className={styles.hidden}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </h1>
          <RenameClass classId={classId} name={name} onDone={endRenaming} />
        </Suspense>
      ) : (
        <>
          <h1 className={styles.title} dir="auto">
            {name}
          </h1>
          <IconButton ref={pencil} variant="ghost" label={texts.rename} onClick={() => setRenaming(true)}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <p className={styles.facts}>{texts.facts(members.length, waiting)}</p>
      <div className={styles.actions}>
        <ButtonLink href={teacherPaths.slips(classId)} variant="secondary" className={styles.action}>
          <KeyRound size={18} aria-hidden="true" /> {texts.printSlips}
        </ButtonLink>
        <Button variant="secondary" className={styles.action} onClick={onImport}>
          <FileInput size={18} aria-hidden="true" /> {texts.importList}
        </Button>
        <Button className={styles.action} onClick={onAdd}>
          <UserPlus size={18} aria-hidden="true" /> {texts.addStudent}
        </Button>
      </div>
      <div className={styles.menu}>
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
            { label: texts.rename, icon: <Pencil size={18} />, onSelect: () => setRenaming(true) },
            { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </div>
  );
}
