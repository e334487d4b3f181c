import { describe, expect, it, test } from 'vitest';
import { messages } from '../core/messages.ts';
import { typedInstalments } from './instalments.ts';
import { isResolvedLate } from './tariff.model.ts';
import { orderRefusals, type TariffTerms, typedTerms } from './tariff-terms.ts';
import { instalmentsInWords, termsInWords } from './tariff-words.ts';

/** What is wrong, by where it is. */
const faultsOf = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const tiered = (...limits: (string | null)[]) => ({
  method: 'consumption',
  meterType: 'WaterMeter',
  segments: [{ from: '2027-01-01', tiers: limits.map((upTo) => ({ upTo, rate: '1' })) }],
});

describe('the terms of a tariff', () => {
  it('are read as people type them, without what belongs to another method', () => {
    const typed = { method: 'per-meter', rate: ' 0,6212 ', meterType: 'WaterMeter', role: '' };
    expect(typedTerms.parse({ ...typed, zoneId: '', segments: [] })).toEqual({
      method: 'per-meter',
      rate: '0.6212',
      meterType: 'WaterMeter',
      role: null,
    });
    const shared = { method: 'distribute', key: 'equal', of: 'amount', total: '184,37', rate: '' };
    expect(typedTerms.parse(shared)).toEqual({
      method: 'distribute',
      key: 'equal',
      of: 'amount',
      total: '184.37',
    });
    const byUse = { ...shared, key: 'consumption', meterType: 'WaterMeter' };
    expect(typedTerms.parse(byUse)).toHaveProperty('meterType', 'WaterMeter');
    expect(faultsOf(typedTerms.safeParse({ ...byUse, meterType: '' }))).toEqual({
      meterType: 'Wybierz typ licznika',
    });
  });

  it.each([
    [{ method: 'per-area', rate: '' }, { rate: 'Podaj stawkę' }],
    [{ method: 'per-area', rate: '0,1234567' }, { rate: messages.tooManyDecimals(6) }],
    [{ method: 'per-area', rate: '-1' }, { rate: 'Kwota nie może być mniejsza od zera' }],
    [
      { method: 'per-area', rate: '100000' },
      { rate: 'Liczba jest za duża – sprawdź, czy nie ma pomyłki' },
    ],
    [
      { method: 'distribute', key: 'equal', of: 'loss', zoneId: '', rate: '6' },
      { zoneId: 'Wybierz strefę' },
    ],
    [{ method: 'guessed' }, { method: 'Nieprawidłowa wartość' }],
  ])('are refused at their fields: %j', (terms, faults) => {
    expect(faultsOf(typedTerms.safeParse(terms))).toEqual(faults);
  });

  it('have tiers that rise up to an open one', () => {
    const faults = (...limits: (string | null)[]) =>
      faultsOf(typedTerms.safeParse(tiered(...limits)));
    const at = (index: number, message: string) => ({
      [`segments.0.tiers.${index}.upTo`]: message,
    });
    expect(faults('250', '900', null)).toEqual({});
    expect(faults('250', '250,0', null)).toEqual(at(1, orderRefusals.tiers));
    expect(faults('900', '1 000', '95', null)).toEqual(at(2, orderRefusals.tiers));
    expect(faults('', null)).toEqual(at(0, orderRefusals.tiers));
    expect(faults('dużo', null)).toEqual(at(0, messages.invalidNumber));
    expect(faults('250')).toEqual(at(0, orderRefusals.lastTier));
  });

  it('have prices that follow each other by days', () => {
    const { segments, ...rest } = tiered(null);
    const on = (...days: string[]) => ({
      ...rest,
      segments: days.flatMap((from) => segments.map((segment) => ({ ...segment, from }))),
    });
    expect(faultsOf(typedTerms.safeParse(on('2027-01-01', '2027-07-01')))).toEqual({});
    expect(faultsOf(typedTerms.safeParse(on('2027-01-01', '2027-01-01')))).toEqual({
      'segments.1.from': orderRefusals.segments,
    });
  });

  const price = (from: string, ...tiers: { upTo: string | null; rate: string }[]) => ({
    from,
    tiers,
  });
  it.each<[TariffTerms, string]>([
    [{ method: 'per-area', rate: '0.45' }, '0,45 zł za m²'],
    [{ method: 'per-area', rate: '12345.6212' }, '12 345,6212 zł za m²'],
    [{ method: 'per-garden', rate: '30', condition: 'every' }, '30,00 zł od działki'],
    [
      { method: 'per-garden', rate: '30', condition: 'water-meter' },
      '30,00 zł od działki z wodomierzem',
    ],
    [
      { method: 'per-person', rate: '6', counts: 'members', sharing: 'once-per-account' },
      '6,00 zł od osoby (członkowie PZD, wspólne konto rozliczeniowe płaci raz)',
    ],
    [
      { method: 'per-meter', rate: '40', meterType: 'ElectricityMeter', role: 'plot' },
      '40,00 zł od licznika (licznik energii elektrycznej)',
    ],
    [
      {
        method: 'consumption',
        meterType: 'ElectricityMeter',
        segments: [
          price('2026-01-01', { upTo: '250', rate: '0.6212' }, { upTo: null, rate: '1.1034' }),
          price('2026-07-01', { upTo: null, rate: '0.645' }),
        ],
      },
      'do 250 kWh 0,6212 zł, powyżej 1,1034 zł za kWh; od 2026.07.01: 0,645 zł za kWh',
    ],
    [
      { method: 'distribute', of: 'amount', total: '184.37', key: 'consumption' },
      '184,37 zł do podziału, według zużycia',
    ],
    [
      {
        method: 'distribute',
        of: 'amount',
        total: '184.37',
        key: 'consumption',
        meterType: 'WaterMeter',
      },
      '184,37 zł do podziału, według zużycia (wodomierz)',
    ],
    [
      { method: 'distribute', of: 'loss', zoneId: 'z', rate: '6.12', key: 'equal' },
      'straty w strefie po 6,12 zł, po równo',
    ],
    [
      { method: 'missing-reading', rate: '50', meterType: 'WaterMeter' },
      '50,00 zł od licznika bez odczytu (wodomierz)',
    ],
    [{ method: 'manual', rate: '120' }, '120,00 zł od konta rozliczeniowego, wybierane ręcznie'],
  ])('are told in words: %j', (terms, words) => {
    expect(termsInWords(terms).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('instalments', () => {
  const one = (dueMonthDay: string, weight = '1') => ({ dueMonthDay, weight });

  it('are due on days of a year, the 29th of February too, and some of them has a share', () => {
    expect(typedInstalments.parse([one('30.6'), one('10-31', '0,5'), one('29.02')])).toEqual([
      one('06-30'),
      one('10-31', '0.5'),
      one('02-29'),
    ]);
    const noDay = { '0.dueMonthDay': 'Wpisz dzień i miesiąc, na przykład 30.06' };
    for (const day of ['', '30.02', '31.04', '13-01', '6']) {
      expect(faultsOf(typedInstalments.safeParse([one(day)]))).toEqual(noDay);
    }
    expect(faultsOf(typedInstalments.safeParse([one('30.06', '0'), one('31.10', '0')]))).toEqual({
      '0.weight': 'Podaj udział co najmniej jednej raty',
    });
    expect(typedInstalments.safeParse([]).success).toBe(false);
    expect(typedInstalments.safeParse(Array.from({ length: 13 }, () => one('30.06'))).success).toBe(
      false,
    );
  });

  it('are told in words', () => {
    expect(instalmentsInWords([one('06-30', '3')])).toBe('30.06');
    expect(instalmentsInWords([one('03-31'), one('09-30')])).toBe('31.03, 30.09 (po równo)');
    expect(instalmentsInWords([one('03-31', '2'), one('09-30', '0.5')])).toBe(
      '31.03 (udział 2), 30.09 (udział 0,5)',
    );
  });
});

test('a garden fee is warned of that the general meeting resolved after 30 June of its year', () => {
  const [fee, meeting] = [{ purpose: 'management' }, 'general-meeting'];
  const late = { body: meeting, adoptedOn: '2027-07-01' };
  expect(isResolvedLate(fee, late, '2027-01-01')).toBe(true);
  expect(isResolvedLate(fee, late, '2028-01-01')).toBe(false);
  expect(isResolvedLate(fee, { ...late, adoptedOn: '2027-06-30' }, '2027-01-01')).toBe(false);
  expect(isResolvedLate(fee, { ...late, body: 'board' }, '2027-01-01')).toBe(false);
  expect(isResolvedLate({ purpose: 'own-use' }, late, '2027-01-01')).toBe(false);
});
