import { discriminationWord, type ItemAnalysis, isSure } from '../../../../shared/results/item-analysis';
import { FEWEST_STUDENTS } from '../../../../shared/results/wrong-key';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ChoiceTable } from './ChoiceTable';
import styles from './ItemFigures.module.css';
import { itemTexts } from './item-texts';

/** How hard one question was and how well it tells strong from weak; folded out, what was chosen and how sure that is. */
export function ItemFigures({ item, number }: { item: ItemAnalysis; number: number }) {
  if (!item.facility) return null;
  return (
    <div className={styles.item}>
      <p className={styles.figures}>
        {itemTexts.facility(item.facility)}. {discriminationText(item)}.
      </p>
      <details className={styles.more}>
        <summary>
          {item.choices ? itemTexts.more : itemTexts.moreOfText}
          <VisuallyHidden> of question {number}</VisuallyHidden>
        </summary>
        <div className={styles.content}>
          {item.choices && (
            <>
              <ChoiceTable choices={item.choices} halfSize={item.halfSize} number={number} />
              <p className={styles.note}>{itemTexts.halves(item.halfSize)}</p>
            </>
          )}
          <p className={styles.note}>{itemTexts.margins(item)}</p>
        </div>
      </details>
    </div>
  );
}

function discriminationText({ discrimination, students }: ItemAnalysis): string {
  if (!discrimination) return students < FEWEST_STUDENTS ? itemTexts.tooFew : itemTexts.noSpread;
  const text = itemTexts.discrimination(discriminationWord(discrimination.value), discrimination);
  return isSure(discrimination) ? text : `${text}; ${itemTexts.mayBeChance}`;
}
