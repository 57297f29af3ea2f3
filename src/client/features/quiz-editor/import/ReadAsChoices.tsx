import { SelectField } from '../../../ui/Select';
import { importTexts } from './import-texts';
import styles from './ReadAsChoices.module.css';
import type { Reading } from './use-reading';

interface ReadAsChoicesProps {
  reading: Reading;
}

/** Alternative readings of a doubtful file: its format and its text encoding. */
export function ReadAsChoices({ reading: { as, choices, found, readAs } }: ReadAsChoicesProps) {
  const { formats, encodings } = choices ?? {};
  const format = as.format ?? formats?.find((each) => each === found?.answer.format);
  const encoding = as.encoding ?? encodings?.[0]?.encoding;
  return (
    <>
      {formats && format && (
        <SelectField
          className={styles.choice}
          label={importTexts.readAs}
          value={format}
          options={formats.map((value) => ({ value, label: importTexts.formats[value] }))}
          onChange={(next) => readAs({ ...as, format: next })}
        />
      )}
      {encodings && encoding && (
        <SelectField
          className={styles.choice}
          label={importTexts.lettersAs}
          value={encoding}
          options={encodings.map(({ encoding: value, sample }) => ({
            value,
            label: importTexts.encoding(value, sample),
          }))}
          onChange={(next) => readAs({ ...as, encoding: next })}
        />
      )}
    </>
  );
}
