/** The widths at which a preview shows what readers get, in CSS pixels. */
export const previewWidths = { phone: 390, desktop: 1080 } as const;

export type PreviewWidth = keyof typeof previewWidths;

/** The texts of the preview. */
export const previewText = {
  title: 'Podgląd',
  saved: 'Podgląd pokazuje to, co zapisano.',
  width: 'Szerokość podglądu',
  phone: 'Telefon',
  desktop: 'Komputer',
  publishedAt: (instant: string) => `Opublikowano: ${instant}`,
  visible: 'Jest teraz widoczne.',
  notVisible: 'Teraz nie jest widoczne dla czytelników.',
  superseded: 'Czytelnicy widzą teraz inną wersję.',
  pinned: 'Przypięte',
  empty: 'Brak treści',
} as const;
