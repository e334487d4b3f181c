import type { ConsistencyReport } from '@grzadka/contract/consistency/consistency.model';
import { checkCharges } from '#src/charge/charge.check.ts';
import { checkBlockPositions } from '#src/content/block-position.check.ts';
import { checkStoredObjects } from '#src/content/stored-object.check.ts';
import type { Check } from '#src/core/inspection/check.ts';
import { checkLedger } from '#src/ledger/ledger.check.ts';
import { checkDeviceChains } from '#src/meter/device-chain.check.ts';
import { checkLastMeasurements } from '#src/meter/meter.check.ts';
import { checkGardensHeld } from '#src/party/party.check.ts';
import { checkCollations } from './collation.check.ts';

type CheckKey = ConsistencyReport['checks'][number]['key'];

/** What does each check of the contract, one line each, in its order: docs/recipes.md, "Add a check". */
export const checks: Readonly<Record<CheckKey, Check>> = {
  'last-measurement': checkLastMeasurements,
  'device-chain': checkDeviceChains,
  'gardens-held': checkGardensHeld,
  ledger: checkLedger,
  charge: checkCharges,
  'block-position': checkBlockPositions,
  'stored-object': checkStoredObjects,
  collation: checkCollations,
};
