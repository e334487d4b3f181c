import { describe, expect, it } from 'vitest';
import {
  sampleContext,
  sampleDevice,
  sampleReading,
} from '../../../test/samples/verdict-context.ts';
import { type FindingCode, findingLevels } from '../measurement/finding.ts';
import { verdict } from './verdict.ts';
import type { VerdictContext } from './verdict-context.ts';

/** Thirty days after the last reading of the sample. */
const later = '2026-11-14T12:00:00.000Z';

const now = new Date(later);

function judge(value: number, context: Partial<VerdictContext> = {}, measuredAt = later) {
  return verdict({ value, measuredAt }, sampleContext(context), now);
}

function codes(...judged: Parameters<typeof judge>): FindingCode[] {
  return judge(...judged).map(({ code }) => code);
}

function textOf(code: FindingCode, ...judged: Parameters<typeof judge>): string | undefined {
  return judge(...judged).find((finding) => finding.code === code)?.text;
}

describe('a reading of 120,000 thirty days before, usually 0.2 a day', () => {
  it.each<[value: number, codes: FindingCode[]]>([
    [126, []],
    [180, []],
    [180.001, ['too-large']],
    [119.999, ['smaller']],
    [120, ['no-consumption']],
  ])('%d is found %j', (value, found) => {
    expect(codes(value)).toEqual(found);
  });

  it('162,0 typed as 612,0 is too large, and taken for swapped', () => {
    expect(codes(612)).toEqual(['too-large', 'swapped']);
    expect(textOf('swapped', 612)).toBe('Czy nie chodzi o 162?');
    expect(textOf('swapped', 612.5)).toBe('Czy nie chodzi o 162,5?');
  });

  it('612,0 is not taken for swapped where 162,0 is too large as well', () => {
    expect(codes(612, { usual: 0.1 })).toEqual(['too-large']);
  });
});

describe('future', () => {
  it('a reading is refused from five minutes ahead of the clock, and nothing else is told', () => {
    const ahead = (minutes: number, milliseconds = 0) =>
      new Date(now.getTime() + minutes * 60_000 + milliseconds).toISOString();
    expect(codes(126, {}, ahead(5))).toEqual([]);
    expect(judge(1, { active: false }, ahead(5, 1))).toEqual([
      { code: 'future', level: 'refuse', text: 'Ta data jest późniejsza niż dziś. Popraw ją.' },
    ]);
  });
});

describe('no-device', () => {
  const removed = sampleDevice({ removedAt: '2026-11-02T09:00:00.000Z', lastValue: 121 });
  const mountedAgain = sampleDevice({
    id: 'next',
    installedAt: '2026-11-10T09:00:00.000Z',
    firstValue: 121,
  });
  const installations = [mountedAgain, removed];

  it('a reading between a removal and the next mounting is refused, and nothing else is told', () => {
    const between = '2026-11-02T09:00:00.000Z';
    expect(judge(1, { installations, active: false }, between)).toEqual([
      {
        code: 'no-device',
        level: 'refuse',
        text: 'W tym czasie licznik był zdjęty. Popraw datę.',
      },
    ]);
  });

  it('one at the instant of the mounting is not', () => {
    const mounting = '2026-11-10T09:00:00.000Z';
    expect(codes(121, { installations }, mounting)).toEqual(['no-consumption']);
    expect(codes(121, { installations }, '2026-11-10T08:59:59.999Z')).toEqual(['no-device']);
  });
});

describe('inactive', () => {
  it('a meter that is not in use is asked about', () => {
    expect(textOf('inactive', 126, { active: false })).toBe(
      'Ten licznik jest nieaktywny. Sprawdź, czy to na pewno ten',
    );
  });
});

describe('too-many-digits', () => {
  it('a value is found that the dial cannot show', () => {
    const installations = [sampleDevice({ digits: 3 })];
    const context = { installations, usual: null };
    expect(codes(999.999, context)).toEqual([]);
    expect(codes(1000, context)).toEqual(['too-many-digits']);
    expect(textOf('too-many-digits', 1000, context)).toBe(
      'Cyfry przed przecinkiem w tym liczniku: 3. Sprawdź wartość.',
    );
  });
});

describe('smaller', () => {
  it('names the reading before it', () => {
    const measurements = [sampleReading('2026-10-15', 1234.5)];
    expect(textOf('smaller', 1234.499, { measurements })).toBe(
      'Wartość jest mniejsza od ostatniej (1\u00a0234,5 z 2026.10.15). Sprawdź, czy odczyt jest poprawny.',
    );
  });

  it('is measured by the device that is there: an exchange makes no value smaller', () => {
    const installations = [
      sampleDevice({ removedAt: '2026-11-02T09:00:00.000Z', lastValue: 125 }),
      sampleDevice({ id: 'next', installedAt: '2026-11-02T09:00:00.000Z', firstValue: 0.3 }),
    ];
    expect(codes(0.9, { installations })).toEqual([]);
    expect(textOf('smaller', 0.2, { installations })).toContain('(0,3 z 2026.11.02)');
  });

  it('does not look at estimates', () => {
    const estimate = sampleReading('2026-11-01', 170, { channel: 'estimate' });
    const measurements = [sampleReading('2026-10-15', 120), estimate];
    expect(codes(126, { measurements })).toEqual([]);
  });
});

