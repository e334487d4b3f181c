import { plotWords, sectorWords } from '#src/ledger/naming/place-words.ts';
import { TitleParts } from '#src/ledger/naming/title-parts.ts';
import type { MatchedGarden } from './account.ts';
import { keyOf, type PlotNames } from './plot-names.ts';

/** Plots that a title names. */
interface NamedPlots {
  /** For each name, the plots that bear it, in the sectors that are named with it. */
  readonly names: readonly (readonly MatchedGarden[])[];
  /** Where in the folded title the words of all that stand: they are names of nobody. */
  readonly ranges: readonly (readonly [number, number])[];
}

const numberWords: ReadonlySet<string> = new Set(['nr', 'numer', 'numery', 'numeru']);

/** Letters that are words of their own between numbers. */
const smallWords: ReadonlySet<string> = new Set(['i', 'o', 'u', 'w', 'z']);

/** What is counted, so that the number before it is no plot's: 'działka 12, 2 rata'. */
const countedWords: ReadonlySet<string> = new Set([
  'rata',
  'raty',
  'rate',
  'rat',
  'kwartal',
  'polrocze',
  'rok',
  'zl',
  'pln',
  'm',
  'm2',
  'szt',
]);

/**
 * The plots that a title names by a word for one, and sectors by theirs (docs/product/bank.md#plots). A name whose sector contradicts
 * it is there without plots: it names one, and is evidence for none.
 */
export function findPlots(title: string, names: PlotNames): NamedPlots {
  const parts = new TitleParts(title);
  const ranges: (readonly [number, number])[] = [];
  const taken = new Set<number>();
  const take = (from: number, end: number) => {
    ranges.push(parts.rangeOf(from, end));
    for (let index = from; index < end; index += 1) taken.add(index);
  };
  const keys = new Set<string>();
  for (let index = 0; index < parts.count; index += 1) {
    if (taken.has(index) || !plotWords.has(parts.text(index))) continue;
    let from = index;
    let place = afterNumberWord(parts, index + 1);
    for (let found = nameAt(place); found; found = nameAt(place)) {
      take(from, found.end);
      for (const key of found.keys) keys.add(key);
      const next = listContinues(parts, found.end);
      if (next === undefined) break;
      from = next;
      place = next;
    }
  }
  const sectors = findSectors(parts, names, taken, take);
  const isAllowed = ({ sectorId }: MatchedGarden) =>
    sectors === undefined || (sectorId !== null && sectors.has(sectorId));
  return {
    names: [...keys].map((key) => (names.gardens.get(key) ?? []).filter(isAllowed)),
    ranges,
  };

  /** The name of a plot that stands at a place, the longest; a shorter one as well where a blank stands between. */
  function nameAt(place: number) {
    if (!/^[\s.:,;+&#/-]{0,4}$/.test(parts.gapBefore(place))) return undefined;
    const found: { key: string; end: number }[] = [];
    for (let length = names.longest; length > 0; length -= 1) {
      const spelt = Array.from({ length }, (_, offset) => parts.text(place + offset));
      const key = keyOf(spelt);
      if (!names.gardens.has(key) || !parts.spells(spelt, place)) continue;
      const isWithWord = spelt.some(
        (part, offset) =>
          offset > 0 && smallWords.has(part) && /\s/.test(parts.gapBefore(place + offset)),
      );
      if (!isWithWord) found.push({ key, end: place + length });
    }
    const [longest] = found;
    return longest && { keys: found.map(({ key }) => key), end: longest.end };
  }
}

/** The place behind 'nr' or 'numer', if that stands there. */
function afterNumberWord(parts: TitleParts, index: number): number {
  return numberWords.has(parts.text(index)) ? index + 1 : index;
}

/** Where in a list the next name would stand, 'działki 12, 14 i 16'; undefined where the list is over. */
function listContinues(parts: TitleParts, index: number): number | undefined {
  const gap = parts.gapBefore(index);
  const isWord = ['i', 'oraz'].includes(parts.text(index)) && /^\s+$/.test(gap);
  if (!isWord && !/^\s*[,;+&]\s*$/.test(gap)) return undefined;
  const next = afterNumberWord(parts, isWord ? index + 1 : index);
  return countedWords.has(parts.text(next + 1)) ? undefined : next;
}

/** The sectors a title names: undefined for none, empty for one that there is not. */
function findSectors(
  parts: TitleParts,
  { sectors }: PlotNames,
  taken: ReadonlySet<number>,
  take: (from: number, end: number) => void,
): ReadonlySet<string> | undefined {
  let found: Set<string> | undefined;
  for (let index = 0; index < parts.count; index += 1) {
    if (taken.has(index)) continue;
    const isLetter = parts.text(index) === 's';
    const isWord = isLetter || sectorWords.has(parts.text(index));
    const place = isWord ? afterNumberWord(parts, index + 1) : index;
    if (taken.has(place) || (isLetter && !parts.isNumber(place))) continue;
    const named = sectors.filter(
      (sector) => (isWord || sector.standsAlone) && parts.spells(sector.parts, place),
    );
    const longest = Math.max(0, ...named.map((sector) => sector.parts.length));
    // Of names that begin alike the longest is meant.
    const meant = named.filter((sector) => sector.parts.length === longest);
    const isUnknown = isWord && !isLetter && meant.length === 0 && isName(parts, place);
    if (meant.length === 0 && !isUnknown) continue;
    found ??= new Set();
    for (const { id } of meant) found.add(id);
    take(index, place + Math.max(longest, 1));
  }
  return found;
}

/** Whether a number or a single letter stands there, as names of sectors are. */
function isName(parts: TitleParts, index: number): boolean {
  return parts.isNumber(index) || parts.text(index).length === 1;
}
