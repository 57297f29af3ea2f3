import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import type { QuizHead } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { rightTexts } from '../../colleagues/right-texts';
import type { Loading } from '../../loading/Loaded';
import { statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toaster';
import { isAnythingUnsaved } from '../../ui/unsaved-changes';

/**
 * The reader's right to the page. If it ends or shrinks while changes are unsaved, the page becomes read-only
 * with a notice, so that they can be copied. Otherwise the page adapts immediately; without a right it leads
 * to the dashboard.
 */
export function useRightHere({ data: head, error }: Loading<QuizHead>) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const utils = trpc.useUtils();
  const now = head?.quiz.right ?? null;
  const [shown, setShown] = useState<Right | null>(now);
  const isShared = head !== undefined && head.quiz.owner !== null;
  const hasEnded = isShared && statusOf(error) === 404;
  const hasShrunk = shown !== null && now !== null && !covers(now, shown);
  const leave = () => navigate(teacherPaths.dashboard, { replace: true });

  useEffect(() => {
    if (now === null || (hasShrunk && isAnythingUnsaved())) return;
    if (hasShrunk) toast(rightTexts.hasShrunk);
    setShown(now);
  }, [now, hasShrunk, toast]);
  const title = head?.quiz.title ?? '';
  useEffect(() => {
    if (!hasEnded || isAnythingUnsaved()) return;
    toast(rightTexts.hasEnded(title), { subject: 'right' });
    void utils.quizzes.dashboard.invalidate();
    navigate(teacherPaths.dashboard, { replace: true });
  }, [hasEnded, title, toast, navigate, utils]);

  return {
    right: shown ?? now,
    notice: (hasEnded || hasShrunk) && (
      <Banner
        tone="warn"
        role="alert"
        action={
          <Button variant="secondary" onClick={hasEnded ? leave : () => setShown(now)}>
            {hasEnded ? rightTexts.toQuizzes : rightTexts.showAsIs}
          </Button>
        }
      >
        {hasEnded ? rightTexts.hasEnded(title) : rightTexts.hasShrunk} {rightTexts.notSaved}
      </Banner>
    ),
  };
}
