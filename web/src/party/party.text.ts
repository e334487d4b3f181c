import { partyListLabels } from '@grzadka/contract/party/party-reply';

/** The texts of the party screens. */
export const partyText = {
  list: 'Podmioty',
  nouns: { one: 'podmiot', few: 'podmioty', many: 'podmiotów' },
  name: partyListLabels.name,
  type: partyListLabels.partyType,
  gardens: partyListLabels.gardens,
  add: 'Dodaj podmiot',
  // Create and edit bear the same title.
  form: 'Nowy podmiot',
  details: 'Szczegóły podmiotu',
  writeToFound: 'Napisz do znalezionych',
  showDetails: 'Szczegóły',
  startEdit: 'Edytuj',
  delete: 'Usuń',
  none: '(brak)',
  address: 'Adres',
  contact: 'Kontakt',
  addressHint: 'Wpisz cały adres albo zostaw go pustym.',
  phoneHint: 'Z numerem kraju, np. +48\u00A0601\u00A0234\u00A0567',
  postalCodeHint: 'Na przykład 00-950',
  remarks: 'Uwagi',
  remarksHint: 'Pole w przygotowaniu – uwagi nie są jeszcze zapisywane.',
  saveAndAddLogin: 'Zapisz i dodaj login',
  added: (name: string) => `Zapisano: ${name}`,
  saved: 'Zapisano dane podmiotu',
} as const;

/** The texts of the question before a party is deleted. */
export const partyDeletionText = {
  title: 'Usunąć podmiot?',
  question: (name: string) => `Czy na pewno chcesz usunąć podmiot ${name}?`,
  consequences:
    'Program usunie też loginy tego podmiotu, a kto z nich korzysta, straci dostęp. Działki będą wolne. Odczyty liczników zostaną.',
  consequencesOfMany:
    'Program usunie też loginy tych podmiotów, a kto z nich korzysta, straci dostęp. Działki będą wolne. Odczyty liczników zostaną.',
  logins: (names: string) => `Loginy: ${names}`,
  gardens: (names: string) => `Działki: ${names}`,
  deleted: ({ name }: { name: string }) => `Usunięto podmiot: ${name}`,
} as const;

/** Names one after another; of many only the first, and how many there are. */
export function namesInShort(names: readonly string[], most: number): string {
  if (names.length === 0) return partyText.none;
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most).join(', ')}… (razem ${names.length})`;
}

/** A NIP as people read it, such as '123-456-32-18'. */
export function formatNip(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}
