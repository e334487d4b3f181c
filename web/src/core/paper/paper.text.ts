/** The texts of a document while it is made. */
export const paperText = {
  title: 'Tworzenie pliku',
  /** Until it is known how many letters there are, or of one that has no letters. */
  waiting: 'Program przygotowuje plik. To może potrwać kilka minut.',
  progress: (what: string, done: number, of: number) => `${what}: ${done} z ${of}`,
  failed: (reason: string) => `Nie udało się utworzyć pliku. ${reason}`,
} as const;
