const words = /\p{L}+|\p{N}+/gu;

/** A single word or number that is shorter stands anywhere. */
const leastLength = 7;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(words) ?? [];
}

/**
 * Makes a search for many texts at once: whatever stands between their words, in capital letters or not. It gives those that it finds,
 * in words.
 */
export function searchFor(texts: readonly string[]): (text: string) => string[] {
  const byFirst = new Map<string, string[][]>();
  for (const text of texts) {
    const [first, ...others] = wordsOf(text);
    if (first === undefined || (others.length === 0 && first.length < leastLength)) continue;
    byFirst.getOrInsertComputed(first, () => []).push(others);
  }
  return (text) => {
    const said = wordsOf(text);
    return said.flatMap((first, place) =>
      (byFirst.get(first) ?? [])
        .filter((others) => others.every((word, index) => said[place + 1 + index] === word))
        .map((others) => [first, ...others].join(' ')),
    );
  };
}

/** Of a text in which words are written together, so many letters and digits are looked at first. */
const firstLetters = 8;

/**
 * The same for texts as searches have them: without blanks, signs and Polish letters. Where one text begins as another one does, it may be found
 * in that; shorter ones are not looked for.
 */
export function searchForFolded(texts: readonly string[]): (text: string) => string[] {
  const byFirst = new Map<string, string[]>();
  for (const text of texts) {
    const folded = fold(text);
    if (folded.length < firstLetters) continue;
    byFirst.getOrInsertComputed(folded.slice(0, firstLetters), () => []).push(folded);
  }
  return (text) => {
    const folded = fold(text);
    const found: string[] = [];
    for (let place = 0; place + firstLetters <= folded.length; place += 1) {
      const known = byFirst.get(folded.slice(place, place + firstLetters)) ?? [];
      found.push(...known.filter((one) => folded.startsWith(one, place)));
    }
    return found;
  };
}

function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll('ł', 'l');
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
