/** The months as people write them, without diacritics: the name, its genitive, its abbreviation and the Roman number. */
const monthWords = [
  ['styczen', 'stycznia', 'sty', 'i'],
  ['luty', 'lutego', 'lut', 'ii'],
  ['marzec', 'marca', 'mar', 'iii'],
  ['kwiecien', 'kwietnia', 'kwi', 'iv'],
  ['maj', 'maja', 'v'],
  ['czerwiec', 'czerwca', 'cze', 'vi'],
  ['lipiec', 'lipca', 'lip', 'vii'],
  ['sierpien', 'sierpnia', 'sie', 'viii'],
  ['wrzesien', 'wrzesnia', 'wrz', 'ix'],
  ['pazdziernik', 'pazdziernika', 'paz', 'x'],
  ['listopad', 'listopada', 'lis', 'xi'],
  ['grudzien', 'grudnia', 'gru', 'xii'],
];

/** The days of the week, from Sunday on, in the same way. */
const weekdayWords = [
  ['niedziela', 'niedz', 'nd', 'ndz'],
  ['poniedzialek', 'pon', 'pn'],
  ['wtorek', 'wt'],
  ['sroda', 'sr'],
  ['czwartek', 'czw', 'cz'],
  ['piatek', 'pt'],
  ['sobota', 'sob', 'sb'],
];

const monthNames = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
];

const weekdayNames = [
  'niedziela',
  'poniedziałek',
  'wtorek',
  'środa',
  'czwartek',
  'piątek',
  'sobota',
];

const months = numbers(monthWords);
const weekdays = numbers(weekdayWords);

/** The number of the month, 1 to 12, that a word in small letters without diacritics stands for; undefined for none. */
export function monthOfWord(word: string): number | undefined {
  const number = months.get(word);
  return number === undefined ? undefined : number + 1;
}

/** The number of the day of the week, 0 for Sunday, that such a word stands for; undefined for none. */
export function weekdayOfWord(word: string): number | undefined {
  return weekdays.get(word);
}

/** The month of a number, 1 to 12. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** The day of the week of a number, 0 for Sunday. */
export function weekdayName(weekday: number): string {
  return weekdayNames[weekday] ?? '';
}

function numbers(words: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(words.flatMap((same, number) => same.map((word) => [word, number] as const)));
}
