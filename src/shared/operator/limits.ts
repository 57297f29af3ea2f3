/** The lifetime of an unused link to the operator's page. */
export const OPERATOR_LINK_LIFETIME_MS = 10 * 60 * 1000;
/** The lifetime of an operator session. */
export const OPERATOR_SESSION_LIFETIME_MS = 30 * 60 * 1000;

export const TEACHERS_PER_PAGE = 50;
export const CLASSES_PER_PAGE = 50;
export const AUDIT_LINES_PER_PAGE = 100;

/** The lifetime of an unused invite. */
export const INVITE_LIFETIME_DAYS = 14;
export const INVITE_LIFETIME_MS = INVITE_LIFETIME_DAYS * 24 * 60 * 60_000;
