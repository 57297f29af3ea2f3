/** The words of the classes. */
export const texts = {
  search: 'Find by class or teacher',
  classes: 'Classes',
  name: 'Class',
  teacher: 'Teacher',
  members: 'Students',
  lastUsed: 'Last quiz started',
  never: 'Never',
  created: 'Made on',
  none: 'There is no class yet',
  noneFound: 'No class is called so',
  failed: 'The classes could not be loaded.',
} as const;
