import type { Expected } from '../../quiz-parts/ClassSignInForm';

/** What the QR code of a slip says: the class, whose slip it is, and the key of its own tries. */
type Slip = Pick<Expected, 'classCode' | 'member' | 'slip'>;

// Before anything is shown.
hideSlip();

/**
 * Takes the key of a slip out of the address, and with it out of what is shown and bookmarked; the history entry keeps it for a
 * reload.
 */
function hideSlip(): void {
  const classCode = new URLSearchParams(location.search).get('class');
  const ofSlip = new URLSearchParams(location.hash.slice(1));
  const [member, slip] = ['member', 'slip'].map((name) => ofSlip.get(name));
  if (!slip) return;
  const state = member && classCode ? { slip: { classCode, member, slip } } : null;
  history.replaceState(state, '', `${location.pathname}${location.search}`);
}

/** The slip whose code led to this page. */
export function readSlip(): Slip | null {
  const state: { readonly slip?: Partial<Slip> } | null = history.state;
  const { classCode, member, slip } = state?.slip ?? {};
  return classCode && member && slip ? { classCode, member, slip } : null;
}
