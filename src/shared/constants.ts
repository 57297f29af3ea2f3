/** Every number the product specification fixes, once. Units are in the names. */

export const EVALUATION_STATUSES = ['pending', 'in-progress', 'completed'] as const;
export const RESULT_SOURCES = ['auto', 'ai', 'built-in', 'teacher'] as const;
/** What counts after a correction: the new key only, both keys, or full marks for all. */
export const CORRECTION_POLICIES = ['new', 'both', 'full'] as const;
/** Who or what handed an attempt in: `server` where nobody did and its time and grace were over. */
export const SUBMITTED_BY = ['student', 'time', 'tab-changes', 'teacher', 'server'] as const;
/** `gone` went with its page, and is not decided yet: it may be a reload. */
export const FOCUS_EVENT_KINDS = ['left', 'reloaded', 'gone'] as const;
export const LATE_DECISIONS = ['accepted', 'ignored'] as const;
/** A request to the AI server: on its way, or what became of it. */
export const AI_REQUEST_OUTCOMES = ['sent', 'answered', 'failed'] as const;
/** Why an attempt's clock was moved: the server was down, the teacher paused, gave time, or reopened the attempt. */
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
  /** Beside the spec's names: whose desk the token opens. */
  role: 'signedInRole',
  /** Their name, for whoever comes to the sign-in page next. */
  name: 'signedInName',
  /** Whose account everything belongs to that is kept here. */
  account: 'signedInAccount',
  /** What 'Start Fresh' discarded, while the server may lack some of it. */
  discardedQuiz: 'startFresh',
  /** Focus losses that the server has not acknowledged. */
  focusLosses: 'quizLeavings',
} as const;

// The contract: what the spec leaves open.
/** How the ids of questions look that a page makes: as those that the server makes. */
export const QUESTION_ID = /^[0-9a-f]{24}$/;
export const SHARE_ID_LENGTH = 8;
/** 32 letters and digits without I, O, 0 and 1, so that a share ID can be read aloud. */
export const SHARE_ID_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** What follows a focus loss within this time belongs to the same focus loss. */
export const SAME_FOCUS_LOSS_MS = 500;
/** A return shorter than this is none: a window on top that is closed lets the focus flicker as it comes back. */
export const RETURN_FLICKER_MS = 100;
/** A page that is back by a reload within this time was not left. */
export const RELOAD_BACK_WITHIN_MS = 20_000;
/** So long after a page went, its word that it was reloaded can still come: a network may be slow. */
export const RELOAD_HEARD_WITHIN_MS = 60_000;
/** So many reloads of an attempt are none of its focus losses. */
export const RELOADS_FORGIVEN = 5;
/** The end comes at the server this much later at most than on a page, by the way of the answers. */
export const SAME_END_MS = 1000;
/** Focus losses of different students within this time of each other are looked at as one episode of the class. */
export const EPISODE_WINDOW_MS = 10_000;
/** An episode is shared by the class from this many students on, if they are at least half of those who take the quiz. */
export const EPISODE_MINIMUM_COUNT = 3;
/** How often a page that takes a quiz asks how things stand: what the teacher does reaches it within 5 s. */
export const FOLLOW_EVERY_MS = 4000;
/** What comes this long after a pause began was on its way: a page asks how things stand, and its last save travels. */
export const PAUSE_NOTICED_WITHIN_MS = 5000;
/** A first value that comes this long after the time of its question was on its way. */
export const QUESTION_TIME_NOTICED_WITHIN_MS = 5000;
/** How long the name is that a page gives itself. */
export const WRITER_ID_LENGTH = { min: 8, max: 64 } as const;
/** A page that was not heard of for this long no longer holds the quiz against another. */
export const WRITER_SILENT_MS = 15_000;
/** A student's page that was not heard of for this long is shown to the teacher as offline. */
export const OFFLINE_AFTER_MS = 10_000;
/** A page that was offline sends what it has within this long of being heard of again. */
export const BACK_ONLINE_WITHIN_MS = 15_000;
export const LIVE_POLL_MS = 2000;
/** How often a page that marks says where it is; a page that was not heard of for so long has gone. */
export const MARKERS_POLL_MS = 5000;
export const MARKER_GONE_AFTER_MS = 12_000;
export const TIME_FACTOR_PERCENT = { min: 100, max: 400, step: 5 } as const;
export const MESSAGE_MAXIMUM_LENGTH = 500;
export const EXTRA_TAB_CHANGES_MAXIMUM = 97;
export const EXTRA_MINUTES_MAXIMUM = 24 * 60;
export const IDENTITY_TOKEN_LIFETIME_MS = 2 * 60 * 1000;
export const IMAGE_MAXIMUM_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAXIMUM_PIXELS = 1600;
/** A picture so many times as high as wide keeps a width that can be read; from another ratio and height on it cannot. */
export const LONG_IMAGE = {
  ratio: 2.5,
  maximumRatio: 50,
  maximumHeight: 16_000,
  maximumArea: 8_000_000,
} as const;
export const COUNTRY_LOOKUP_TIMEOUT_MS = 3000;

