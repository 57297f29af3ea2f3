import { formulaIssue, renderFormula } from '../../shared/rich-text/formula';
import { FormattedTexts, RichText } from '../rich-text/RichText';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';

interface FormulaPreviewProps {
  /** Including its dollars. */
  source: string;
  isClosed: boolean;
}

/** The formula at the caret as students see it, or a sentence while it is incomplete. */
export function FormulaPreview({ source, isClosed }: FormulaPreviewProps) {
  const tex = source.replace(/^\${1,2}|\${1,2}$/g, '').trim();
  const sentence = whyNotShown(tex, isClosed);
  return (
    <figure className={styles.preview} aria-label={texts.preview}>
      {sentence ?? (
        <FormattedTexts of={{ formatted: { [source]: renderFormula({ tex, display: false }) ?? '' } }}>
          <RichText text={source} />
        </FormattedTexts>
      )}
    </figure>
  );
}

function whyNotShown(tex: string, isClosed: boolean): string | undefined {
  if (!isClosed) return texts.notClosed;
  return tex === '' ? texts.emptyFormula : formulaIssue(tex);
}
