/** The texts of what is kept for a time alone. */
export const retentionText = {
  title: 'Przechowywanie danych',
  card: 'Co program sam usuwa, po jakim czasie i kiedy najbliżej.',
  section: 'Co program usuwa sam',
  hint: 'Usuwa w nocy, bez pytania. Księgowań, podmiotów i odczytów nie usuwa nigdy.',
  keptFor: (time: string) => `Przechowuje: ${time}`,
  next: (day: string, count: string) => `Najbliższe usunięcie: ${day}, pozycji: ${count}`,
  atOnce: 'Usuwa od razu po wysłaniu.',
  nothing: 'Teraz nie ma nic do usunięcia.',
} as const;
