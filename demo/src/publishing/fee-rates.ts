/** What is paid in a year, in grosze. */
export interface FeeRates {
  /** For each square metre. */
  readonly area: number;
  readonly participation: number;
  /** For each member. */
  readonly membership: number;
  readonly waste: number;
  /** For each m³. */
  readonly water: number;
  /** For each kWh, by how many of them are used in a year. */
  readonly energy: readonly { readonly upTo: number | null; readonly price: number }[];
}

const firstYear = 2020;

/** The rates of a year: everything gets a little dearer each year. */
export function feeRates(year: number): FeeRates {
  const years = Math.max(0, year - firstYear);
  return {
    area: 80 + 5 * years,
    // The PZD asks for the same each year.
    participation: 15,
    membership: 600,
    waste: 9000 + 900 * years,
    water: 620 + 25 * years,
    energy: [
      { upTo: 500, price: 78 + 4 * years },
      { upTo: 1500, price: 92 + 5 * years },
      { upTo: null, price: 118 + 6 * years },
    ],
  };
}

const zloty = new Intl.NumberFormat('pl', { style: 'currency', currency: 'PLN' });

/** An amount of grosze in words and figures: '1,10 zł'. */
export function money(grosze: number): string {
  return zloty.format(grosze / 100);
}

/** The same as a number alone, for tables: '1,10'. */
export function zlotys(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',');
}

/** The energy tiers of a year, one line each. */
export function energyTiers(year: number): string[] {
  let previous = 0;
  return feeRates(year).energy.map(({ upTo, price }) => {
    const from = previous + 1;
    previous = upTo ?? 0;
    const range = upTo === null ? `powyżej ${from - 1} kWh` : `od ${from} do ${upTo} kWh`;
    return `${range} rocznie: ${money(price)} za kWh`;
  });
}
