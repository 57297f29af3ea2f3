import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { GRADE_LABEL_MAXIMUM_LENGTH, GRADES } from '../../../../shared/constants';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import { GRADE_PRESETS } from '../../../../shared/gradebook/grades';
import { useMay } from '../../../colleagues/use-may';
import { Button, IconButton } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/Select';
import { TextField } from '../../../ui/TextField';
import styles from './ClassGrades.module.css';
import { gradeTexts as texts } from './texts';
import { useGradeScale } from './use-grade-scale';

/** A grade as typed; the last one always starts at 0. */
interface TypedGrade {
  readonly label: string;
  readonly from: string;
}

const CHOICES = ['none', 'oneToSix', 'aToF', 'aPlusToF', 'own'] as const;
type Choice = (typeof CHOICES)[number];
const OPTIONS = CHOICES.map((value) => ({ value, label: texts.choices[value] }));

const typedOf = (scale: GradeScale): TypedGrade[] =>
  scale.map(({ label, fromPercent }) => ({ label, from: String(fromPercent) }));

async function parsed(grades: readonly TypedGrade[]) {
  const [{ gradeScaleSchema }, { typedNumber }] = await Promise.all([
    import('../../../../shared/gradebook/grade-scale'),
    import('../../../../shared/number-answer/typed-number'),
  ]);
  return gradeScaleSchema.safeParse(
    grades.map(({ label, from }, at) => ({
      label,
      fromPercent: at === grades.length - 1 ? 0 : typedNumber(from),
    })),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The grades of a class: none, a usual scale or its own, each from a whole percentage. */
export function ClassGrades({ schoolClass }: { schoolClass: SchoolClass }) {
  const { gradeScale } = schoolClass;
  const id = useId();
  const mayChange = useMay('edit');
  const { isBusy, failure, save } = useGradeScale(schoolClass);
  const [grades, setGrades] = useState(gradeScale && typedOf(gradeScale));
  const [problem, setProblem] = useState<string | undefined>();
  const change = (next: readonly TypedGrade[] | null) => {
    setGrades(next && [...next]);
    setProblem(undefined);
  };
  const submit = async () => {
    const { data, error } = grades ? await parsed(grades) : { data: null, error: undefined };
    if (data === undefined) setProblem(error?.issues[0]?.message);
    else if (!isBusy) save(data);
  };
  const isChanged = !isSame(grades, gradeScale && typedOf(gradeScale));
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{texts.heading}</h2>
      {!mayChange && <p dir="auto">{gradeScale ? texts.list(gradeScale) : texts.choices.none}</p>}
      {mayChange && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <label htmlFor={`${id}-choice`}>{texts.scale}</label>
          <Select
            id={`${id}-choice`}
            value={choiceOf(grades)}
            options={OPTIONS}
            onChange={(choice) => change(startOf(choice, grades))}
          />
          {grades && <Rows grades={grades} onChange={change} />}
          {(problem ?? failure) && (
            <p role="alert" className="text-bad">
              {problem ?? failure}
            </p>
          )}
          {grades && <p className="text-muted text-sm">{texts.hint}</p>}
          {isChanged && (
            <div className="flex gap-2">
              <Button type="submit" busy={isBusy}>
                {texts.save}
              </Button>
              <Button variant="secondary" onClick={() => change(gradeScale && typedOf(gradeScale))}>
                {texts.cancel}
              </Button>
            </div>
          )}
        </form>
      )}
    </Card>
  );
}

function choiceOf(grades: readonly TypedGrade[] | null): Choice {
  if (!grades) return 'none';
  return CHOICES.find((choice) => choice in GRADE_PRESETS && isSame(startOf(choice, null), grades)) ?? 'own';
}

function startOf(choice: Choice, grades: readonly TypedGrade[] | null): readonly TypedGrade[] | null {
  if (choice === 'none') return null;
  if (choice === 'own') return grades ?? [NEW_GRADE, NEW_GRADE];
  return typedOf(GRADE_PRESETS[choice]);
}

const NEW_GRADE: TypedGrade = { label: '', from: '' };

interface RowsProps {
  grades: readonly TypedGrade[];
  onChange: (grades: readonly TypedGrade[]) => void;
}

function Rows({ grades, onChange }: RowsProps) {
  const last = grades.length - 1;
  const set = (at: number, changes: Partial<TypedGrade>) =>
    onChange(grades.map((grade, index) => (index === at ? { ...grade, ...changes } : grade)));
  return (
    <>
      <ol className={styles.rows}>
        {grades.map(({ label, from }, at) => (
          <li key={at}>
            <TextField
              label={texts.label(at + 1)}
              labelHidden
              placeholder={texts.labelExample}
              maxLength={GRADE_LABEL_MAXIMUM_LENGTH}
              autoComplete="off"
              value={label}
              onChange={({ currentTarget }) => set(at, { label: currentTarget.value })}
            />
            {at < last ? (
              <TextField
                label={texts.from(at + 1)}
                labelHidden
                inputMode="numeric"
                autoComplete="off"
                inputClassName={styles.from}
                value={from}
                onChange={({ currentTarget }) => set(at, { from: currentTarget.value })}
              />
            ) : (
              <span className={styles.from}>0</span>
            )}
            <span aria-hidden="true">{texts.percentUp}</span>
            <IconButton
              variant="ghost"
              label={texts.remove(at + 1)}
              disabled={grades.length <= GRADES.min}
              onClick={() => onChange(grades.toSpliced(at, 1))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {grades.length < GRADES.max && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onChange([...grades, NEW_GRADE])}
        >
          <Plus size={18} aria-hidden="true" /> {texts.add}
        </Button>
      )}
    </>
  );
}
