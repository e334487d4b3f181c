/** The texts of receipts on paper. */
export const receiptText = {
  titles: { KP: 'Dowód wpłaty do kasy', KW: 'Dowód wypłaty z kasy' },
  copies: ['Dla wpłacającego', 'Dla kasy'],
  copiesOfPayOut: ['Dla odbiorcy', 'Dla kasy'],
  day: 'Dzień',
  cashBox: 'Kasa',
  from: 'Od kogo',
  fromByHand: 'Od kogo (wpisz ręcznie)',
  to: 'Komu',
  garden: 'Działka',
  withoutGarden: 'bez działki',
  reference: 'Numer rozliczenia',
  category: { KP: 'Kategoria przychodów', KW: 'Kategoria kosztów' },
  what: 'Za co',
  amount: 'Kwota',
  amountInWords: (words: string) => `Słownie: ${words}`,
  columns: { what: 'Co pokrywa ta wpłata', due: 'Termin', amount: 'Kwota (zł)' },
  others: (count: number) => `Inne należności (${count})`,
  overpaid: 'Nadpłata',
  reversed: (number: string) => `Ten dokument ma storno ${number}.`,
  signatures: {
    KP: ['Wpłacający', 'Kasjer'],
    KW: ['Odbiorca', 'Kasjer'],
  },
  foot: (number: string, association: string | null) =>
    [number, association].filter((part) => part !== null).join(' · '),
} as const;
