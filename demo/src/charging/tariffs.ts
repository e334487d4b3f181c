import type { Instalments } from '@grzadka/contract/tariff/instalments';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { instalmentsInWords, termsInWords } from '@grzadka/contract/tariff/tariff-words';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Transaction } from 'kysely';
import { feeRates } from '../publishing/fee-rates.ts';

/** A resolution on which tariffs rest, and the year for which it was adopted. */
interface DemoResolution {
  readonly id: string;
  readonly body: Database['resolution']['body'];
  readonly year: number;
}

const once: Instalments = [{ dueMonthDay: '06-30', weight: '1' }];
const twice: Instalments = [
  { dueMonthDay: '06-30', weight: '1' },
  { dueMonthDay: '10-31', weight: '1' },
];

/** Grosze as a rate in złoty. */
const zloty = (grosze: number) => (grosze / 100).toFixed(2);

interface DemoTariff {
  readonly terms: TariffTerms;
  readonly instalments: Instalments;
  /** Whoever has the plot on the first of January pays the whole, unless it is shared by days. */
  readonly proration?: 'daily';
}

/** What the general meeting and the PZD ask for in a year, by the names of the fee kinds. */
function termsOf(year: number, body: DemoResolution['body']): Readonly<Record<string, DemoTariff>> {
  const { area, participation, membership, waste, water, energy } = feeRates(year);
  if (body === 'national') {
    return {
      'Partycypacja PZD': {
        terms: { method: 'per-area', rate: zloty(participation) },
        instalments: once,
      },
      'Składka członkowska': {
        terms: {
          method: 'per-person',
          rate: zloty(membership),
          counts: 'members',
          sharing: 'once-per-account',
        },
        instalments: once,
      },
    };
  }
  const from = `${year}-01-01`;
  const consumption = (
    meterType: 'WaterMeter' | 'ElectricityMeter',
    prices: typeof energy,
  ): TariffTerms => {
    const tiers = prices.map(({ upTo, price }) => {
      return { upTo: upTo === null ? null : String(upTo), rate: zloty(price) };
    });
    return { method: 'consumption', meterType, segments: [{ from, tiers }] };
  };
  return {
    'Opłata ogrodowa': {
      terms: { method: 'per-area', rate: zloty(area) },
      instalments: twice,
      proration: 'daily',
    },
    'Wywóz śmieci': {
      terms: { method: 'per-garden', rate: zloty(waste), condition: 'every' },
      instalments: once,
    },
    'Woda wg licznika': {
      terms: consumption('WaterMeter', [{ upTo: null, price: water }]),
      instalments: [{ dueMonthDay: '10-31', weight: '1' }],
    },
    'Energia wg licznika': {
      terms: consumption('ElectricityMeter', energy),
      instalments: [{ dueMonthDay: '10-31', weight: '1' }],
    },
  };
}

/** Stores what is asked for by the resolutions: each year's until its end, that of the latest without one. */
export async function storeTariffs(
  trx: Transaction<Database>,
  resolutions: readonly DemoResolution[],
): Promise<void> {
  const feeKinds = await trx.selectFrom('feeKind').select(['id', 'name']).execute();
  const idOf = new Map(feeKinds.map(({ id, name }) => [name, id]));
  const latest = Math.max(...resolutions.map(({ year }) => year));
  const tariffs = resolutions.flatMap(({ id: resolutionId, body, year }) =>
    Object.entries(termsOf(year, body)).flatMap(
      ([name, { terms, instalments, proration = 'none' as const }]) => {
        const feeKindId = idOf.get(name);
        if (feeKindId === undefined) return [];
        return [
          {
            id: newId(),
            feeKindId,
            resolutionId,
            validFrom: `${year}-01-01`,
            validThru: year < latest ? `${year}-12-31` : null,
            terms: JSON.stringify(terms),
            termsInWords: termsInWords(terms),
            proration,
            instalments: JSON.stringify(instalments),
            instalmentsInWords: instalmentsInWords(instalments),
          },
        ];
      },
    ),
  );
  if (tariffs.length > 0) await trx.insertInto('tariff').values(tariffs).execute();
}
