/** A document's name as people would write it, from the name of its file. */
export function proposedName(fileName: string): string {
  const withoutExtension = fileName.replace(/(?<=.)\.[^.\s]{1,8}$/, '');
  const words = withoutExtension.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  // Files from a Mac have their letters and accents apart.
  return (words || fileName).normalize('NFC');
}
