import { ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import {
  MARKS_DECIMALS,
  MARKS_HEADINGS,
  MARKS_SEPARATORS,
  type MarksColumn,
} from '../../../shared/export/marks-columns';
import { download } from '../../platform/download';
import { serverSentence } from '../../platform/error-message';
import { announce } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { FormDialog } from '../../ui/FormDialog';
import { Select } from '../../ui/Select';
import styles from './SchoolFileDialog.module.css';
import {
  columnsOf,
  keepChoice,
  readChoice,
  type SchoolFileChoice,
  withoutGrades,
} from './school-file-choice';
import { EXAMPLE, schoolFileTexts as texts } from './school-file-texts';

interface SchoolFileDialogProps {
  /** The path of the call, without its query. */
  path: string;
  fallbackName: string;
  /** Whether grades can be chosen. */
  hasGrades?: boolean;
  /** Resolves once pending marks are stored. */
  before?: () => Promise<unknown>;
  onClose: () => void;
}

/** Marks as a CSV with the columns a school's system imports; the choice is kept on this device. */
export function SchoolFileDialog(props: SchoolFileDialogProps) {
  const { path, fallbackName, hasGrades = false, before, onClose } = props;
  const [kept, setChoice] = useState(readChoice);
  const choice = hasGrades ? kept : withoutGrades(kept);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const change = (changes: Partial<SchoolFileChoice>) => setChoice({ ...kept, ...changes });
  const save = async () => {
    const columns = columnsOf(choice);
    if (columns.length === 0) return setFailure(texts.noColumn);
    setBusy(true);
    setFailure(undefined);
    keepChoice(kept);
    try {
      await before?.();
      const { separator, decimal } = choice;
      const query = new URLSearchParams({ columns: columns.join(','), separator, decimal });
      await download(`${path}?${query}`, fallbackName);
      onClose();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.failed);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={texts.title}
      action={texts.download}
      busy={isBusy}
      className="grid grid-cols-1 gap-4"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <Columns choice={choice} onChange={change} />
      <div className={styles.signs}>
        <Choice
          label={texts.separator}
          value={choice.separator}
          names={texts.separators}
          onChange={(separator) => change({ separator })}
        />
        <Choice
          label={texts.decimal}
          value={choice.decimal}
          names={texts.decimals}
          onChange={(decimal) => change({ decimal })}
        />
      </div>
      <Example choice={choice} />
    </FormDialog>
  );
}

interface ColumnsProps {
  choice: SchoolFileChoice;
  onChange: (changes: Partial<SchoolFileChoice>) => void;
}

function Columns({ choice: { order, chosen }, onChange }: ColumnsProps) {
  const choose = (column: MarksColumn) =>
    onChange({
      chosen: chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column],
    });
  const moveUp = (column: MarksColumn) => {
    const at = order.indexOf(column);
    if (at < 1) return;
    const others = order.filter((one) => one !== column);
    onChange({ order: others.toSpliced(at - 1, 0, column) });
    announce(texts.moved(MARKS_HEADINGS[column], at));
  };
  return (
    <fieldset className={styles.columns}>
      <legend>{texts.columns}</legend>
      <ol>
        {order.map((column, at) => (
          <li key={column}>
            <Checkbox
              label={MARKS_HEADINGS[column]}
              checked={chosen.includes(column)}
              onChange={() => choose(column)}
            />
            <IconButton
              variant="ghost"
              label={texts.moveUp(MARKS_HEADINGS[column])}
              aria-disabled={at === 0}
              onClick={() => moveUp(column)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  names: Readonly<Record<Name, string>>;
  onChange: (name: Name) => void;
}

function Choice<Name extends string>({ label, value, names, onChange }: ChoiceProps<Name>) {
  const id = useId();
  const options = (Object.keys(names) as Name[]).map((name) => ({ value: name, label: names[name] }));
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={options} onChange={onChange} />
    </div>
  );
}

/** The first two lines of the file. */
function Example({ choice }: { choice: SchoolFileChoice }) {
  const columns = columnsOf(choice);
  const sign = choice.decimal === MARKS_DECIMALS[1] ? ',' : '.';
  const separator = MARKS_SEPARATORS[choice.separator];
  const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
  const values = columns.map((column) =>
    cell(column === 'points' ? EXAMPLE.points.replace('.', sign) : EXAMPLE[column]),
  );
  return (
    <figure className={styles.example}>
      <figcaption>{texts.example}</figcaption>
      <pre>
        {[columns.map((column) => MARKS_HEADINGS[column]).join(separator), values.join(separator)].join('\n')}
      </pre>
    </figure>
  );
}
