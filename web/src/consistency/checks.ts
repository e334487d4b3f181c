import type { CheckResult } from '@grzadka/contract/consistency/consistency.model';
import { chargeWords } from '../charge/charge.check.ts';
import { blockPositionWords } from '../content/block-position.check.ts';
import { storedObjectWords } from '../content/stored-object.check.ts';
import type { CheckWords } from '../core/check-words.ts';
import { ledgerWords } from '../ledger/ledger.check.ts';
import { deviceChainWords } from '../meter/device-chain.check.ts';
import { lastMeasurementWords } from '../meter/meter.check.ts';
import { gardensHeldWords } from '../party/party.check.ts';
import { collationWords } from './collation.check.ts';

/** The words of every check of the contract, one line each: docs/recipes.md, "Add a check". */
export const wordsOfChecks: Readonly<Record<CheckResult['key'], CheckWords>> = {
  'last-measurement': lastMeasurementWords,
  'device-chain': deviceChainWords,
  'gardens-held': gardensHeldWords,
  ledger: ledgerWords,
  charge: chargeWords,
  'block-position': blockPositionWords,
  'stored-object': storedObjectWords,
  collation: collationWords,
};
