/** The sanitiser of texts, loaded with the first one that is saved: a process may serve no editor for days (0063). */
export async function loadSanitizer() {
  const { sanitizeContent } = await import('./sanitize.ts');
  return sanitizeContent;
}
