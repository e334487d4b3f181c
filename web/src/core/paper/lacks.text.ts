/** What is said of papers that the association has not said enough for: docs/product/paper.md#what-is-missing. */
export const lacksText = {
  printed: (parts: string) => `Na wydruku zabrakło: ${parts}.`,
  mend: 'Uzupełnij dane ogrodu w ustawieniach.',
  ask: 'Poproś administratora o uzupełnienie danych ogrodu.',
  settings: 'Ustawienia',
  /** The way there beside the short words of a message. */
  toSettings: 'Uzupełnij w ustawieniach',
} as const;
