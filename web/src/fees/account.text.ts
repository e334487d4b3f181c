/** The texts of what is owed on accounts, and of an account as a statement. */
export const accountText = {
  /** Where there are several accounts to pay for. */
  receiveFor: (name: string) => `Przyjmij wpłatę (${name})`,
  write: 'Napisz',
  showPast: (count: number) => `Pokaż dawne rozliczenia (${count})`,
  balanceOf: ({ reference }: { reference: string }) => `Saldo – ${reference}`,
  showCharges: 'Pokaż naliczenia',
  hideCharges: 'Ukryj naliczenia',
  toRun: 'Pokaż naliczenie',
} as const;
