/**
 * How Polish names end in their cases, and how they do as one is called: 'Kowalskiego' is of 'Kowalski', 'Annie' of 'Anna'.
 * More than one form may be meant; which of them somebody bears, the records say.
 */
const endings: readonly (readonly [ending: string, ...asCalled: string[]])[] = [
  // Adjectives: Kowalski, Kowalska, Biały, Biała.
  ['iego', 'i'],
  ['iemu', 'i'],
  ['im', 'i'],
  ['iej', 'a', 'ia'],
  ['ego', 'y', 'e'],
  ['emu', 'y', 'e'],
  ['ym', 'y'],
  ['ej', 'a'],
  ['scy', 'ski', 'ska'],
  ['ccy', 'cki', 'cka'],
  ['ich', 'i', 'a'],
  // Men and their names: Nowak, Jan, Marek, Paweł, Aleksander, Gołąb.
  ['a', '', 'o'],
  ['owi', '', 'o'],
  ['em', '', 'o'],
  ['iem', '', 'i'],
  ['u', '', 'o'],
  ['ie', '', 'a'],
  ['owie', ''],
  ['ów', ''],
  ['ka', 'ek'],
  ['kowi', 'ek'],
  ['kiem', 'ek'],
  ['ku', 'ek'],
  ['ła', 'eł'],
  ['łowi', 'eł'],
  ['łem', 'eł'],
  ['le', 'ł', 'ła', 'ło', 'eł'],
  ['ra', 'er'],
  ['rowi', 'er'],
  ['rem', 'er'],
  ['ca', 'iec'],
  ['cowi', 'iec'],
  ['cem', 'iec'],
  ['ęba', 'ąb'],
  ['nia', 'ń', 'eń'],
  ['sia', 'ś'],
  // Women, and names in -a and -o: Anna, Zofia, Beata, Wanda, Barbara, Agnieszka, Jadwiga, Kościuszko.
  ['y', 'a'],
  ['i', 'a', 'o'],
  ['ii', 'ia'],
  ['ę', 'a', 'o'],
  ['ą', 'a', 'o'],
  ['cie', 'ta', 't'],
  ['dzie', 'da', 'd'],
  ['rze', 'ra', 'r'],
  ['ce', 'ka', 'ko'],
  ['dze', 'ga'],
];

/** Short of this nothing of a name would be left to tell it by. */
const shortestStem = 2;

/** A name as it is written, and all names whose inflected form it may be, in lower case. */
export function nameForms(written: string): ReadonlySet<string> {
  const word = written.toLowerCase();
  const forms = endings.flatMap(([ending, ...asCalled]) => {
    const stem = word.slice(0, word.length - ending.length);
    const isForm = word.endsWith(ending) && stem.length >= shortestStem;
    return isForm ? asCalled.map((called) => `${stem}${called}`) : [];
  });
  return new Set([word, ...forms]);
}
