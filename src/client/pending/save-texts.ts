import { formatTime } from '../../shared/languages/date-form';
import type { SaveLine } from '../rules/pending/save-line';

export function saveText(line: SaveLine): string {
  switch (line.kind) {
    case 'saved':
      return line.atMs === undefined ? 'All saved' : `Saved ${formatTime(line.atMs)}`;
    case 'saving':
      return 'Saving…';
    case 'held':
      return 'Not saved: a correction takes effect with Save.';
    case 'refused':
      return `Not saved: ${line.sentence}`;
    case 'unanswered':
      return line.isKept
        ? 'Not saved: no connection. Kept on this device.'
        : 'Not saved: no connection. Please keep this page open.';
  }
}
