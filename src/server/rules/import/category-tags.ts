/** The parts of a category's path without Moodle's own top categories. */
export const categoryTags = (path: string): string[] =>
  path
    // A double slash is a slash within a name.
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter(
      (part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part) && !/^Default for /.test(part),
    );
