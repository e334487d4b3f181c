import { beneficiaryLabels } from '@grzadka/contract/exemption/exemption.model';
import { exemptionRecord, noResolution } from '@grzadka/contract/exemption/exemption.record';

const { fields } = exemptionRecord;

/** The texts of the exemptions' screens that are not plain. */
export const exemptionText = {
  beneficiary: 'Dla kogo',
  beneficiaryKind: 'Komu przysługuje ulga',
  settlement: beneficiaryLabels.settlement,
  settlementHint: 'Wpisz część nazwy działki, nazwiska albo numeru rozliczenia.',
  party: beneficiaryLabels.party,
  partyHint: 'Ulga dotyczy wszystkich kont rozliczeniowych tej osoby albo firmy.',
  relief: 'Ulga',
  reliefKind: 'Jak się ją liczy',
  percent: 'O ile procent mniej',
  percentHint: 'Od 1 do 100. 100 oznacza zwolnienie z całej opłaty.',
  amount: 'O ile złotych mniej',
  amountHint: 'Opłata nie zmniejszy się poniżej zera.',
  resolution: fields.resolutionId.label,
  noResolution,
} as const;
