import type { Case } from './case.ts';
import { consumptionCases } from './consumption-cases.ts';
import { foundCases } from './found-cases.ts';
import { ledgerCases } from './ledger-cases.ts';
import { listCases } from './list-cases.ts';
import { readCases } from './read-cases.ts';
import { writeCases } from './write-cases.ts';

/** Every case by the name that the bare server knows it by. */
export const everyCase: Readonly<Record<string, Case>> = {
  ...listCases,
  ...foundCases,
  ...readCases,
  ...consumptionCases,
  ...ledgerCases,
  ...writeCases,
};
