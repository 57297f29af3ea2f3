// Runs before the first paint, so that the page never flashes in the other theme. A chosen theme wins;
// without one nothing is set and the style sheet follows the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off: the system's preference holds.
}
