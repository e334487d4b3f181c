import { dayInFigures } from '../../core/time/in-figures.ts';

/** Why a plot cannot be charged, with what its words need (docs/product/charges.md#blocked). */
export type BlockedReason =
  | { readonly code: 'no-area' }
  | { readonly code: 'undetermined'; readonly meter: BlockedMeter }
  | { readonly code: 'to-confirm'; readonly meter: BlockedMeter; readonly measurementId: string }
  | {
      readonly code: 'no-reading';
      readonly meter: BlockedMeter;
      readonly from: string;
      readonly thru: string;
    }
  | { readonly code: 'no-tariff'; readonly feeKindId: string; readonly day: string }
  | { readonly code: 'charged-already'; readonly number: string }
  | { readonly code: 'no-interest-rate'; readonly day: string };

/** The meter by whose readings a plot cannot be charged. */
interface BlockedMeter {
  readonly id: string;
  readonly name: string;
}

export type BlockedCode = BlockedReason['code'];

/** The words of a reason why a plot cannot be charged. */
export function blockedInWords(reason: BlockedReason): string {
  switch (reason.code) {
    case 'no-area':
      return 'Brak powierzchni';
    case 'undetermined':
      return `Zużycie nieustalone: licznik ${reason.meter.name}`;
    case 'to-confirm':
      return `Odczyt do sprawdzenia: licznik ${reason.meter.name}`;
    case 'no-reading':
      return `Brak odczytu w oknie ${dayInFigures(reason.from)}–${dayInFigures(reason.thru)}: licznik ${reason.meter.name}`;
    case 'no-tariff':
      return `Brak stawki na dzień ${dayInFigures(reason.day)}`;
    case 'charged-already':
      return `Ten okres już naliczono (${reason.number})`;
    case 'no-interest-rate':
      return `Brak stopy odsetek na dzień ${dayInFigures(reason.day)}`;
  }
}
