/** What was measured in each round, of a thing and of what it is compared with. */
export interface Alternated {
  readonly rounds: readonly number[];
  readonly baseline: readonly number[] | undefined;
}

/** Measures two things in turn, so that whatever else the machine does happens to both. */
export async function alternate(
  rounds: number,
  measured: () => Promise<number>,
  baseline?: () => Promise<number>,
): Promise<Alternated> {
  const values: number[] = [];
  const baselineValues: number[] = [];
  for (let round = 0; round < rounds; round++) {
    values.push(await measured());
    if (baseline) baselineValues.push(await baseline());
  }
  return { rounds: values, baseline: baseline && baselineValues };
}
