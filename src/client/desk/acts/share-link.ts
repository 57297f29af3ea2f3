import { paths, withQuery } from '../../../shared/paths';
import { site } from '../../platform/site';

/** A student's link to a quiz, for links and QR codes. */
export const shareLink = (shareId: string): string =>
  `${site.publicUrl.replace(/\/$/, '')}${withQuery(paths.student, { quizId: shareId })}`;
