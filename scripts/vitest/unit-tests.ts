/** The tests without a server, by who transforms them: Vite for what the browser runs, nobody for what Node runs as it is. */
export const unitTests = {
  byVite: ['web/{src,build}/**/*.test.{ts,tsx}'],
  byNode: [
    'contract/**/*.test.ts',
    'server/src/**/*.test.ts',
    'scripts/**/*.test.ts',
    'bench/{report,lists}/**/*.test.ts',
    'bench/load/clerk.test.ts',
  ],
} as const;