// Limits on what a request may carry, and how long it may take to come.
export const REQUEST_WITHIN_MS = 60_000;
export const JSON_BODY_MAXIMUM_BYTES = 256 * 1024;
/** Of what says something of each question of a quiz or of each student of a large class. */
export const LARGE_JSON_MAXIMUM_BYTES = 1024 * 1024;
/** What the answers of one attempt may take up together: many times what a body can bring. */
export const ANSWERS_STORED_MAXIMUM_BYTES = 4 * 1024 * 1024;
export const MULTIPART_BODY_MAXIMUM_BYTES = 11 * 1024 * 1024;
/** Of a file of questions, its pictures included. */
export const IMPORT_MAXIMUM_BYTES = 10 * 1024 * 1024;
/** More than a quiz can have, so that a large file can be looked through and thinned out. */
export const IMPORT_MAXIMUM_QUESTIONS = 5000;
/** Of the text or the file of a class list: thousands of lines. */
export const ROSTER_MAXIMUM_BYTES = 1024 * 1024;
/** Lines of a list, with those that name nobody. */
export const ROSTER_MAXIMUM_LINES = 5000;
export const TAG_MAXIMUM_LENGTH = 60;
export const TAGS_MAXIMUM = 20;
/** What a file calls a question or a pool. */
export const IMPORTED_NAME_MAXIMUM_LENGTH = 120;
export const JSON_MAXIMUM_DEPTH = 16;
export const JSON_MAXIMUM_KEYS = 500;
/** As many as there is room for. */
export const LARGE_JSON_MAXIMUM_KEYS = 50_000;
/** What one account can store: far above what a teacher writes in a life, far below what fills a disk. */
export const STORED_MAXIMUM = {
  quizzes: 5000,
  questions: 1000,
  questionsEver: 20_000,
  images: 20_000,
} as const;
/** Of somebody without a plan: enough to try everything out. */
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
/** Of one teacher, those in the trash included. */
export const CLASSES_MAXIMUM = 300;
/** With how many colleagues one quiz or class is shared. */
export const COLLEAGUES_MAXIMUM = 50;
/** How many offers to hand something over a teacher may make before older ones are over or accepted. */
export const HAND_OVERS_MAXIMUM = 20;
/** So long an offer waits for an answer. */
export const HAND_OVER_LASTS_MS = 14 * 24 * 60 * 60_000;
/** Of one class, those who left it included. */
export const CLASS_MEMBERS_MAXIMUM = 2000;
/** So long a quiz stands on the dashboard of who could have started it. */
export const ENDED_SHOWN_FOR_MS = 14 * 24 * 60 * 60 * 1000;
export const PIN_LENGTH = 6;
/** In the gradebook: how much more than usual a quiz can count, and how many of the lowest can be dropped. */
export const WEIGHT_PERCENT_MAXIMUM = 1000;
export const DROP_LOWEST_MAXIMUM = 20;
/** Each of them is some 40 ms of work, and a request must take no longer than a page waits. */
export const PINS_AT_ONCE_MAXIMUM = 200;
/** Issuer of the account of a member without an address, and provider of the session that a PIN gives. */
export const CLASS_PROVIDER = 'class';
/** The same once the PIN has ended: the session lasts until the attempts of its student are handed in. */
export const CLASS_ATTEMPT_PROVIDER = 'class-attempt';
export const EMAIL_MAXIMUM_LENGTH = 254;
/** So many questions of the bank are answered at once. */
export const BANK_PAGE_SIZE = 40;
/** The evidence of an alarm that a teacher dismisses. */
export const EVIDENCE_MAXIMUM_LENGTH = 500;
/** What a student says when asking for a second look, and what the teacher answers. */
export const APPEAL_MAXIMUM_LENGTH = 500;
/** More than the largest quiz that was tried. */
export const STUDENTS_AT_ONCE_MAXIMUM = 5000;
export const COMMENT_MAXIMUM_LENGTH = 1000;
export const PHRASE_MAXIMUM_LENGTH = 200;
/** In one teacher's list. */
export const PHRASES_MAXIMUM = 50;
/** A deleted quiz can be restored for so long, and is removed for good afterwards. */
export const DELETED_QUIZ_KEPT_DAYS = 30;
export const DELETED_QUIZ_KEPT_MS = DELETED_QUIZ_KEPT_DAYS * 24 * 60 * 60 * 1000;
export const TOTAL_TIME_MAXIMUM_SECONDS = 7 * 24 * 60 * 60;
export const MAXIMUM_MARKS_CEILING = 1000;
export const RUBRIC_ITEMS_MAXIMUM = 20;
export const RUBRIC_ITEM_MAXIMUM_LENGTH = 200;

/** Where the students' service worker is served. */
export const SERVICE_WORKER = '/service-worker.js';
/** Question images that a student can still see without a network; cleared at sign-out. */
export const IMAGE_CACHE = 'question-images';
export const IMAGE_CACHE_MAXIMUM_ENTRIES = 100;

/** Plain texts stand as they were typed; rich ones have bold, lists, code, formulas and pictures. */
export const TEXT_FORMATS = ['plain', 'rich'] as const;
