/** The button that releases the scores, which marking leads to. */
export const RELEASE_BUTTON = 'release-scores';

/** Moves the focus to the release, where there is one. */
export const focusRelease = () => document.getElementById(RELEASE_BUTTON)?.focus();
