import { CopyPlus, Link, QrCode } from 'lucide-react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { Menu } from '../../ui/Menu';
import { useToast } from '../../ui/Toaster';
import { copyText } from './copy-text';
import { shareLink } from './share-link';
import type { QuizActions } from './use-quiz-actions';

interface QuizMenuProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** The extras of a row. */
export function QuizMenu({ quiz: { title, shareId }, actions }: QuizMenuProps) {
  const toast = useToast();
  const copyLink = async (id: string) => {
    const anchor = document.activeElement;
    const copied = anchor instanceof HTMLElement && (await copyText(shareLink(id), anchor));
    toast(copied ? 'Link copied.' : 'The link could not be copied. It stands beside the QR code.');
  };
  const sharing = shareId
    ? [
        { label: 'Copy link', icon: <Link size={18} />, onSelect: () => void copyLink(shareId) },
        { label: 'Show QR code', icon: <QrCode size={18} />, onSelect: () => actions.setDialog('share') },
      ]
    : [];
  return (
    <Menu
      label={`More for ${title}`}
      items={[
        {
          label: actions.duplicating ? 'Duplicating…' : 'Duplicate',
          icon: <CopyPlus size={18} />,
          onSelect: () => !actions.duplicating && actions.duplicate(),
        },
        ...sharing,
      ]}
    />
  );
}
