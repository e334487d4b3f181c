/** What is said of a reading that is saved, or typed faster than it is saved. */
export const readingText = {
  unsaved: 'Niezapisane odczyty',
  saved: (meterName: string) => `Zapisano odczyt licznika ${meterName}`,
  savedUnchecked: (meterName: string) =>
    `Zapisano odczyt licznika ${meterName}. Czeka w „Do sprawdzenia”.`,
} as const;