describe('larger-than-next', () => {
  const measurements = [sampleReading('2026-10-15', 120), sampleReading('2026-11-12', 125.5)];
  const between = '2026-11-01T12:00:00.000Z';

  it('names the reading after it', () => {
    expect(codes(125.5, { measurements }, between)).toEqual([]);
    expect(textOf('larger-than-next', 125.501, { measurements }, between)).toBe(
      'Wartość jest większa od późniejszej (125,5 z 2026.11.12). Sprawdź, czy odczyt jest poprawny.',
    );
  });

  it('looks at the last value, unless that is an estimate', () => {
    const removed = { removedAt: '2026-11-12T12:00:00.000Z', lastValue: 124 };
    const read = [sampleDevice(removed)];
    expect(codes(125, { installations: read }, between)).toEqual(['larger-than-next']);
    const guessed = [sampleDevice({ ...removed, lastValueEstimated: true })];
    expect(codes(125, { installations: guessed }, between)).toEqual([]);
  });

  it('is none where the dial passed through zero since', () => {
    const rolledOver = [
      sampleReading('2026-10-15', 99_990),
      sampleReading('2026-11-12', 12.9, { rolledOver: true }),
    ];
    expect(codes(99_995, { measurements: rolledOver }, between)).toEqual([]);
  });
});

describe('too-large', () => {
  it('says so in the words of the screen', () => {
    expect(textOf('too-large', 180.001)).toBe(
      'Zużycie jest ponad 10 razy większe niż zwykle. Sprawdź, czy odczyt jest poprawny.',
    );
  });

  it('counts a shorter time as a day', () => {
    const minuteLater = '2026-10-15T12:01:00.000Z';
    expect(codes(122, {}, minuteLater)).toEqual(['duplicate-day']);
    expect(codes(122.001, {}, minuteLater)).toEqual(['too-large', 'duplicate-day']);
  });

  it('counts what the dial shows as often as its multiplier says', () => {
    const installations = [sampleDevice({ multiplier: 40 })];
    expect(codes(121.5, { installations })).toEqual([]);
    expect(codes(121.501, { installations })).toContain('too-large');
  });

  it('is no matter of the last bits of a rate', () => {
    // For a computer, ten times 0.003 a day is 0.8999999999999999 in thirty days.
    expect(codes(120.9, { usual: 0.003 })).toEqual([]);
    expect(codes(120.901, { usual: 0.003 })).toContain('too-large');
  });

  it.each([null, 0])('is not judged where the usual is %s', (usual) => {
    expect(codes(999_999, { usual })).toEqual([]);
  });

  it('is not judged without a point before', () => {
    expect(codes(999_999, { measurements: [] })).toEqual([]);
  });
});

describe('duplicate-day', () => {
  const measurements = [sampleReading('2026-11-13T23:30:00.000Z', 121)];

  it('is a matter of the day by the clocks of the gardens', () => {
    const context = { measurements, usual: null };
    expect(textOf('duplicate-day', 122, context)).toBe(
      'Z tego dnia jest już odczyt: 121 (Nowak Anna)',
    );
    expect(codes(122, context, '2026-11-14T23:00:00.000Z')).toEqual(['future']);
    expect(codes(120, context, '2026-11-13T22:59:00.000Z')).toEqual([]);
  });

  it('names the latest of the day, and nobody where it is not known who read', () => {
    const nobody = { firstName: null, lastName: null };
    const second = sampleReading('2026-11-14T08:00:00.000Z', 121.5, { measuredBy: nobody });
    const context = { measurements: [second, ...measurements], usual: null };
    expect(textOf('duplicate-day', 122, context)).toBe('Z tego dnia jest już odczyt: 121,5');
  });

  it('does not look at estimates', () => {
    const estimate = sampleReading('2026-11-14T08:00:00.000Z', 121, { channel: 'estimate' });
    expect(codes(122, { measurements: [estimate] })).toEqual([]);
  });
});

describe('already-charged', () => {
  const charged = { thru: '2026-11-01T12:00:00.000Z', number: '2026/3' };

  it('is what lies before the reading that the charge ended with', () => {
    expect(codes(121, { charged }, charged.thru)).toEqual([]);
    expect(textOf('already-charged', 121, { charged }, '2026-11-01T11:59:59.999Z')).toBe(
      'Ten okres jest już naliczony (2026/3); różnica trafi do następnego naliczenia',
    );
  });
});

describe('no-consumption', () => {
  it('says since when', () => {
    expect(textOf('no-consumption', 120)).toBe('Brak zużycia od 2026.10.15');
  });

  it.each([null, 0])('is nothing to tell of a meter whose usual is %s', (usual) => {
    expect(codes(120, { usual })).toEqual([]);
  });
});

describe('legalisation', () => {
  const context = { installations: [sampleDevice({ legalisedUntil: '2026-11-13' })] };

  it('is told from the day after its last one', () => {
    expect(textOf('legalisation', 126, context)).toBe('Legalizacja wygasła 2026.11.13');
  });

  it('goes by the day of the reading', () => {
    expect(codes(126, context, '2026-11-13T22:59:00.000Z')).toEqual([]);
    expect(codes(126, context, '2026-11-13T23:00:00.000Z')).toEqual(['legalisation']);
  });
});

it('findings are told in the order of their list, each with its level', () => {
  const everything = {
    active: false,
    installations: [sampleDevice({ digits: 3, legalisedUntil: '2026-01-01' })],
    measurements: [
      sampleReading('2026-10-15', 120),
      sampleReading('2026-11-14T08:00:00.000Z', 500),
      sampleReading('2026-11-14T13:00:00.000Z', 501),
    ],
    charged: { thru: '2026-11-14T13:00:00.000Z', number: '2026/3' },
  };
  const all = [...judge(1500, everything), ...judge(499, everything), ...judge(500, everything)];
  const order = Object.keys(findingLevels);
  for (const value of [1500, 499, 500]) {
    const told = codes(value, everything);
    expect(told).toEqual(told.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
  const told = new Set<string>(all.map(({ code }) => code));
  expect(order.filter((code) => !told.has(code))).toEqual(['future', 'no-device', 'swapped']);
  for (const { code, level } of all) expect(level).toBe(findingLevels[code]);
});
