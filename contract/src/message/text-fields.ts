/**
 * What a text may have filled in for each recipient, by the names in it, with what people choose it by: docs/product/messages.md#fields. The list is
 * closed: nobody reaches other data by a text.
 */
export const messageFieldLabels = {
  imie: 'Imię',
  nazwisko: 'Nazwisko',
  odbiorca: 'Odbiorca (imię i nazwisko albo „Państwo …”)',
  dzialka: 'Działka',
  sektor: 'Sektor',
  powierzchnia: 'Powierzchnia działki',
  numer_rozliczenia: 'Numer rozliczenia',
  saldo: 'Saldo',
  do_zaplaty: 'Kwota do zapłaty',
  termin: 'Termin zapłaty',
  rachunek_bankowy: 'Rachunek bankowy do wpłat',
  liczniki: 'Liczniki na działce',
  odczyt_od: 'Pierwszy dzień odczytu',
  odczyt_do: 'Ostatni dzień odczytu',
  zebranie_kiedy: 'Dzień i godzina zebrania',
  zebranie_gdzie: 'Miejsce zebrania',
  rod: 'Nazwa ogrodu',
  data: 'Dzisiejsza data',
} as const;

export type MessageField = keyof typeof messageFieldLabels;

/** A field as it stands in a text, such as '{{dzialka}}'; blanks within the braces do not matter. */
const written = /\{\{([^{}]*)\}\}/g;

/** How a field is written into a text. */
export function writtenField(field: MessageField): string {
  return `{{${field}}}`;
}

/** Which fields the texts have, each once. */
export function fieldsIn(...texts: readonly string[]): ReadonlySet<MessageField> {
  return new Set(namesIn(texts).filter(isField));
}

/** Which names stand in the texts as fields and are none, each once. */
export function unknownFieldsIn(...texts: readonly string[]): readonly string[] {
  return [...new Set(namesIn(texts).filter((name) => !isField(name)))];
}

/** The text with the value of each field in its place; `valueOf` has already made them fit for where they will stand. */
export function fillFields(text: string, valueOf: (field: MessageField) => string): string {
  return text.replaceAll(written, (whole, within: string) => {
    const name = within.trim();
    return isField(name) ? valueOf(name) : whole;
  });
}

function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(written)].map(([, within = '']) => within.trim()),
  );
}

function isField(name: string): name is MessageField {
  return Object.hasOwn(messageFieldLabels, name);
}
