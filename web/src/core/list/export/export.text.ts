import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** The texts of taking chosen rows along as a file. */
export const exportText = {
  chosen: 'Pobierz zaznaczone',
  downloadedWithout: (fileName: string, gone: number) =>
    `Pobrano plik ${fileName}. Pominięte, bo już ich nie ma: ${formatDecimal(gone)}`,
} as const;
