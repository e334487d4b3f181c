import * as z from 'zod/mini';
import { optionalText } from '../core/fields.ts';
import { text } from '../core/record/record-fields.ts';
import { ledgerAccounts } from '../ledger/ledger.model.ts';

/** Which setting has the number that the accountant's own chart of accounts has for a ledger account (docs/product/accountant.md#own-numbers). */
export const ownCodeSettings = {
  '100': 'cashCode',
  '130': 'bankCode',
  '140': 'transitCode',
  '200': 'receivablesCode',
  '240': 'unclearCode',
  '400': 'costsCode',
  '700': 'feeIncomeCode',
  '750': 'otherIncomeCode',
  '760': 'writeOffsCode',
  '800': 'openingCode',
} as const satisfies Record<keyof typeof ledgerAccounts, string>;

export type OwnCodeSetting = (typeof ownCodeSettings)[keyof typeof ownCodeSettings];

const codes = Object.keys(ownCodeSettings) as (keyof typeof ownCodeSettings)[];

/** Something of each of these settings. */
function eachOf<Value>(
  of: (code: keyof typeof ownCodeSettings) => Value,
): Record<OwnCodeSetting, Value> {
  const each = codes.map((code) => [ownCodeSettings[code], of(code)]);
  // Every setting is among them, once.
  return Object.fromEntries(each) as Record<OwnCodeSetting, Value>;
}

/** What they are called wherever they stand. */
export const ownCodeLabels = eachOf((code) => `Konto ${code} (${ledgerAccounts[code]})`);

/** As the form takes them. */
export const ownCodeFields = eachOf(() => optionalText({ max: 20 }));

/** As a reply has them. */
export const ownCodeReply = eachOf(() => z.nullable(z.string()));

/** As the audit shows them. */
export const ownCodeRecordFields = eachOf((code) =>
  text(`Konto ${code} (${ledgerAccounts[code]})`, 'not-personal'),
);
