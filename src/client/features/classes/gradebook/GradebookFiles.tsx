import { Columns3, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { schoolFileTexts } from '../../../desk/school-file/school-file-texts';
import { download } from '../../../platform/download';
import { serverSentence } from '../../../platform/error-message';
import { Button } from '../../../ui/Button';
import styles from './GradebookScreen.module.css';
import { texts } from './texts';

const SchoolFileDialog = lazy(async () => ({
  default: (await import('../../../desk/school-file/SchoolFileDialog')).SchoolFileDialog,
}));

interface GradebookFilesProps {
  files: ReturnType<typeof useGradebookFiles>;
  gradebook: Gradebook;
}

/** The gradebook as CSV, workbook, or a file for a school's system. */
export function GradebookFiles({ files, gradebook }: GradebookFilesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.file}
        aria-label={texts.downloadCsv}
        busy={files.making === 'csv'}
        onClick={() => files.make('csv')}
      >
        <Download size={18} aria-hidden="true" /> {texts.csv}
      </Button>
      <Button
        variant="secondary"
        className={styles.file}
        aria-label={texts.downloadXlsx}
        busy={files.making === 'xlsx'}
        onClick={() => files.make('xlsx')}
      >
        <Download size={18} aria-hidden="true" /> {texts.xlsx}
      </Button>
      <Button variant="ghost" className={styles.file} onClick={() => setOpen(true)}>
        <Columns3 size={18} aria-hidden="true" /> {schoolFileTexts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <SchoolFileDialog
            path={`/api/class/${encodeURIComponent(gradebook.classId)}/marks.csv`}
            fallbackName={`${gradebook.name}-marks.csv`}
            hasGrades={gradebook.gradeScale !== null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function useGradebookFiles({ classId, name }: Gradebook) {
  const [making, setMaking] = useState<'csv' | 'xlsx' | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const make = async (ending: 'csv' | 'xlsx') => {
    setFailure(undefined);
    setMaking(ending);
    try {
      const path = `/api/class/${encodeURIComponent(classId)}/gradebook.${ending}`;
      await download(path, `${name}-gradebook.${ending}`);
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.downloadFailed);
    } finally {
      setMaking(undefined);
    }
  };
  return {
    ...{ making, failure },
    dismissFailure: () => setFailure(undefined),
    make: (ending: 'csv' | 'xlsx') => void make(ending),
  };
}
