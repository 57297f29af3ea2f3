/** The form of the question, whose button stands in the dock: Enter in a field checks. */
export const QUESTION_FORM = 'practice-question';
