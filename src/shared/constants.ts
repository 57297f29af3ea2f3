/** The numbers fixed by the specification, each once, with units in the names. */

export const EVALUATION_STATUSES = ['pending', 'in-progress', 'completed'] as const;
export const RESULT_SOURCES = ['auto', 'ai', 'built-in', 'teacher'] as const;
/** Which keys count after a correction: only the new one, both, or full marks for all. */
export const CORRECTION_POLICIES = ['new', 'both', 'full'] as const;
export type CorrectionPolicy = (typeof CORRECTION_POLICIES)[number];
/** The cause of a submission: `server` if its time and grace period ran out without a request. */
export const SUBMITTED_BY = ['student', 'time', 'tab-changes', 'teacher', 'server'] as const;
export type SubmittedBy = (typeof SUBMITTED_BY)[number];
/** `gone`: the page closed, possibly for a reload; decided later. */
export const FOCUS_EVENT_KINDS = ['left', 'reloaded', 'gone'] as const;
export const LATE_DECISIONS = ['accepted', 'ignored'] as const;

/** Results held back: the release is still to come, or has passed them by. */
export const HELD_BACK = ['before-release', 'since-release'] as const;
export const AI_REQUEST_OUTCOMES = ['sent', 'answered', 'failed'] as const;
/** Reasons for moving the clock of an attempt. */
export const CLOCK_ENTRY_KINDS = ['downtime', 'pause', 'extra', 'reopened'] as const;
export const ANSWER_LOG_KINDS = [
  'started',
  'saved',
  'put-aside',
  'submitted',
  'late-accepted',
  'reopened',
] as const;

// spec §9: business constants
export const DEFAULT_TOTAL_TIME_SECONDS = 1800;
export const TAB_CHANGE_LIMIT = 3;
export const EVALUATION_POLL_MS = 2000;
export const TIMER_RED_BELOW_SECONDS = 300;
export const LATE_RESUME_SUBMIT_DELAY_MS = 1000;
export const SAVED_QUIZ_LIFETIME_MS = 24 * 60 * 60 * 1000;
export const REQUEST_TIMEOUT_MS = 50_000;
export const BLANK_OPTION_COUNT = 4;
export const MINIMUM_OPTION_COUNT = 2;
export const NUMBER_UNIT_MAXIMUM_LENGTH = 40;
export const SLIDER_DEFAULTS = { min: 0, max: 100, step: 1 } as const;
export const MARK_STEP = 0.5;
export const GOOD_PERCENT = 80;
export const FAIR_PERCENT = 60;
export const QUESTION_TEXT_CUT = 80;
export const SHEET_NAME_CUT = 31;

/** Local storage names of spec §9. */
export const STORAGE_KEYS = {
  token: 'token',
  savedQuiz: 'activeQuizState',
  theme: 'theme',
  /** Beyond the spec: the role that the token belongs to. */
  role: 'signedInRole',
  /** Prefills the sign-in page. */
  name: 'signedInName',
  /** The account that owns the locally stored data. */
  account: 'signedInAccount',
  /** What 'Start Fresh' discarded, until the server has it. */
  discardedQuiz: 'startFresh',
  /** Focus losses that the server has not acknowledged. */
  focusLosses: 'quizLeavings',
} as const;

