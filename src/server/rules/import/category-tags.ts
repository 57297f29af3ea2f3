/** The parts of a category's path; those that Moodle makes by itself are left out. */
export const categoryTags = (path: string): string[] =>
  path
    // Two slashes are one that belongs to a name.
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter(
      (part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part) && !/^Default for /.test(part),
    );
