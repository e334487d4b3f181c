import { expect, test } from 'vitest';
import { measuredByText, meterName, valueText } from './meter.text.ts';

test('an inactive meter is marked behind its name', () => {
  expect(meterName({ name: 'W-12', active: true })).toBe('W-12');
  expect(meterName({ name: 'W-12', active: false })).toBe('W-12 (nieaktywny)');
});

test('a value bears the unit of its meter', () => {
  expect(valueText(12.5, 'WaterMeter')).toBe('12,5\u00A0m³');
  expect(valueText(7, 'ElectricityMeter')).toBe('7\u00A0kWh');
});

test('who took a measurement is named by last name, then first name', () => {
  expect(measuredByText({ firstName: 'Jan', lastName: 'Kowalski' })).toBe('Kowalski Jan');
  expect(measuredByText({ firstName: null, lastName: 'Zieleń sp. z o.o.' })).toBe(
    'Zieleń sp. z o.o.',
  );
  expect(measuredByText({ firstName: null, lastName: null })).toBe('(brak)');
});