// Not fixed by the spec.
/** Pages generate question ids in the server's format. */
export const QUESTION_ID = /^[0-9a-f]{24}$/;
export const SHARE_ID_LENGTH = 8;
/** 32 letters and digits without I, O, 0 and 1, so that a share ID can be read aloud. */
export const SHARE_ID_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Events within this time of a focus loss are part of it. */
export const SAME_FOCUS_LOSS_MS = 500;
/** A shorter return does not count: the focus flickers when a window on top closes. */
export const RETURN_FLICKER_MS = 100;
/** A reload within this time is not a focus loss. */
export const RELOAD_BACK_WITHIN_MS = 20_000;
/** How long the server waits for a late report that a closed page was a reload. */
export const RELOAD_HEARD_WITHIN_MS = 60_000;
/** Reloads per attempt that are not counted as focus losses. */
export const RELOADS_FORGIVEN = 5;
/** The server may end an attempt this much later than the page, because answers travel. */
export const SAME_END_MS = 1000;
/** Focus losses of different students within this time form one episode of the class. */
export const EPISODE_WINDOW_MS = 10_000;
/** An episode is shared by the class from this many students on, if they are at least half of those taking the quiz. */
export const EPISODE_MINIMUM_COUNT = 3;
/** Polling interval of a running quiz, so that the teacher's actions reach it within 5 s. */
export const FOLLOW_EVERY_MS = 4000;
/** Saves this long after the start of a pause are accepted: the page has to notice first. */
export const PAUSE_NOTICED_WITHIN_MS = 5000;
/** A first answer this long after the question's time is accepted as in transit. */
export const QUESTION_TIME_NOTICED_WITHIN_MS = 5000;
/** Length of the id that a page gives itself. */
export const WRITER_ID_LENGTH = { min: 8, max: 64 } as const;
/** A page silent for this long no longer locks the quiz for another one. */
export const WRITER_SILENT_MS = 15_000;
/** A student's page silent for this long is shown as offline. */
export const OFFLINE_AFTER_MS = 10_000;
/** How long a page may take to send its answers once it is back online. */
export const BACK_ONLINE_WITHIN_MS = 15_000;
export const LIVE_POLL_MS = 2000;
/** How often a marking page reports its position; after MARKER_GONE_AFTER_MS of silence it is gone. */
export const MARKERS_POLL_MS = 5000;
export const MARKER_GONE_AFTER_MS = 12_000;
export const TIME_FACTOR_PERCENT = { min: 100, max: 400, step: 5 } as const;
export const MESSAGE_MAXIMUM_LENGTH = 500;
export const EXTRA_TAB_CHANGES_MAXIMUM = 97;
export const EXTRA_MINUTES_MAXIMUM = 24 * 60;
export const IDENTITY_TOKEN_LIFETIME_MS = 2 * 60 * 1000;
export const IMAGE_MAXIMUM_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAXIMUM_PIXELS = 1600;
/** Taller than `ratio` times the width, an image keeps a legible width; beyond the maximum it is rejected. */
export const LONG_IMAGE = {
  ratio: 2.5,
  maximumRatio: 50,
  maximumHeight: 16_000,
  maximumArea: 8_000_000,
} as const;
export const COUNTRY_LOOKUP_TIMEOUT_MS = 3000;

