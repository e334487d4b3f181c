/** An index of trigrams knows nothing of shorter beginnings, which nobody looks for either. */
const shortestBeginning = 3;

/**
 * Phrases of two words as people type them: the beginning of a name and that of its last word, of another length each
 * time.
 */
export function twoWordPhrases(names: readonly string[]): string[] {
  return names.flatMap((name, index) => {
    const words = name.split(/\s+/);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const long = Math.min(first.length, shortestBeginning + (index % 4));
    return words.length < 2
      ? []
      : [`${first.slice(0, long)} ${last.slice(0, 1 + (index % last.length))}`];
  });
}

/** Beginnings of the words that several of the names have, the shortest first. */
export function commonPhrases(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(name.match(/\p{L}{3,}/gu))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const common = [...counts].filter(([, count]) => count > 1).map(([word]) => word);
  return common
    .flatMap((word) => beginningsOf(word))
    .toSorted((one, other) => one.length - other.length);
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length - shortestBeginning + 1 }, (_, more) =>
    word.slice(0, shortestBeginning + more),
  );
}
