import { paths, withQuery } from '../../../shared/paths';
import { site } from '../../platform/site';

/** The address that opens the quiz for a student, as it goes into links and QR codes. */
export const shareLink = (shareId: string): string =>
  `${site.publicUrl.replace(/\/$/, '')}${withQuery(paths.student, { quizId: shareId })}`;
