/** By whose clocks the gardens live: a day in a file begins and ends there. */
export const gardenTimeZone = 'Europe/Warsaw';
