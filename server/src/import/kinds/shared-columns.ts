import type { Columns } from '../columns.ts';

/** The columns that files of several kinds have; what a kind may lack it says itself. */
export const sharedColumns = {
  sector: { title: 'Sektor' },
  garden: { title: 'Działka', aliases: ['Numer działki', 'Nr działki'] },
  registerNumber: { title: 'Numer ewidencyjny', aliases: ['Nr ewidencyjny'], isOptional: true },
  meter: { title: 'Licznik', aliases: ['Numer licznika', 'Nr licznika'] },
  serialNumber: { title: 'Numer fabryczny', aliases: ['Nr fabryczny'] },
  reference: { title: 'Numer rozliczenia', aliases: ['Nr rozliczenia'], isOptional: true },
  feeKind: { title: 'Rodzaj opłaty', aliases: ['Rodzaj'] },
} as const satisfies Columns;

/** The columns of the place of an account, which may be named by its number instead. */
export const placeOfAccount = {
  reference: sharedColumns.reference,
  sector: { ...sharedColumns.sector, isOptional: true },
  garden: { ...sharedColumns.garden, isOptional: true },
} as const satisfies Columns;
