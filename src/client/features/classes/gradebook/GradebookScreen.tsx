import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { covers } from '../../../../shared/access/rights';
import { DROP_LOWEST_MAXIMUM } from '../../../../shared/constants';
import { columnsIn, isOwnColumn } from '../../../../shared/gradebook/columns';
import type { Gradebook, GradebookColumn, OwnColumn } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { announce } from '../../../ui/Announcer';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/Select';
import { TabHead } from '../frame/TabHead';
import { GradebookFiles, useGradebookFiles } from './GradebookFiles';
import { GradebookFilters, ShownAsChoice } from './GradebookFilters';
import { GradebookGrid } from './GradebookGrid';
import { GradebookLegend } from './GradebookLegend';
import styles from './GradebookScreen.module.css';
import { useGradebookAddress } from './gradebook-address';
import { orderAfterMove } from './gradebook-view';
import { texts } from './texts';
import { useGradebookView } from './use-gradebook-view';
import { useOwnColumns } from './use-own-columns';
import { useOwnMarks } from './use-own-marks';
import { useWeights } from './use-weights';

export function GradebookScreen({ classId }: { classId: string }) {
  const query = trpc.gradebook.get.useQuery({ classId }, SEES_COLLEAGUES);
  useDocumentTitle(query.data ? texts.title(query.data.name) : texts.heading);
  return (
    <div className={styles.page}>
      <Loaded query={query} failed={texts.failed} shape={['2rem', '2.75rem', '30rem']}>
        {(gradebook) => <Whole key={classId} gradebook={gradebook} />}
      </Loaded>
    </div>
  );
}

/** Returning to the window fetches colleagues' marks. */
const SEES_COLLEAGUES = { refetchOnWindowFocus: true };

function Whole({ gradebook }: { gradebook: Gradebook }) {
  const { classId, name, members } = gradebook;
  const files = useGradebookFiles(gradebook);
  const weights = useWeights(classId);
  const filters = useGradebookAddress();
  const columns = useOwnColumns(classId);
  const marks = useOwnMarks(classId);
  const [edited, setEdited] = useState<OwnColumn | 'new' | undefined>();
  const hasColumns = columnsIn(gradebook).length > 0;
  const isEmpty = members.length === 0 || !hasColumns;
  const mayAdd = members.length > 0 && mayEdit(gradebook);
  const refusing = [weights, files, marks, ...(edited === undefined ? [columns] : [])];
  const failure = refusing.map((each) => each.failure).find((sentence) => sentence !== undefined);
  return (
    <>
      <TabHead
        title={texts.title(name)}
        actions={
          isEmpty ? (
            mayAdd && <AddColumn onClick={() => setEdited('new')} />
          ) : (
            <>
              <GradebookFilters gradebook={gradebook} filters={filters}>
                {mayEdit(gradebook) && (
                  <DropLowest value={gradebook.dropLowest} onChange={weights.setDropLowest} />
                )}
              </GradebookFilters>
              <ShownAsChoice gradebook={gradebook} filters={filters} />
              {mayAdd && <AddColumn onClick={() => setEdited('new')} />}
              <GradebookFiles files={files} gradebook={gradebook} />
            </>
          )
        }
      />
      {failure && (
        <Banner
          tone="bad"
          role="alert"
          onDismiss={() => {
            for (const each of refusing) each.dismissFailure();
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
      {members.length > 0 && !hasColumns && (
        <EmptyState title={texts.noQuizzes}>{texts.noQuizzesMore}</EmptyState>
      )}
      {!isEmpty && <Shown {...{ gradebook, weights, filters, columns, marks }} onEdit={setEdited} />}
      {edited !== undefined && (
        <Suspense>
          <ColumnDialog
            column={edited === 'new' ? undefined : edited}
            columns={columns}
            onClose={() => {
              columns.dismissFailure();
              setEdited(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const ColumnDialog = lazy(async () => ({ default: (await import('./ColumnDialog')).ColumnDialog }));

const AddColumn = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" className={styles.file} onClick={onClick}>
    <Plus size={18} aria-hidden="true" /> {texts.column}
  </Button>
);

const mayEdit = ({ right }: Gradebook) => covers(right, 'edit');

interface ShownProps {
  gradebook: Gradebook;
  weights: ReturnType<typeof useWeights>;
  filters: ReturnType<typeof useGradebookAddress>;
  columns: ReturnType<typeof useOwnColumns>;
  marks: ReturnType<typeof useOwnMarks>;
  onEdit: (column: OwnColumn) => void;
}

function Shown({ gradebook, weights, filters, columns, marks, onEdit }: ShownProps) {
  const { view, address } = useGradebookView(gradebook, filters.address);
  const [hasWeights, setHasWeights] = useState(false);
  const shown = texts.shown({
    ...{ students: view.rows.length, ofStudents: gradebook.members.length },
    ...{ quizzes: quizCountOf(view.columns), ofQuizzes: gradebook.quizzes.length },
  });
  const isEditable = mayEdit(gradebook);
  const setWeight = (column: GradebookColumn, weightPercent: number) => {
    if (isOwnColumn(column)) void columns.update(column.columnId, { weightPercent });
    else weights.setWeight(column.quizId, weightPercent);
  };
  const move = ({ columnId, title }: OwnColumn, to: number) => {
    const shownIds = view.columns.filter(isOwnColumn).map((column) => column.columnId);
    const allIds = gradebook.ownColumns.map((column) => column.columnId);
    void columns.order(orderAfterMove(allIds, shownIds, { columnId, to }));
    announce(texts.moved(title, to + 1, shownIds.length));
  };
  if (view.rows.length === 0 || view.columns.length === 0) {
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
        gradeScale={gradebook.gradeScale}
        onWeight={isEditable ? setWeight : undefined}
        onMark={isEditable ? marks.setMark : undefined}
        onEdit={isEditable ? onEdit : undefined}
        onMove={isEditable ? move : undefined}
      />
      <GradebookLegend
        {...{ view, shown }}
        classId={gradebook.classId}
        gradeScale={gradebook.gradeScale}
        drops={gradebook.dropLowest > 0}
        mayWeigh={isEditable}
        areWeightsShown={hasWeights}
        onWeights={() => setHasWeights(!hasWeights)}
      />
    </>
  );
}

const quizCountOf = (columns: readonly GradebookColumn[]) =>
  columns.filter((column) => !isOwnColumn(column)).length;

const NO_FILTERS = { words: '', folder: '', tag: '', from: '', to: '', only: 'all' } as const;

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
