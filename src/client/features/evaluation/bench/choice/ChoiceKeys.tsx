import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import { useMay } from '../../../../colleagues/use-may';
import { useShortcut } from '../../../../platform/shortcuts';
import { optionLabel } from '../../../../question-types/choice/option-label';
import { benchTexts } from '../../bench-texts';
import { Key } from '../Legend';
import { choiceTexts as texts } from './choice-texts';
import { keyOptionsOf } from './key-draft';

/** Beyond this, letters have other meanings on the bench. */
const MOST_LETTERS = 10;

interface ChoiceKeysProps {
  question: ObjectiveQuestion;
  onOption: (option: string) => void;
  onCorrect: () => void;
}

/** Keyboard on a choice question: a letter makes its option the key, K opens the correction. */
export function ChoiceKeys({ question, onOption, onCorrect }: ChoiceKeysProps) {
  useShortcut('k', onCorrect);
  return keyOptionsOf(question)
    .slice(0, MOST_LETTERS)
    .map((option, at) => <OptionKey key={option} at={at} act={() => onOption(option)} />);
}

/** The legend of these keys. */
export function ChoiceLegendKeys({ question }: { question: ObjectiveQuestion }) {
  const mayEdit = useMay('edit');
  const mayMark = useMay('mark');
  const count = keyOptionsOf(question).length;
  const { shortcuts } = texts;
  return (
    <>
      {mayEdit && count > 0 && (
        <Key keys={['A', '–', optionLabel(Math.min(count, MOST_LETTERS) - 1)]}>{shortcuts.options}</Key>
      )}
      {mayEdit && <Key keys={['K']}>{shortcuts.correct}</Key>}
      {mayEdit && <Key keys={['Enter']}>{shortcuts.apply}</Key>}
      {mayMark && <Key keys={['U']}>{benchTexts.legend.undo}</Key>}
      <Key keys={['N']}>{benchTexts.legend.next}</Key>
    </>
  );
}

function OptionKey({ at, act }: { at: number; act: () => void }) {
  useShortcut(optionLabel(at).toLowerCase(), act);
  return null;
}
