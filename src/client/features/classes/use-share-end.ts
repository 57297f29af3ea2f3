import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { statusOf } from '../../platform/error-message';
import type { Loading } from '../../quiz-parts/Loaded';
import { rightTexts } from '../../quiz-parts/right-texts';
import { useToast } from '../../ui/Toaster';

/** Leads to the list of classes, with a sentence, once a colleague's class is no longer shared. */
export function useShareEnd({ data, error }: Loading<SchoolClass>): void {
  const [, navigate] = useLocation();
  const toast = useToast();
  const name = data?.owner ? data.name : undefined;
  const hasEnded = name !== undefined && statusOf(error) === 404;
  useEffect(() => {
    if (!hasEnded) return;
    toast(rightTexts.hasEnded(name), { subject: 'right' });
    navigate(teacherPaths.classes, { replace: true });
  }, [hasEnded, name, toast, navigate]);
}
