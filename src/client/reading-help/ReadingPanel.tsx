import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import { timesLarger } from '../ui/reading';
import { useWatched } from '../watched';
import { hasVoice } from './read-aloud';
import { choose, type Help, isIn, useChosen } from './reading-choice';
import { texts } from './texts';

/** The switches of the reading help, which take effect immediately. */
export function ReadingPanel({ onClose }: { onClose: () => void }) {
  const chosen = useChosen();
  const isAudible = useWatched(hasVoice);
  const hasOwn = isIn(chosen, 'text');
  // A standing need asks for it as well.
  const isByNeed = timesLarger() > (hasOwn ? 1 : 0);
  const switchOf = (help: Help, label: string, means?: string) => (
    <Checkbox
      label={label}
      reason={means}
      checked={isIn(chosen, help)}
      onChange={({ currentTarget }) => choose(help, currentTarget.checked)}
    />
  );
  return (
    <Dialog open title={texts.readingHelp} onClose={onClose}>
      <p>{texts.forYou}</p>
      {isByNeed ? (
        <Checkbox label={texts.larger} reason={texts.byNeed} checked disabled readOnly />
      ) : (
        switchOf('text', texts.larger)
      )}
      {switchOf('spacing', texts.spacing, texts.spacingMeans)}
      {switchOf('ruler', texts.ruler, texts.rulerMeans)}
      {isAudible && switchOf('voice', texts.voice, texts.voiceMeans)}
      {switchOf('clock', texts.clock, texts.clockMeans)}
    </Dialog>
  );
}
