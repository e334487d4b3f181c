import { messages } from '../../core/messages.ts';
import { formatDecimal } from '../../core/number/format-decimal.ts';
import { dayInFigures, minuteInFigures } from '../../core/time/in-figures.ts';
import { dayOf } from '../../core/time/time-zone.ts';

/** A value that a dial showed, and when. */
interface ReadValue {
  readonly value: number;
  readonly measuredAt: string;
}

const checkDigits = 'Sprawdź cyfry';
const tickRolledOver = `${checkDigits} albo zaznacz „Licznik przeszedł przez zero”.`;

function readValue({ value, measuredAt }: ReadValue): string {
  return `${formatDecimal(value)} z ${dayInFigures(dayOf(measuredAt))}`;
}

/** Why the devices at a meter are left as they are: docs/product/readings.md#devices. */
export const installationRefusals = {
  future: messages.dayToCome,
  changedMeanwhile: (at: string) =>
    `Ktoś już zdjął albo wymienił ten licznik (${minuteInFigures(at)}). Otwórz jego szczegóły ponownie.`,
  exchangedElsewhere:
    'Ta wymiana jest już zapisana w innym liczniku. Otwórz licznik ponownie i zapisz wymianę.',
  alreadyThere: (serialNumber: string | null) =>
    `Jest tu już założony licznik${serialNumber === null ? '' : ` ${serialNumber}`}. Najpierw go zdejmij.`,
  takenSerialNumber: (meterName: string) =>
    `Licznik o tym numerze fabrycznym jest już założony: ${meterName}. Sprawdź numer.`,
  notAfterMounting: (at: string) =>
    `Ten licznik założono ${minuteInFigures(at)}. Podaj późniejszą datę.`,
  beforeRemoval: (at: string) =>
    `Poprzedni licznik zdjęto ${minuteInFigures(at)}. Podaj tę datę albo późniejszą.`,
  beforeLastMeasurement: (at: string) =>
    `Licznik nie może być zdjęty wcześniej niż ostatni odczyt z ${minuteInFigures(at)}. Popraw datę.`,
  smallerThanLast: (value: number) =>
    `Stan końcowy jest mniejszy od ostatniego odczytu (${formatDecimal(value)}). ${tickRolledOver}`,
  smallerThanFirst: (value: number) =>
    `Stan końcowy jest mniejszy od stanu początkowego (${formatDecimal(value)}). ${tickRolledOver}`,
  largerThanMeasurement: (later: ReadValue) =>
    `Stan początkowy jest większy od późniejszego odczytu (${readValue(later)}). ${checkDigits}.`,
  largerThanLastValue: (value: number) =>
    `Stan początkowy jest większy od stanu końcowego (${formatDecimal(value)}). ${checkDigits}.`,
  unknownDigits:
    'Najpierw wpisz w danych licznika, ile ma cyfr przed przecinkiem. Bez tego nie da się policzyć przejścia przez zero.',
  stillThere: 'Ten licznik jest założony. Stan końcowy wpiszesz, gdy go zdejmiesz.',
  lastValueEmpty: 'Wpisz stan końcowy',
  charged: (number: string) => `Tej wartości użyto w naliczeniu ${number} – nie można jej zmienić.`,
  chargedSince: (number: string) =>
    `Nie można tego cofnąć: zużycie od tego czasu jest już w naliczeniu ${number}.`,
  measuredSince: 'Po wymianie są już odczyty. Najpierw je unieważnij.',
  firstDevice: 'To pierwszy licznik w tym miejscu – nie ma czego cofać.',
  notNewest: 'Cofnąć można tylko ostatnią zmianę. Otwórz szczegóły licznika ponownie.',
  undone: 'Założenie tego licznika cofnięto. Nie można już zmienić jego danych.',
} as const;
