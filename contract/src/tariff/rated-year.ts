/** From this month on one prepares the next year. */
const nextYearFromMonth = 9;

/** The year whose rates one sets on a day, 'YYYY-MM-DD': from September on the next one. */
export function ratedYear(day: string): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) + ((month ?? 0) >= nextYearFromMonth ? 1 : 0);
}
