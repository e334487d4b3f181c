import { foldLetters } from '#src/core/fold-text.ts';

/** A row of a kind, as the model knows it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly isOver: boolean;
  /** Of a meter's device. */
  readonly serial?: string;
  readonly phone?: string;
}

/** The kinds whose order the model has; accounts have that of their list. */
export const kinds = ['plots', 'parties', 'meters', 'news', 'notices', 'documents'] as const;

export type Kind = (typeof kinds)[number];

const parts = (text: string) => foldLetters(text).split(/\s+/).filter(Boolean);

/** What a text has to have, where a double name is two words. */
export const wordsIn = (text: string) =>
  parts(text).flatMap((part) => part.split(/(?<=[a-z]{2})-(?=[a-z]{2})/));

const signless = (text: string) => foldLetters(text).replace(/[^a-z0-9]/g, '');

/** As `plot_key` has it. */
function plotKey(name: string): string {
  return foldLetters(name)
    .replace(/^[^a-z0-9]*(dz|dzialka)(?![a-z])([^a-z0-9]*(nr|numer)(?![a-z]))?(?=.*[a-z0-9])/, '')
    .replace(/[^a-z0-9]+|(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])/g, ' ')
    .trim();
}

/** What of a name is compared. */
export function keyOf(kind: Kind, { name }: Pick<Row, 'name'>): string {
  return kind === 'plots' ? plotKey(name) : foldLetters(name);
}

const isOneOf = (keys: readonly string[]) => (key: string) => keys.includes(key);
const beginsAsOneOf = (keys: readonly string[]) => (key: string) =>
  keys.some((start) => key.startsWith(start));

/** How near a row is, by the place of the first of these that holds; undefined for what is not found. */
export function distance(kind: Kind, row: Row, phrase: string): number | undefined {
  const sought = parts(phrase);
  const [first, second] = sought;
  const keys = sought.length === 2 ? [sought.join(' '), `${second} ${first}`] : [sought.join(' ')];
  const asked = kind === 'plots' ? [plotKey(phrase)].filter(Boolean) : keys;
  const serial = foldLetters(row.serial ?? '');
  const own = [keyOf(kind, row), ...(serial === '' ? [] : [serial])];
  const isLong = sought.some(({ length }) => length >= 3);
  const whole = foldLetters(`${row.name} ${row.serial ?? ''}`);
  const near = [
    own.some(isOneOf(asked)) || isPhone(row, phrase),
    own.some(beginsAsOneOf(asked)),
    isLong && wordsIn(phrase).every((part) => whole.includes(part)),
    ...(kind === 'plots' ? plotPlaces(row, phrase) : []),
    ...(kind === 'meters' ? serialPlaces(serial, phrase) : []),
  ];
  const place = near.indexOf(true);
  return place === -1 ? undefined : place;
}

function isPhone({ phone = '' }: Row, phrase: string): boolean {
  return phone !== '' && phrase.replaceAll(/[^0-9]/g, '').endsWith(phone.slice(2));
}

/** By the number behind a sector's letter, and what 'nr' means. */
function plotPlaces({ name }: Row, phrase: string): boolean[] {
  const key = plotKey(name);
  const [, number] = /^[^ ]+ ([0-9].*)$/.exec(key) ?? [];
  const placesOf = (asked: string) => [
    asked !== '' && number === asked,
    asked !== '' && (number ?? '').startsWith(asked),
  ];
  const meant = plotKey(foldLetters(phrase).replace(/^[^a-z0-9]*(nr|numer)(?![a-z])/, ''));
  const isMeant = /^[^a-z0-9]*(nr|numer)(?![a-z]).*[0-9]/.test(foldLetters(phrase));
  return [
    ...placesOf(plotKey(phrase)),
    ...(isMeant ? [key === meant, key.startsWith(meant), ...placesOf(meant)] : []),
  ];
}

/** By the letters and digits alone. */
function serialPlaces(serial: string, phrase: string): boolean[] {
  const [own, asked] = [signless(serial), signless(phrase)];
  if (own === '' || asked === '') return [];
  return [own === asked, own.startsWith(asked)];
}
