/** The texts of the sheet for a notice board, and of the screen that shows it. */
export const sheetText = {
  open: 'Wydrukuj na tablicę',
  title: 'Wydruk na tablicę',
  print: 'Drukuj',
  sheet: 'Kartka A4',
  anyGarden: 'Ogród działkowy',
  until: (day: string) => `Ważne do ${day}`,
  scan: 'To ogłoszenie w telefonie: zeskanuj kod albo wpisz adres',
  code: (address: string) => `Kod QR adresu ${address}`,
  saved: 'Kartka pokazuje to, co zapisano.',
  draft:
    'Nie ma na niej kodu QR ani adresu, bo ogłoszenie nie jest opublikowane. Aby się pojawiły, ustaw Publikację od i zapisz.',
  ended: 'Nie ma na niej kodu QR ani adresu, bo publikacja już się zakończyła.',
  noSite:
    'Nie ma na niej kodu QR ani adresu, bo strona internetowa ogrodu jest wyłączona. Włącza się ją w Ustawieniach.',
  ownComputer: (host: string) =>
    `Nie ma na niej kodu QR ani adresu, bo program jest otwarty pod adresem ${host}, którego nie znajdzie żaden inny komputer ani telefon. Otwórz program pod adresem, który znają czytelnicy.`,
} as const;
