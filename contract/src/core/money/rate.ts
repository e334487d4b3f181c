import { messages } from '../messages.ts';
import { decimalText } from '../number/decimal.ts';

/** Digits after the point of a rate. */
const ratePlaces = 6;

/** The largest rate, in złoty: as many nines as its column holds. */
const largestRate = 99_999.999_999;

/** A rate in złoty as a person types it or a client sends it, kept as text: '0.6212' (docs/product/money.md#rounding); `empty` is said of none. */
export function typedRate(empty: string) {
  return decimalText({
    scale: ratePlaces,
    max: largestRate,
    from: { minimum: 0 },
    empty,
    notNumber: messages.invalidNumber,
    refuse: (value) => (value < 0 ? 'Stawka nie może być ujemna' : undefined),
  });
}

/** What is charged by a rate, such as an area of two places or a consumption of three; kept as text, too. */
export function typedQuantity({ empty, places }: { empty: string; places: 2 | 3 }) {
  return decimalText({
    scale: places,
    max: 999_999_999,
    from: { minimum: 0 },
    empty,
    notNumber: messages.invalidNumber,
    refuse: (value) => (value < 0 ? 'Ilość nie może być ujemna' : undefined),
  });
}
