/** What can go wrong with Google's window, by the code that its SDK gives. */
export const windowFailures: Readonly<Record<string, string>> = {
  'auth/popup-blocked':
    "The browser has blocked Google's window. Please allow pop-ups for this site, then press the button again.",
  'auth/network-request-failed':
    'Google cannot be reached. Please check your internet connection and try again.',
  'auth/internal-error':
    "Google's sign-in could not be loaded. Please check your connection, and whether a blocker in this browser stops it.",
  'auth/timeout': 'Google took too long to answer. Please try again.',
  'auth/unauthorized-domain':
    'This address is not on the list of the Firebase project yet. Please tell the person who runs the site.',
  'auth/operation-not-allowed':
    'Google sign-in is not switched on in the Firebase project. Please tell the person who runs the site.',
  'auth/user-disabled': 'This account was closed by the person who runs the site.',
  'auth/web-storage-unsupported':
    'This browser stores nothing for this site, which the sign-in needs. Please allow cookies and try again.',
  'auth/account-exists-with-different-credential':
    'This address already signs in another way in this Firebase project. Please tell the person who runs the site.',
};
/** The code carries the server's own words behind it. */
export const wrongKey =
  'The Firebase settings of this site are not right. Please tell the person who runs it.';
export const offline = 'You are offline. Please check your internet connection and try again.';
export const unreachable = 'The server cannot be reached right now.';
