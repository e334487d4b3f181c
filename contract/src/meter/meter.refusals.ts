/** Why what is known of a meter is not stored: docs/product/readings.md#devices. */
export const meterRefusals = {
  takenName: 'Jest już licznik o tej nazwie. Wpisz inną.',
  zoneOfOtherType: 'Ten licznik jest innego rodzaju niż strefa. Wybierz inny.',
  noSuchZone: 'Nie ma takiej strefy. Wybierz inną.',
  mainInGarden: 'Licznik na działce nie może być główny. Wybierz inne przeznaczenie.',
  sectorOfGarden: 'Ten licznik należy do działki, więc jest w jej sektorze. Nie wybieraj innego.',
  noSuchSector: 'Nie ma takiego sektora. Wybierz inny.',
  typeOfZoneInFile:
    'Ten licznik jest w strefie liczników innego rodzaju. Wpisz dotychczasowy typ albo wyjmij licznik ze strefy w jego szczegółach.',
  mainInGardenInFile:
    'Licznik na działce nie może być główny. Zostaw puste „Sektor” i „Działka” albo zmień przeznaczenie w szczegółach licznika.',
} as const;
