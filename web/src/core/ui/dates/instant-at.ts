/**
 * The instant of a day and a time, 'YYYY-MM-DD' and 'HH:mm', by the clock of this machine; the last millisecond of the minute
 * where that is asked for. Undefined for an hour that was left out when the clocks went forward.
 */
export function instantAt(day: string, time: string, isMinuteEnd = false): string | undefined {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = isMinuteEnd ? ([59, 999] as const) : ([0, 0] as const);
  const instant = new Date(year, month - 1, dayOfMonth, hour, minute, ...end);
  return instant.getHours() === hour ? instant.toISOString() : undefined;
}
