/** Where years of the ledger are closed and opened again. */
export const ledgerYearsPath = '/transakcje/lata';
