/** Which wish a plot does not meet, in words. */
export const misfits = {
  sector: 'inny sektor',
  area: 'inna powierzchnia',
  water: 'bez wody',
  electricity: 'bez prądu',
} as const;

export type Misfit = keyof typeof misfits;

interface Wishes {
  /** Any where there are none. */
  readonly sectorIds: readonly string[];
  readonly areaFrom: number | null;
  readonly areaThru: number | null;
  readonly water: boolean;
  readonly electricity: boolean;
}

interface Plot {
  readonly sectorId: string;
  /** In square metres; null where it is not known. */
  readonly area: number | null;
  readonly hasWater: boolean;
  readonly hasElectricity: boolean;
}

/** Which wishes a plot does not meet (docs/product/waiting.md#order); an area that is not known meets any. */
export function misfitsOf(wishes: Wishes, plot: Plot): Misfit[] {
  const { sectorIds, areaFrom, areaThru } = wishes;
  const { sectorId, area } = plot;
  const met: Readonly<Record<Misfit, boolean>> = {
    sector: sectorIds.length === 0 || sectorIds.includes(sectorId),
    area: area === null || (area >= (areaFrom ?? 0) && area <= (areaThru ?? Infinity)),
    water: !wishes.water || plot.hasWater,
    electricity: !wishes.electricity || plot.hasElectricity,
  };
  return (Object.keys(misfits) as Misfit[]).filter((wish) => !met[wish]);
}
