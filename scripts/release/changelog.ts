/** What is new in a version, as CHANGELOG.md says it. */
interface ChangelogEntry {
  readonly version: string;
  readonly text: string;
}

/** The entries of CHANGELOG.md, the newest first: each a heading of the second level that begins with the version. */
function readChangelog(markdown: string): ChangelogEntry[] {
  const [, ...parts] = markdown.split(/^## (?=\d)/m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { version: heading.split(' ')[0] ?? '', text: lines.join('\n').trim() };
  });
}

/** Why a version may not go out with this CHANGELOG.md; null where it may. */
export function changelogFault(markdown: string, version: string): string | null {
  const [newest] = readChangelog(markdown);
  if (newest?.version !== version) {
    return `CHANGELOG.md begins with ${newest?.version ?? 'nothing'}: say there first what is new in ${version}`;
  }
  return newest.text === '' ? `CHANGELOG.md says nothing of ${version}` : null;
}
