/** The format name in a quiz's JSON. */
export const QUIZ_JSON = 'classroom-quiz';
export const QUIZ_JSON_VERSION = 1;
/** The folder of pictures in a package, named by upload. */
export const QUIZ_PICTURES = 'pictures';
