// Runs before anything is painted, so that no page flashes in other colours or another size than was chosen on this
// device. It is a file of its own because the content security policy lets no script run that stands in the page.
// What it reads is written by src/app/appearance/appearance.ts.
try {
  const { dataset } = document.documentElement;
  dataset.scheme = localStorage.getItem('grzadka-scheme') ?? 'system';
  dataset.textSize = localStorage.getItem('grzadka-text-size') ?? '100';
} catch {
  // Storage that is forbidden: the colours of the system, the usual size.
}
