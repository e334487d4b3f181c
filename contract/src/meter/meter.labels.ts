/** The kinds of meter with their labels. */
export const meterTypeLabels = {
  WaterMeter: 'Wodomierz',
  ElectricityMeter: 'Licznik energii elektrycznej',
} as const;

export type MeterType = keyof typeof meterTypeLabels;

/** What a meter's value is measured in, by the kind of meter. */
export const meterUnits = {
  WaterMeter: 'm³',
  ElectricityMeter: 'kWh',
} as const satisfies Record<MeterType, string>;

/** What a meter is there for, in words. */
export const meterRoleLabels = {
  plot: 'Działkowy',
  common: 'Wspólny',
  main: 'Główny',
} as const;

export type MeterRole = keyof typeof meterRoleLabels;

/** What the list calls the fields of a meter, on the screen and in files alike. */
export const meterFieldLabels = {
  name: 'Nazwa',
  lastValue: 'Ostatnia wartość',
  lastMeasuredAt: 'Ostatni odczyt',
  measuredBy: 'Kto odczytał',
  role: 'Przeznaczenie',
  zone: 'Strefa',
  place: 'Miejsce',
  walkOrder: 'Kolejność obchodu',
} as const;
