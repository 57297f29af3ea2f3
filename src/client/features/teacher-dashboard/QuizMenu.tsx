import { Activity, CopyPlus, Eye, Link, Printer, QrCode } from 'lucide-react';
import { useLocation } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { shareLink } from '../../quiz-parts/acts/ShareDialog';
import type { QuizActions } from '../../quiz-parts/acts/use-quiz-actions';
import { copyText } from '../../ui/CopyButton';
import { Menu } from '../../ui/Menu';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

interface QuizMenuProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** The extras of a row. */
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
  const watching = quiz.isPublished
    ? [
        {
          label: texts.watchLive,
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
      ]}
    />
  );
}
