/** Prints a measured figure, such as how long a recovery took; milliseconds are shown as seconds. */
export function tellFigure(fault: string, milliseconds: Readonly<Record<string, number>>): void {
  const figures = Object.entries(milliseconds).map(
    ([name, value]) => `${name} ${(value / 1000).toFixed(1)} s`,
  );
  process.stdout.write(`      ${fault}: ${figures.join(', ')}\n`);
}
