import { Activity, CirclePlay, CircleStop, CopyPlus, Eye, Link, Printer, QrCode, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { copyText } from '../../ui/CopyButton';
import { Menu } from '../../ui/Menu';
import { useToast } from '../../ui/Toaster';
import { shareLink } from './share-link';
import { actTexts } from './texts';
import type { QuizActions } from './use-quiz-actions';

interface QuizMenuProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** What can be done with a quiz from wherever it is shown. */
export function QuizMenu({ quiz, actions }: QuizMenuProps) {
  const { title, shareId } = quiz;
  const [, navigate] = useLocation();
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
  const Toggle = quiz.acceptingResponses ? CircleStop : CirclePlay;
  const watching = quiz.isPublished
    ? [
        {
          label: actTexts.toggleAction(!quiz.acceptingResponses),
          icon: <Toggle size={18} />,
          onSelect: () => actions.setDialog('toggle'),
        },
        {
          label: actTexts.watchLive,
          icon: <Activity size={18} />,
          onSelect: () => navigate(teacherPaths.live(quiz._id)),
        },
      ]
    : [];
  const onQuestions =
    quiz.questions.length > 0
      ? [
          {
            label: 'Preview as student',
            icon: <Eye size={18} />,
            onSelect: () => navigate(teacherPaths.preview(quiz._id)),
          },
          {
            label: 'Print quiz',
            icon: <Printer size={18} />,
            onSelect: () => navigate(teacherPaths.print(quiz._id)),
          },
        ]
      : [];
  return (
    <Menu
      label={`More for ${title}`}
      items={[
        ...watching,
        {
          label: actions.duplicating ? 'Duplicating…' : 'Duplicate',
          icon: <CopyPlus size={18} />,
          onSelect: () => !actions.duplicating && actions.duplicate(),
        },
        ...sharing,
        ...onQuestions,
        {
          label: actTexts.delete,
          icon: <Trash2 size={18} />,
          danger: true,
          onSelect: () => actions.setDialog('delete'),
        },
      ]}
    />
  );
}
