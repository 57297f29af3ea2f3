/** What the JSON of a quiz calls itself. */
export const QUIZ_JSON = 'classroom-quiz';
export const QUIZ_JSON_VERSION = 1;
/** The folder of its pictures in a package; each is named by its upload. */
export const QUIZ_PICTURES = 'pictures';