// Limits on the size and duration of requests.
export const REQUEST_WITHIN_MS = 60_000;
export const JSON_BODY_MAXIMUM_BYTES = 256 * 1024;
/** For requests with an entry per question of a quiz or per student of a large class. */
export const LARGE_JSON_MAXIMUM_BYTES = 1024 * 1024;
/** Total size of the answers of an attempt: many times one request body. */
export const ANSWERS_STORED_MAXIMUM_BYTES = 4 * 1024 * 1024;
export const MULTIPART_BODY_MAXIMUM_BYTES = 11 * 1024 * 1024;
/** For a file of questions with its pictures. */
export const IMPORT_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** More than a quiz can hold, so that large files can be reviewed and reduced. */
export const IMPORT_MAXIMUM_QUESTIONS = 5000;
/** For a class list as text or file: thousands of lines. */
export const ROSTER_MAXIMUM_BYTES = 1024 * 1024;
/** Lines of a class list, including those without a student. */
export const ROSTER_MAXIMUM_LINES = 5000;
export const TAG_MAXIMUM_LENGTH = 60;
export const TAGS_MAXIMUM = 20;
/** For names of questions and pools within a file. */
export const IMPORTED_NAME_MAXIMUM_LENGTH = 120;
export const JSON_MAXIMUM_DEPTH = 16;
export const JSON_MAXIMUM_KEYS = 500;
export const LARGE_JSON_MAXIMUM_KEYS = 50_000;
/** Storage per account: far beyond a teacher's lifetime needs, far below a full disk. */
export const STORED_MAXIMUM = {
  quizzes: 5000,
  questions: 1000,
  questionsEver: 20_000,
  images: 20_000,
} as const;
/** For accounts without a plan: enough to try everything out. */
export const STORED_WITHOUT_PLAN_MAXIMUM = {
  quizzes: 100,
  questions: 100,
  questionsEver: 500,
  images: 50,
} as const;
export const OPTION_MAXIMUM_COUNT = 50;
export const TEXT_MAXIMUM_LENGTH = 10_000;
export const TITLE_MAXIMUM_LENGTH = 200;
export const FOLDER_MAXIMUM_LENGTH = 60;
export const POOL_NAME_MAXIMUM_LENGTH = 60;
export const CLASS_NAME_MAXIMUM_LENGTH = 60;
export const MEMBER_NAME_MAXIMUM_LENGTH = 100;
export const MEMBER_NUMBER_MAXIMUM_LENGTH = 30;
/** Per teacher, including the trash. */
export const CLASSES_MAXIMUM = 300;
/** Quizzes used again in a class at once: more than a class takes in a year. */
export const QUIZZES_USED_AGAIN_MAXIMUM = 60;
/** Per quiz or class. */
export const COLLEAGUES_MAXIMUM = 50;
/** Open hand-over offers per teacher. */
export const HAND_OVERS_MAXIMUM = 20;
/** How long an offer stays open. */
export const HAND_OVER_LASTS_MS = 14 * 24 * 60 * 60_000;
/** Per class, including former members. */
export const CLASS_MEMBERS_MAXIMUM = 2000;
/** How long an ended quiz stays on the dashboard of students who could have started it. */
export const ENDED_SHOWN_FOR_MS = 14 * 24 * 60 * 60 * 1000;
export const PIN_LENGTH = 6;
/** Gradebook limits: the weight of a quiz and the number of dropped lowest results. */
export const WEIGHT_PERCENT_MAXIMUM = 1000;
export const DROP_LOWEST_MAXIMUM = 20;
/** Limits of a class's own columns and of its grade scale. */
export const OWN_COLUMNS_MAXIMUM = 100;
export const COLUMN_TITLE_MAXIMUM_LENGTH = 60;
export const COLUMN_NOTE_MAXIMUM_LENGTH = 200;
export const GRADES = { min: 2, max: 20 } as const;
export const GRADE_LABEL_MAXIMUM_LENGTH = 20;
/** Each PIN takes about 40 ms to hash, and a request must not outlast the page's timeout. */
export const PINS_AT_ONCE_MAXIMUM = 200;
/** Issuer of accounts without an address, and provider of sessions that a PIN opened. */
export const CLASS_PROVIDER = 'class';
/** Provider of the session after the PIN has expired: it lasts until the student's attempts are submitted. */
export const CLASS_ATTEMPT_PROVIDER = 'class-attempt';
export const EMAIL_MAXIMUM_LENGTH = 254;
export const BANK_PAGE_SIZE = 40;
/** Length of the evidence of a dismissed alarm. */
export const EVIDENCE_MAXIMUM_LENGTH = 500;
/** Length of a student's appeal and of the teacher's reply. */
export const APPEAL_MAXIMUM_LENGTH = 500;
/** Above the largest quiz tested. */
export const STUDENTS_AT_ONCE_MAXIMUM = 5000;
export const COMMENT_MAXIMUM_LENGTH = 1000;
export const PHRASE_MAXIMUM_LENGTH = 200;
/** Per teacher. */
export const PHRASES_MAXIMUM = 50;
export const DELETED_QUIZ_KEPT_DAYS = 30;
export const DELETED_QUIZ_KEPT_MS = DELETED_QUIZ_KEPT_DAYS * 24 * 60 * 60 * 1000;
export const TOTAL_TIME_MAXIMUM_SECONDS = 7 * 24 * 60 * 60;
export const MAXIMUM_MARKS_CEILING = 1000;
export const RUBRIC_ITEMS_MAXIMUM = 20;
export const RUBRIC_ITEM_MAXIMUM_LENGTH = 200;

export const SERVICE_WORKER = '/service-worker.js';
/** Cache of question images for use offline; cleared at sign-out. */
export const IMAGE_CACHE = 'question-images';
export const IMAGE_CACHE_MAXIMUM_ENTRIES = 100;

/** Plain texts are shown as typed; rich ones have bold, lists, code, formulas and pictures. */
export const TEXT_FORMATS = ['plain', 'rich'] as const;
