import {
  Activity,
  ArrowRightLeft,
  CalendarPlus,
  CirclePlay,
  CircleStop,
  CopyPlus,
  Eye,
  FileOutput,
  Link,
  Printer,
  QrCode,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { covers } from '../../../shared/access/rights';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { copyText } from '../../ui/CopyButton';
import type { MenuItem } from '../../ui/MenuButton';
import { useToast } from '../../ui/Toaster';
import { shareLink } from './share-link';
import { actTexts } from './texts';
import type { QuizActions } from './use-quiz-actions';

/** Returns the items of a quiz's menu; the page's own items come before the last one. */
export function useQuizMenuItems() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const copyLink = async (id: string) => {
    const anchor = document.activeElement;
    const copied = anchor instanceof HTMLElement && (await copyText(shareLink(id), anchor));
    toast(copied ? 'Link copied.' : 'The link could not be copied. It is shown beside the QR code.');
  };
  return (quiz: QuizRow, actions: QuizActions, added: readonly MenuItem[] = []): MenuItem[] => [
    ...(quiz.isPublished ? onPublished(quiz, { actions, navigate }) : []),
    {
      label: actions.duplicating ? 'Duplicating…' : 'Duplicate',
      icon: <CopyPlus size={18} />,
      onSelect: () => !actions.duplicating && actions.duplicate(),
    },
    {
      label: actTexts.useAgain,
      icon: <CalendarPlus size={18} />,
      onSelect: () => actions.setDialog('use-again'),
    },
    ...(quiz.shareId === null ? [] : onShared(quiz.shareId, { actions, copyLink })),
    ...(quiz.questions.length > 0 ? onQuestions(quiz, { actions, navigate }) : []),
    ...added,
    {
      label: quiz.right === 'own' ? actTexts.shareWithColleagues : actTexts.colleagues,
      icon: <UsersRound size={18} />,
      onSelect: () => actions.setDialog('colleagues'),
    },
    ...(quiz.right === 'own' ? onOwn(actions) : []),
  ];
}

const onOwn = (actions: QuizActions): MenuItem[] => [
  {
    label: actTexts.handOver,
    icon: <ArrowRightLeft size={18} />,
    onSelect: () => actions.setDialog('hand-over'),
  },
  {
    label: actTexts.delete,
    icon: <Trash2 size={18} />,
    danger: true,
    onSelect: () => actions.setDialog('delete'),
  },
];

type Navigate = (address: string) => void;

function onPublished(
  { _id, acceptingResponses, right }: QuizRow,
  { actions, navigate }: { actions: QuizActions; navigate: Navigate },
): MenuItem[] {
  const Toggle = acceptingResponses ? CircleStop : CirclePlay;
  const toggle = {
    label: actTexts.toggleAction(!acceptingResponses),
    icon: <Toggle size={18} />,
    onSelect: () => actions.setDialog('toggle'),
  };
  return [
    ...(covers(right, 'mark') ? [toggle] : []),
    {
      label: actTexts.watchLive,
      icon: <Activity size={18} />,
      onSelect: () => navigate(teacherPaths.live(_id)),
    },
  ];
}

const onShared = (
  shareId: string,
  { actions, copyLink }: { actions: QuizActions; copyLink: (id: string) => Promise<void> },
): MenuItem[] => [
  { label: 'Copy link', icon: <Link size={18} />, onSelect: () => void copyLink(shareId) },
  { label: 'Show QR code', icon: <QrCode size={18} />, onSelect: () => actions.setDialog('share') },
];

const onQuestions = (
  { _id }: QuizRow,
  { actions, navigate }: { actions: QuizActions; navigate: Navigate },
): MenuItem[] => [
  {
    label: 'Preview as student',
    icon: <Eye size={18} />,
    onSelect: () => navigate(teacherPaths.preview(_id)),
  },
  { label: 'Print quiz', icon: <Printer size={18} />, onSelect: () => navigate(teacherPaths.print(_id)) },
  {
    label: actTexts.exportQuestions,
    icon: <FileOutput size={18} />,
    onSelect: () => actions.setDialog('export'),
  },
];
