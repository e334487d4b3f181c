/**
 * The words by which the site finds, in a typed accessibility statement, the lines that programs look for:
 * docs/product/site.md#statements.
 */
export const accessibilityWords = {
  pledge: 'zobowiązuje się zapewnić dostępność swojej strony internetowej',
  concerns: 'Oświadczenie w sprawie dostępności dotyczy strony',
  published: 'Data publikacji strony:',
  updated: 'Data ostatniej istotnej aktualizacji:',
  status: 'Strona jest',
  written: 'Deklarację sporządzono dnia:',
  reviewed: 'Deklarację ostatnio przejrzano dnia:',
  contact: 'Informacje zwrotne i dane kontaktowe',
  person: 'Za rozpatrywanie uwag i wniosków odpowiada',
  phone: 'Telefon:',
  email: 'E-mail:',
  procedure: 'Obsługa wniosków i skarg związanych z dostępnością',
  building: 'Dostępność architektoniczna',
} as const;
