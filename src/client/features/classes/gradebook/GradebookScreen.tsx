import { Columns3, Download } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { covers } from '../../../../shared/access/rights';
import { DROP_LOWEST_MAXIMUM } from '../../../../shared/constants';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { download } from '../../../platform/download';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Loaded } from '../../../quiz-parts/Loaded';
import { schoolFileTexts } from '../../../quiz-parts/school-file/school-file-texts';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/Select';
import { TabHead } from '../frame/TabHead';
import { GradebookFilters, ShownAsChoice } from './GradebookFilters';
import { GradebookGrid } from './GradebookGrid';
import { GradebookLegend } from './GradebookLegend';
import styles from './GradebookScreen.module.css';
import { useGradebookAddress } from './gradebook-address';
import { figuresOf, quizzesIn, rowsIn } from './gradebook-view';
import { texts } from './texts';
import { useWeights } from './use-weights';

/** The gradebook of a class with its weights. */
export function GradebookScreen({ classId }: { classId: string }) {
  const query = trpc.gradebook.get.useQuery({ classId });
  useDocumentTitle(query.data ? texts.title(query.data.name) : texts.heading);
  return (
    <div className={styles.page}>
      <Loaded query={query} failed={texts.failed} shape={['2rem', '2.75rem', '30rem']}>
        {(gradebook) => <Whole key={classId} gradebook={gradebook} />}
      </Loaded>
    </div>
  );
}

function Whole({ gradebook }: { gradebook: Gradebook }) {
  const { classId, name, members, quizzes } = gradebook;
  const files = useFiles(gradebook);
  const weights = useWeights(classId);
  const filters = useGradebookAddress();
  const isEmpty = members.length === 0 || quizzes.length === 0;
  const failure = weights.failure ?? files.failure;
  return (
    <>
      <TabHead
        title={texts.title(name)}
        actions={
          isEmpty ? undefined : (
            <>
              <GradebookFilters gradebook={gradebook} filters={filters}>
                {mayWeigh(gradebook) && (
                  <DropLowest value={gradebook.dropLowest} onChange={weights.setDropLowest} />
                )}
              </GradebookFilters>
              <ShownAsChoice filters={filters} />
              <Files files={files} gradebook={gradebook} />
            </>
          )
        }
      />
      {failure && (
        <Banner
          tone="bad"
          role="alert"
          onDismiss={() => {
            weights.dismissFailure();
            files.dismissFailure();
          }}
        >
          {failure}
        </Banner>
      )}
      {members.length === 0 && (
        <EmptyState
          title={texts.nobody}
          action={<ButtonLink href={teacherPaths.students(classId)}>{texts.toClass}</ButtonLink>}
        >
          {texts.nobodyMore}
        </EmptyState>
      )}
      {members.length > 0 && quizzes.length === 0 && (
        <EmptyState title={texts.noQuizzes}>{texts.noQuizzesMore}</EmptyState>
      )}
      {!isEmpty && <Shown {...{ gradebook, weights, filters }} />}
    </>
  );
}

const mayWeigh = ({ right }: Gradebook) => covers(right, 'edit');

interface ShownProps {
  gradebook: Gradebook;
  weights: ReturnType<typeof useWeights>;
  filters: ReturnType<typeof useGradebookAddress>;
}

function Shown({ gradebook, weights, filters }: ShownProps) {
  const { view, address } = useView(gradebook, filters.address);
  const [hasWeights, setHasWeights] = useState(false);
  const shown = texts.shown({
    ...{ students: view.rows.length, ofStudents: gradebook.members.length },
    ...{ quizzes: view.quizzes.length, ofQuizzes: gradebook.quizzes.length },
  });
  if (view.rows.length === 0 || view.quizzes.length === 0) {
    return (
      <EmptyState
        title={texts.nothingFits}
        action={
          <Button variant="secondary" onClick={() => filters.change(NO_FILTERS)}>
            {texts.clear}
          </Button>
        }
      >
        {shown}
      </EmptyState>
    );
  }
  return (
    <>
      <GradebookGrid
        classId={gradebook.classId}
        label={texts.title(gradebook.name)}
        view={view}
        shownAs={address.shownAs}
        sorting={address.sorting}
        onSort={(sorting) => filters.change({ sorting })}
        hasWeights={hasWeights}
        onWeight={mayWeigh(gradebook) ? weights.setWeight : undefined}
      />
      <GradebookLegend
        {...{ view, shown }}
        drops={gradebook.dropLowest > 0}
        mayWeigh={mayWeigh(gradebook)}
        areWeightsShown={hasWeights}
        onWeights={() => setHasWeights(!hasWeights)}
      />
    </>
  );
}

const NO_FILTERS = { words: '', folder: '', tag: '', from: '', to: '', only: 'all' } as const;

/** The filtered view; a large class's figures follow typing as soon as there is time. */
function useView(gradebook: Gradebook, now: ReturnType<typeof useGradebookAddress>['address']) {
  const key = useDeferredValue(JSON.stringify(now));
  const address: typeof now = useMemo(() => JSON.parse(key), [key]);
  const { folder, tag, from, to } = address;
  const quizzes = useMemo(
    () => quizzesIn(gradebook, { folder, tag, from, to }),
    [gradebook, folder, tag, from, to],
  );
  const figures = useMemo(() => figuresOf(gradebook, quizzes), [gradebook, quizzes]);
  const rows = useMemo(() => rowsIn(figures.rows, quizzes, address), [figures, quizzes, address]);
  return { view: { ...figures, quizzes, rows }, address };
}

const DROPS = Array.from({ length: DROP_LOWEST_MAXIMUM + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? texts.dropNone : String(count),
}));

function DropLowest({ value, onChange }: { value: number; onChange: (count: number) => void }) {
  const id = useId();
  return (
    <div className={styles.drop}>
      <label htmlFor={id}>{texts.dropLowest}</label>
      <Select id={id} value={String(value)} options={DROPS} onChange={(count) => onChange(Number(count))} />
    </div>
  );
}

const SchoolFileDialog = lazy(async () => ({
  default: (await import('../../../quiz-parts/school-file/SchoolFileDialog')).SchoolFileDialog,
}));

function Files({ files, gradebook }: { files: ReturnType<typeof useFiles>; gradebook: Gradebook }) {
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
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useFiles({ classId, name }: Gradebook) {
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
