/** How long letters belong to one word, in milliseconds, as in the browser's own lists. */
const wordPause = 750;

/** Letters that were typed in a row. */
interface TypedWord {
  letters: string;
  /** When the last of them was typed, in milliseconds. */
  at: number;
  /** Where the search began, and what it found last. */
  from: number;
}

export const noWord = (): TypedWord => ({ letters: '', at: -wordPause, from: -1 });

/** Whether a letter typed at that time belongs to the word. */
export function isWordGoingOn({ letters, at }: TypedWord, now: number): boolean {
  return letters !== '' && now - at < wordPause;
}

interface TypedKey {
  readonly key: string;
  readonly timeStamp: number;
}

/**
 * Which of some labels is meant by the letter that is typed, with those before it: the next one that begins so, behind the current
 * one. One letter again and again leads through all that begin with it. Undefined where none begins so.
 */
export function matchTyped(
  labels: readonly string[],
  typed: TypedWord,
  { key, timeStamp }: TypedKey,
  current: number,
): number | undefined {
  const goesOn = isWordGoingOn(typed, timeStamp);
  const letters = (goesOn ? typed.letters : '') + key.toLocaleLowerCase('pl');
  const begins = (start: string, from: number) => {
    const order = labels.map((_, step) => (from + 1 + step) % labels.length);
    return order.find((place) => labels[place]?.toLocaleLowerCase('pl').startsWith(start));
  };
  const from = goesOn ? typed.from : current;
  const [first = ''] = letters;
  const isRepeated = letters.length > 1 && letters === first.repeat(letters.length);
  const found = begins(letters, from) ?? (isRepeated ? begins(first, current) : undefined);
  Object.assign(typed, { letters: found === undefined ? '' : letters, at: timeStamp, from });
  return found;
}

/** Whether a key types a letter. */
export function isLetter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
