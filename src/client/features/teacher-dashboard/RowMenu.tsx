import { ClipboardCheck, Eye, FolderInput, Pencil, Rows3, Send } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { actionsOn } from '../../desk/acts/use-quiz-actions';
import type { QuizActs } from '../../desk/acts/use-quiz-acts';
import { useQuizMenuItems } from '../../desk/acts/use-quiz-menu-items';
import { useNarrow } from '../../ui/table-rows';
import type { RowState } from './QuizList';
import { texts } from './texts';

const AnchoredMenu = lazy(async () => ({ default: (await import('../../ui/MenuButton')).AnchoredMenu }));

interface RowMenuProps {
  /** The quiz whose menu is open. */
  quiz: QuizRow | undefined;
  acts: QuizActs;
  rows: RowState;
}

/** The menu of the row it was opened from. */
export function RowMenu({ quiz, acts, rows }: RowMenuProps) {
  const [, navigate] = useLocation();
  const itemsOf = useQuizMenuItems();
  const isNarrow = useNarrow();
  const { closeMenu } = rows;
  // When rows become cards, its button is unmounted.
  useEffect(() => closeMenu, [isNarrow, closeMenu]);
  if (!quiz || !rows.menu) return null;
  const { _id } = quiz;
  const may = (needed: Right) => covers(quiz.right, needed);
  const canPublish = may('edit') && !quiz.isPublished && quiz.questions.length > 0;
  const items = [
    ...(quiz.attemptedBy.length > 0
      ? [
          {
            label: texts.evaluate(quiz),
            icon: <ClipboardCheck size={18} />,
            onSelect: () => navigate(teacherPaths.marks(_id)),
          },
        ]
      : []),
    ...(canPublish
      ? [{ label: texts.publish, icon: <Send size={18} />, onSelect: () => acts.publish(_id) }]
      : []),
    {
      label: may('edit') ? texts.edit : texts.read,
      icon: may('edit') ? <Pencil size={18} /> : <Eye size={18} />,
      onSelect: () => navigate(teacherPaths.questions(_id)),
    },
    {
      label: rows.areDetailsOpen(quiz) ? texts.hideDetails : texts.showDetails,
      icon: <Rows3 size={18} />,
      onSelect: () => rows.toggleDetails(quiz),
    },
    ...itemsOf(
      quiz,
      actionsOn(quiz, acts),
      may('own')
        ? [{ label: texts.moveToFolder, icon: <FolderInput size={18} />, onSelect: () => rows.setMoved(_id) }]
        : [],
    ),
  ];
  return (
    <Suspense>
      <AnchoredMenu
        key={_id}
        label={texts.moreFor(quiz.title)}
        items={items}
        anchor={rows.menu.anchor}
        onClose={closeMenu}
      />
    </Suspense>
  );
}
