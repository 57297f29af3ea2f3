import { formulaIssue } from '../../../shared/rich-text/formula';
import { renderRichText } from '../../../shared/rich-text/render';
import { FormattedTexts, RichText } from '../rich-text/RichText';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';

interface FormulaPreviewProps {
  /** With its dollars. */
  source: string;
  isClosed: boolean;
}

/** The formula at the cursor as students see it; in its place a sentence while it is not finished. */
export function FormulaPreview({ source, isClosed }: FormulaPreviewProps) {
  const sentence = whyNotShown(source, isClosed);
  return (
    <figure className={styles.preview} aria-label={texts.preview}>
      {sentence ?? (
        <FormattedTexts of={{ formatted: { [source]: renderRichText(source) } }}>
          <RichText text={source} />
        </FormattedTexts>
      )}
    </figure>
  );
}

function whyNotShown(source: string, isClosed: boolean): string | undefined {
  if (!isClosed) return texts.notClosed;
  const tex = source.replace(/^\${1,2}|\${1,2}$/g, '').trim();
  return tex === '' ? texts.emptyFormula : formulaIssue(tex);
}
