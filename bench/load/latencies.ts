/** How long calls took, by kind. */
export interface Latencies {
  note(kind: string, milliseconds: number): void;
  /** A line for each kind and one for all: how many, and the 50th, 95th and 99th percentile. */
  lines(): string[];
}

export function createLatencies(): Latencies {
  const byKind = new Map<string, number[]>();
  return {
    note(kind, milliseconds) {
      const noted = byKind.get(kind) ?? [];
      noted.push(milliseconds);
      byKind.set(kind, noted);
    },
    lines() {
      const all = [...byKind.values()].flat();
      return [...byKind, ['all', all] as const].map(([kind, values]) => line(kind, values));
    },
  };
}

function line(kind: string, values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const percentile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const figures = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(share)} ms`);
  return `${kind.padEnd(8)}${String(values.length).padStart(7)} calls  ${figures.join('  ')}`;
}
